// Two fingers: how far apart they are, and which way the second lies from the first.
//
// Held by: pinch and rotation recognisers, which read it before and after each report. A pure value.

/// Where two fingers are; points, window coordinates.
struct FingerPair {
  private var first: CGPoint?
  private var second: CGPoint?

  @MainActor
  mutating func take(_ fingers: [UITouch]) {
    first = fingers.count == 2 ? fingers[0].state.location : nil
    second = fingers.count == 2 ? fingers[1].state.location : nil
  }

  /// Nil unless there are two.
  var distance: CGFloat? {
    guard let first, let second else { return nil }
    return hypot(second.x - first.x, second.y - first.y)
  }

  /// Radians, clockwise on the screen.
  var angle: CGFloat? {
    guard let first, let second else { return nil }
    return atan2(second.y - first.y, second.x - first.x)
  }
}
