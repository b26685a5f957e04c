// One stretch of a motion along one axis: a pure function of the seconds since the stretch began.
//
// Made by: AxisMotion, one after the other. Points, seconds, points a second.

enum ScrollLeg: Equatable {
  case rest(CGFloat)
  /// `rate`: factor per millisecond. Steps of whole milliseconds, as measured.
  case deceleration(start: CGFloat, velocity: CGFloat, rate: CGFloat)
  /// Critically damped towards `target`.
  case spring(target: CGFloat, start: CGFloat, velocity: CGFloat)
  /// From a held overshoot back to `target`: `slow` and `fast` are what each of the two rates has to do.
  case relaxation(target: CGFloat, slow: CGFloat, fast: CGFloat)
  /// To `target` with a speed that falls by `rate`, a second.
  case glide(target: CGFloat, start: CGFloat, rate: CGFloat)
  /// Eased in and out over `duration` seconds.
  case ease(start: CGFloat, target: CGFloat, duration: TimeInterval)

  /// From `start`, held or slow, outside back to `target`.
  static func relaxation(from start: CGFloat, to target: CGFloat, velocity: CGFloat) -> ScrollLeg {
    let (slowRate, fastRate) = (ScrollPhysics.slowReturn, ScrollPhysics.fastReturn)
    let way = start - target
    let fast = (velocity + slowRate * way) / (slowRate - fastRate)
    return .relaxation(target: target, slow: way - fast, fast: fast)
  }

  /// Seconds since it began; before that it is where it begins.
  func place(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(max(0, time))
    switch self {
    case .rest(let place): return place
    case .deceleration(let start, let velocity, let rate):
      let milliseconds = (t * 1000 + 1e-6).rounded(.down)
      return start + velocity * ScrollPhysics.reach(rate) * (1 - pow(rate, milliseconds))
    case .spring(let target, let start, let velocity):
      let w = ScrollPhysics.bounceFrequency
      return target + (start - target + (velocity + w * (start - target)) * t) * exp(-w * t)
    case .relaxation(let target, let slow, let fast):
      return target + slow * exp(-ScrollPhysics.slowReturn * t) + fast * exp(-ScrollPhysics.fastReturn * t)
    case .glide(let target, let start, let rate): return target - (target - start) * exp(-rate * t)
    case .ease(let start, let target, let duration):
      guard duration > 0 else { return target }
      return start + (target - start) * Self.eased(min(t / duration, 1))
    }
  }

  /// Points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(max(0, time))
    switch self {
    case .rest, .ease: return 0
    case .deceleration(_, let velocity, let rate): return velocity * pow(rate, t * 1000)
    case .spring(let target, let start, let velocity):
      let w = ScrollPhysics.bounceFrequency
      let b = velocity + w * (start - target)
      return (b - w * (start - target + b * t)) * exp(-w * t)
    case .relaxation(_, let slow, let fast):
      let (slowRate, fastRate) = (ScrollPhysics.slowReturn, ScrollPhysics.fastReturn)
      return -slowRate * slow * exp(-slowRate * t) - fastRate * fast * exp(-fastRate * t)
    case .glide(let target, let start, let rate): return (target - start) * rate * exp(-rate * t)
    }
  }

  /// Where it comes to rest.
  var end: CGFloat {
    switch self {
    case .rest(let place): place
    case .deceleration(let start, let velocity, let rate):
      ScrollPhysics.restingPlace(from: start, velocity: velocity, rate: rate)
    case .spring(let target, _, _), .relaxation(let target, _, _), .glide(let target, _, _), .ease(_, let target, _):
      target
    }
  }

  /// Whether it has come so near to its end, and so slow, that the rest cannot be seen.
  func isOver(at time: TimeInterval) -> Bool {
    switch self {
    case .rest: true
    case .deceleration: abs(velocity(at: time)) <= ScrollPhysics.stopVelocity
    case .ease(_, _, let duration): time >= duration
    default:
      abs(place(at: time) - end) < ScrollPhysics.arrival && abs(velocity(at: time)) < ScrollPhysics.stopVelocity
    }
  }

  /// The cubic (0.42, 0)–(0.58, 1): UIView's ease-in-out.
  static func eased(_ x: CGFloat) -> CGFloat {
    // The curve's parameter for x by bisection: monotonic, and exact to a millionth.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<22 {
      let s = (low + high) / 2
      let at = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
      if at < x { low = s } else { high = s }
    }
    let s = (low + high) / 2
    return 3 * (1 - s) * s * s + s * s * s
  }
}
