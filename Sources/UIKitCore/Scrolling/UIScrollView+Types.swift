// The option types and the stored state of UIScrollView, one struct a concern.
//
// Held by: UIScrollView. Written by the concern files (UIScrollView+Topic.swift).

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The interactive modes follow a finger onto the keyboard of the screen, of which there is none.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// When the safe area adds to the content's insets: along axes that scroll or always bounce (`automatic` too), never, always.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// What is left of the velocity after a millisecond, a factor. Values: documented.
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
  var bouncesHorizontally = true
  var bouncesVertically = true
  var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }
  var transfersHorizontally = true
  var transfersVertically = true
  var allowsKeys = true
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
  /// In the unit square.
  var alignment = CGPoint.zero
  /// The adjusted insets that were last told.
  var toldInset = UIEdgeInsets.zero
  /// The view's size when its content was last kept inside its edges.
  var seenSize = CGSize.zero
  /// The edges have changed while the content was on its way to somewhere.
  var isLoose = false
}

/// What `isTracking` and `isDragging` tell, and what a drag remembers.
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
  /// How far the client has moved the content under the finger, points: no part of the finger's velocity.
  var moved = CGPoint.zero
  /// The delegate is being told that the content will decelerate; false again when it stops that.
  var isEnding = false
}

extension UIEdgeInsets {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
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
