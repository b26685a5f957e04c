// Haptic feedback: as on a device without an engine, nothing is felt (documented: the generators are then silent).
//
// Made by: clients.

@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  public override init() { super.init() }
  /// On a view, as an interaction of it. Source: documented (iOS 17.5).
  public init(view: UIView) {
    super.init()
    view.addInteraction(self)
  }
  public private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  public convenience override init() { self.init(style: .medium) }
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  open func impactOccurred() {}
  /// `intensity` from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
  /// `location` in the view's coordinates, points.
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}

  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}

  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
}

/// For drawing: something has snapped into line, or a path is complete.
@preconcurrency @MainActor
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) {}
  open func pathCompleted(at location: CGPoint) {}
}
