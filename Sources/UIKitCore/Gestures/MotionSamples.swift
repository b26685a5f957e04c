// How fast something moves: the slope of its latest places.
//
// Used by: pan, pinch and rotation recognisers, scroll views. A pure value; time comes in with the places.

struct MotionSamples {
  /// Seconds that count. Measured on a simulator.
  static let window: TimeInterval = 0.1
  /// Seconds without a report after which what was reported last counts as standing still. Chosen here: two frames.
  static let stillness: TimeInterval = 1.0 / 30

  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  /// Before the last restart, in the units since.
  private var earlier = CGPoint.zero

  /// Several places at one time count as the last of them.
  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() } else { earlier = .zero }
    samples.append((time, place))
    samples.removeAll { $0.time < time - Self.window - 1e-9 }
  }

  mutating func removeAll() { self = MotionSamples() }

  /// The last place is to count as `place`: nothing before it counts, but that one which stops reporting at once, as a
  /// finger that is lifted, goes on as fast as it was. `unit`: new units for one of the old.
  mutating func restart(at place: CGPoint, unit: CGFloat) {
    guard let last = samples.last else { return }
    let speed = samples.count > 1 ? velocity(at: last.time) : earlier
    earlier = CGPoint(x: speed.x * unit, y: speed.y * unit)
    samples = [(last.time, place)]
  }

  /// Units a second, over the last tenth of a second before `time`.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last else { return .zero }
    if samples.count == 1, time > last.time, time - last.time <= Self.stillness { return earlier }
    var end = last
    if time - last.time > Self.stillness { end.time = time }
    guard let first = samples.first(where: { $0.time >= end.time - Self.window - 1e-9 }), end.time > first.time
    else { return .zero }
    let seconds = end.time - first.time
    return CGPoint(x: (end.place.x - first.place.x) / seconds, y: (end.place.y - first.place.y) / seconds)
  }
}
