// A pointer over views: which hover recognisers it is on.
//
// Called by: HostEventIngress. Hands on: begun, changed and ended states to UIHoverGestureRecognizer.

@MainActor
final class HoverDispatch {
  private struct Weak {
    weak var recognizer: UIHoverGestureRecognizer?
  }
  private var hovered: [Weak] = []

  /// `location` in points of the screen; nil when the pointer has left it.
  func move(to location: CGPoint?, at time: TimeInterval, windows: [UIWindow], environment: GestureEnvironment) {
    let event = HoverEvent()
    event.timestamp = time
    event.environment = environment
    var under: [UIHoverGestureRecognizer] = []
    if let location, location.x.isFinite, location.y.isFinite {
      for window in windows {
        let point = window.pointFromScreen(location)
        guard let hit = window.hitTest(point, with: event) else { continue }
        under = recognizers(from: hit, event: event)
        for recognizer in under { recognizer.pointer = point }
        break
      }
    }
    for recognizer in hovered.compactMap(\.recognizer) where !under.contains(where: { $0 === recognizer }) {
      recognizer.leave()
    }
    hovered = under.map(Weak.init)
    for recognizer in under { recognizer.enterOrMove() }
  }

  private func recognizers(from view: UIView, event: UIEvent) -> [UIHoverGestureRecognizer] {
    sequence(first: view, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
      .compactMap { $0 as? UIHoverGestureRecognizer }.filter { $0.isEnabled && $0.shouldReceive(event) }
  }
}
