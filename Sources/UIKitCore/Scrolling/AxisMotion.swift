// A motion along one axis after the finger is gone: legs, one after the other, as a pure function of time.
//
// Made by: UIScrollView at release, and for animations; held by ScrollMotion, one an axis. Points, seconds since the motion
// began, points a second; rates are factors per millisecond. Cost of a place: O(legs), at most three.

struct AxisMotion: Equatable {
  private struct Part: Equatable {
    let leg: ScrollLeg
    /// Seconds since the motion began.
    let begin: TimeInterval
  }
  private var parts: [Part]
  /// It goes to a place that was asked for, whatever the edges are.
  private let isAsked: Bool

  init(_ leg: ScrollLeg, isAsked: Bool = false) { (parts, self.isAsked) = ([Part(leg: leg, begin: 0)], isAsked) }

  /// Deceleration with edges. `bounces`: past an edge and back, instead of stopping there.
  init(from start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) {
    (parts, isAsked) = ([], false)
    if start < range.lowerBound || start > range.upperBound {
      appendReturn(from: start, velocity: velocity, range: range, rate: rate, at: 0)
    } else {
      appendDeceleration(from: start, velocity: velocity, range: range, rate: rate, bounces: bounces, at: 0)
    }
  }

  /// To a place that a delegate or a page asks for.
  init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, rate: CGFloat) {
    let way = target - start
    guard way != 0 || velocity != 0 else {
      self.init(.rest(start), isAsked: true)
      return
    }
    // A velocity that leads there by falling evenly is used as it is; another one is bent by a spring.
    let natural = -log(min(max(rate, 0.5), 0.9999)) * 1000
    let fitting = way == 0 ? 0 : velocity / way
    if fitting >= natural, fitting <= ScrollPhysics.bounceFrequency {
      self.init(.glide(target: target, start: start, rate: fitting), isAsked: true)
    } else {
      self.init(.spring(target: target, start: start, velocity: velocity), isAsked: true)
    }
  }

  /// The one under way; the first before the beginning.
  private func part(at time: TimeInterval) -> Part { parts.last { $0.begin <= time } ?? parts[0] }

  func place(at time: TimeInterval) -> CGFloat {
    if isOver(at: time) { return end }
    let part = part(at: time)
    return part.leg.place(at: time - part.begin)
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    let part = part(at: time)
    return part.leg.velocity(at: time - part.begin)
  }

  /// Where it comes to rest.
  var end: CGFloat { parts[parts.count - 1].leg.end }

  func isOver(at time: TimeInterval) -> Bool {
    let last = parts[parts.count - 1]
    return time >= last.begin && last.leg.isOver(at: time - last.begin)
  }

  /// The same motion, when `seconds` of it have gone by.
  func advanced(by seconds: TimeInterval) -> AxisMotion {
    var copy = self
    copy.parts = parts.map { Part(leg: $0.leg, begin: $0.begin - seconds) }
    return copy
  }

  /// A motion with the velocity that this one has at `time`, from `start`, which is `way` from where this one is. A place that
  /// was asked for moves by `way` too, as far as `range` goes.
  func goingOn(
    at time: TimeInterval, from start: CGFloat, movedBy way: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) -> AxisMotion {
    let speed = velocity(at: time)
    guard isAsked else {
      return AxisMotion(from: start, velocity: speed, range: range, rate: rate, bounces: bounces)
    }
    let target = min(max(end + way, range.lowerBound), range.upperBound)
    return AxisMotion(from: start, velocity: speed, to: target, rate: rate)
  }

  private mutating func appendDeceleration(
    from start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool,
    at begin: TimeInterval
  ) {
    guard abs(velocity) > ScrollPhysics.stopVelocity else {
      parts.append(Part(leg: .rest(start), begin: begin))
      return
    }
    let leg = ScrollLeg.deceleration(start: start, velocity: velocity, rate: rate)
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    guard velocity < 0 ? leg.end < edge : leg.end > edge else {
      parts.append(Part(leg: leg, begin: begin))
      return
    }
    // It reaches the edge after this share of its way: when, by the leg's formula turned round.
    let share = (edge - start) / (velocity * ScrollPhysics.reach(rate))
    let seconds = TimeInterval(log(1 - min(max(share, 0), 0.9999)) / log(rate) / 1000)
    if seconds > 0 { parts.append(Part(leg: leg, begin: begin)) }
    let next: ScrollLeg =
      bounces ? .spring(target: edge, start: edge, velocity: leg.velocity(at: seconds)) : .rest(edge)
    parts.append(Part(leg: next, begin: begin + seconds))
  }

  /// From outside: back to the edge, or past it when the motion is fast and inwards.
  private mutating func appendReturn(
    from start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, at begin: TimeInterval
  ) {
    let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
    guard abs(velocity) >= ScrollPhysics.heldVelocity else {
      parts.append(Part(leg: .relaxation(from: start, to: edge, velocity: velocity), begin: begin))
      return
    }
    let spring = ScrollLeg.spring(target: edge, start: start, velocity: velocity)
    parts.append(Part(leg: spring, begin: begin))
    let way = start - edge
    let slope = velocity + ScrollPhysics.bounceFrequency * way
    guard slope * way < 0 else { return }
    // The spring crosses the edge: from there on the content decelerates as ever.
    let seconds = TimeInterval(-way / slope)
    let speed = spring.velocity(at: seconds)
    guard abs(speed) > ScrollPhysics.stopVelocity else { return }
    appendDeceleration(from: edge, velocity: speed, range: range, rate: rate, bounces: true, at: begin + seconds)
  }
}
