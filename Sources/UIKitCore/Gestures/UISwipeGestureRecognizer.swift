// UISwipeGestureRecognizer: fingers that flick in one direction.

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// One or several: any of them will do. Source: documented.
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  private var start: CGPoint?
  /// Where its fingers were when the last of them came; window coordinates, points.
  private var starts: [CGPoint] = []
  private var startTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard down.count <= numberOfTouchesRequired else { return fail("more fingers than it swipes with") }
    start = Self.centroid(of: down)
    starts = down.map(\.state.location)
    startTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let now = Self.centroid(of: down) else { return }
    guard event.timestamp - startTime <= GestureThresholds.swipeDuration else { return fail("too slow") }
    let way = CGPoint(x: now.x - start.x, y: now.y - start.y)
    for one in Direction.each where direction.contains(one) {
      let (along, across) = one.split(way)
      guard along >= GestureThresholds.swipeDistance, abs(across) <= GestureThresholds.swipeDrift,
        down.count == numberOfTouchesRequired
      else { continue }
      keep(starts)
      state = .ended
      return
    }
    // It has gone back, or too far aside, for each of its directions.
    let isHopeless = Direction.each.filter { direction.contains($0) }.allSatisfy {
      let (along, across) = $0.split(way)
      return along < -GestureThresholds.tapSlop || abs(across) > GestureThresholds.swipeDrift
    }
    if isHopeless { fail("it goes another way") }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if wish == nil { fail("the finger was lifted early") }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    fail("its finger was cancelled")
  }

  open override func reset() {
    super.reset()
    start = nil
    starts = []
  }

  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)

    fileprivate static let each: [Direction] = [.right, .left, .up, .down]

    /// The parts of a way along and across one direction.
    fileprivate func split(_ way: CGPoint) -> (along: CGFloat, across: CGFloat) {
      switch self {
      case .right: (way.x, way.y)
      case .left: (-way.x, way.y)
      case .up: (-way.y, way.x)
      default: (way.y, way.x)
      }
    }
  }
}
