// UIScreenMode: a size that a screen can have. Screens here have one.
//
// Made by: UIScreen.

@preconcurrency @MainActor
public final class UIScreenMode: NSObject {
  /// Device pixels.
  public let size: CGSize
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  public var preferredMode: UIScreenMode? { currentMode }
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// Nothing is brighter than white, and no wire takes time. Source: documented (1 where there is no headroom).
  public var currentEDRHeadroom: CGFloat { 1 }
  public var potentialEDRHeadroom: CGFloat { 1 }
  public var calibratedLatency: TimeInterval { 0 }

  /// A view of the screen's size that shows all its windows as they are.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in UIApplication.shared.windows {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      view.addSubview(picture)
    }
    return view
  }
}
