// How scrolling moves, as pure functions of time and place. No views, no clock.
//
// Called by: AxisMotion, ScrollLeg and UIScrollView. Points, seconds, points a second. Source of all figures: measured on a
// simulator, unless a line says otherwise.

enum ScrollPhysics {
  /// Slower than this, deceleration stops.
  static let stopVelocity: CGFloat = 10
  /// Of the rubber band: how much of a small overshoot is shown.
  static let bandStiffness: CGFloat = 0.55
  /// Of the critically damped spring that an edge is, a second.
  static let bounceFrequency: CGFloat = 11
  /// Slower than this, a bounce starts as from rest.
  static let heldVelocity: CGFloat = 50
  /// The two rates at which a held overshoot goes back, a second.
  static let slowReturn: CGFloat = 9
  static let fastReturn: CGFloat = 46
  /// Faster than this, a release turns the page. Chosen here.
  static let flickVelocity: CGFloat = 200
  /// Nearer than this to where it goes, a motion has arrived: less than half a pixel at any scale. Chosen here.
  static let arrival: CGFloat = 0.15

  /// What is shown of an overshoot, either way; `length` is the viewport's on that axis. 0 for a length of 0.
  static func banded(_ overshoot: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, overshoot != 0 else { return 0 }
    let shown = (1 - 1 / (bandStiffness * abs(overshoot) / length + 1)) * length
    return overshoot < 0 ? -shown : shown
  }

  /// The overshoot of which `shown` is shown: the inverse of `banded`.
  static func unbanded(_ shown: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, shown != 0 else { return 0 }
    let part = min(abs(shown) / length, 0.999)
    let overshoot = (1 / (1 - part) - 1) * length / bandStiffness
    return shown < 0 ? -overshoot : overshoot
  }

  /// A place inside `range` is shown as it is; one outside by its rubber band.
  static func shown(_ place: CGFloat, range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    if place < range.lowerBound { return range.lowerBound + banded(place - range.lowerBound, length: length) }
    if place > range.upperBound { return range.upperBound + banded(place - range.upperBound, length: length) }
    return place
  }

  /// The place of which `shown` is shown.
  static func place(ofShown shown: CGFloat, range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
    if shown < range.lowerBound { return range.lowerBound + unbanded(shown - range.lowerBound, length: length) }
    if shown > range.upperBound { return range.upperBound + unbanded(shown - range.upperBound, length: length) }
    return shown
  }

  /// Seconds' worth of way that a velocity is good for under `rate`, a factor per millisecond: 0.499 for 0.998.
  static func reach(_ rate: CGFloat) -> CGFloat {
    let rate = min(max(rate, 0), 0.9999)
    return rate / ((1 - rate) * 1000)
  }

  /// Where deceleration from `start` comes to rest, with nothing in its way.
  static func restingPlace(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
    guard abs(velocity) > stopVelocity else { return start }
    return start + (velocity - (velocity < 0 ? -stopVelocity : stopVelocity)) * reach(rate)
  }
}
