// The geometry of a scene: how it lies, and how the app wants it to lie.
//
// Called by: clients. Hands on: wanted orientations to ScreenOrientation, with the next frame.

extension UIWindowScene {
  /// What an app would like; one class a platform.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// Empty stands for no wish.
      public var interfaceOrientations: UIInterfaceOrientationMask

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
      public convenience override init() { self.init(interfaceOrientations: []) }
    }
  }

  /// The geometry as it is at one instant.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let coordinateSpace: any UICoordinateSpace
    /// No host lets a user drag an edge while it tells of each step.
    public var isInteractivelyResizing: Bool { false }

    init(_ scene: UIWindowScene) {
      (interfaceOrientation, coordinateSpace) = (scene.interfaceOrientation, scene.coordinateSpace)
      super.init()
    }
  }

  public var effectiveGeometry: Geometry { Geometry(self) }
  /// Nil: no host has scenes that are smaller than the screen, as on an iPhone. Source: documented (nil where unsupported).
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  public var isFullScreen: Bool { true }

  /// Turns the interface to one of the wanted orientations with the next frame, however the device is held, until it is
  /// turned. `errorHandler` is called at once when app and controller support none of them, or the screen does not turn.
  /// Source: documented; when the handler is called, and for how long the wish holds, is chosen here.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations, !wish.isEmpty else {
      return
    }
    let lifecycle = UIApplication.shared.lifecycle
    guard lifecycle.canTurnScreen else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    let window = keyWindow ?? windows.last
    let app = UIApplication.shared.supportedInterfaceOrientations(for: window)
    let supported = window?.rootViewController.map { app.intersection($0.supportedInterfaceOrientations) } ?? app
    guard !supported.isDisjoint(with: wish) else {
      errorHandler?(UISceneError(.geometryRequestDenied))
      return
    }
    lifecycle.wantedOrientations = wish
    lifecycle.setNeedsOrientationReview()
    FrameScheduler.requestFrame()
  }
}

/// The least and the largest size of a scene in a window of its own, points.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true

  override init() { super.init() }
}
