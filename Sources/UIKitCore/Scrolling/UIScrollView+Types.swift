// The option types and the stored state of UIScrollView, one struct a concern.

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// A factor per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

struct ScrollOptions {
  var isEnabled = true
  var locksDirection = false
  var isPaging = false
  var scrollsToTop = true
  var bounces = true
  var bouncesHorizontally = true
  var bouncesVertically = true
  var alwaysBouncesVertically = false
  var alwaysBouncesHorizontally = false
  var delaysTouches = true
  var cancelsTouches = true
  var rate = UIScrollView.DecelerationRate.normal
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
}

/// Points.
struct ScrollContent {
  var size = CGSize.zero
  var inset = UIEdgeInsets.zero
  /// The adjusted insets that were last told.
  var toldInset = UIEdgeInsets.zero
}

struct DragState {
  var isTracking = false
  var isDragging = false
  /// A wheel or a trackpad drags, no finger.
  var isWheel = false
  /// Where the content would be without edges, less the translation; points.
  var start = CGPoint.zero
  /// Axes that do not follow the finger.
  var isHorizontalLocked = false
  var isVerticalLocked = false
  var samples = MotionSamples()
}

struct ZoomState {
  var scale: CGFloat = 1
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var bounces = true
  /// Fingers are at it.
  var isActive = false
  /// The scale when they began.
  var start: CGFloat = 1
}

/// A motion without a finger.
struct ScrollMotion {
  /// `settling` is told to nobody.
  enum Kind { case deceleration, animation, settling, scrollToTop, zoom, zoomBounce }
  let kind: Kind
  var x: AxisMotion
  var y: AxisMotion
  /// Of the zoom scale; nil while only the offset moves.
  var zoom: AxisMotion?
  /// Seconds of host time; nil until the first frame.
  var begin: TimeInterval?

  /// An eased way for an animation. Points and seconds.
  static func eased(_ kind: Kind, from start: CGPoint, to target: CGPoint) -> ScrollMotion {
    let time = ScrollLook.animation
    return ScrollMotion(
      kind: kind, x: AxisMotion(.ease(start: start.x, target: target.x, duration: time)),
      y: AxisMotion(.ease(start: start.y, target: target.y, duration: time)))
  }
}
