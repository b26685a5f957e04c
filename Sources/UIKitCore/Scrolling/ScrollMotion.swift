// The content on its way without a finger, as a value: what kind of way, and where each axis and the zoom scale are when.
//
// Made by: UIScrollView at release, for animations and when it zooms. Read by: UIScrollView+Motion, once a frame.

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
  /// Seconds of host time of the frame that was shown last; nil until the first one.
  var shown: TimeInterval?
  /// How often it was bent since it began.
  var bends = 0

  /// An eased way for an animation. Points and seconds.
  static func eased(_ kind: Kind, from start: CGPoint, to target: CGPoint) -> ScrollMotion {
    let time = ScrollLook.animation
    return ScrollMotion(
      kind: kind, x: AxisMotion(.ease(start: start.x, target: target.x, duration: time)),
      y: AxisMotion(.ease(start: start.y, target: target.y, duration: time)))
  }

  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// `time`: seconds since `begin`.
  func isOver(at time: TimeInterval) -> Bool {
    x.isOver(at: time) && y.isOver(at: time) && zoom?.isOver(at: time) ?? true
  }
}
