// A wheel or a trackpad on its way to pan recognisers. Reports that follow each other are one input, as a finger is from its
// beginning to its end: the recognisers are asked once, and win over one another by the same rules.
//
// Called by: UIWindow.sendEvent, ScrollDispatch. Hands on: ways to UIPanGestureRecognizer.

/// Reports of a wheel or a trackpad that belong together.
@MainActor
final class ScrollInput {
  let type: UIScrollType
  weak var window: UIWindow?
  /// The view under the pointer when it began.
  weak var hit: UIView?
  /// The scroll view that has most use for it: the pan recognisers of others fail.
  weak var target: UIScrollView?
  /// Of the pointer; points, window coordinates.
  var location = CGPoint.zero
  /// More may come.
  var isDown = true
  var isAttached = false

  init(type: UIScrollType) { self.type = type }
}

/// One report. `delta`: how far contents move, points; positive to the right and down.
final class ScrollEvent: UIEvent {
  var input: ScrollInput?
  var delta = CGVector.zero

  override var type: EventType { .scroll }
}

extension GestureEnvironment {
  func deliver(_ event: ScrollEvent) {
    guard let input = event.input, input.isDown else { return }
    during(event) {
      if !input.isAttached { attach(input, event) }
      for pan in pans(with: input) {
        pan.lastCentroid = input.location
        pan.scrolled(by: event.delta, with: event)
      }
    }
  }

  /// No more will come.
  func end(_ input: ScrollInput, with event: ScrollEvent) {
    guard input.isDown else { return }
    input.isDown = false
    during(event) { for pan in pans(with: input) { pan.scrollEnded(with: event) } }
  }

  /// Whether a recogniser that is no scroll view's goes on with it.
  func isTakenByClient(_ input: ScrollInput) -> Bool {
    recognizers.contains { $0.trackedScroll === input && $0.actual.isActive && !($0 is ScrollPanRecognizer) }
  }

  private func pans(with input: ScrollInput) -> [UIPanGestureRecognizer] {
    recognizers.filter { $0.trackedScroll === input && !$0.actual.isFinal && $0.wish != .ended && $0.wish != .changed }
      .compactMap { $0 as? UIPanGestureRecognizer }
  }

  /// From the view under the pointer to the window: every pan recogniser that takes scrolling of this type.
  private func attach(_ input: ScrollInput, _ event: ScrollEvent) {
    input.isAttached = true
    for view in sequence(first: input.hit, next: { $0?.superview }) {
      for case let pan as UIPanGestureRecognizer in view?.gestureRecognizers ?? [] where takes(pan, input, event) {
        pan.trackedScroll = input
        enlist(pan)
      }
    }
    ActiveEnvironments.update(self, isActive: !isIdle)
  }

  /// One that fingers are on is theirs.
  private func takes(_ pan: UIPanGestureRecognizer, _ input: ScrollInput, _ event: ScrollEvent) -> Bool {
    pan.isEnabled && pan.actual == .possible && pan.wish == nil && pan.tracked.isEmpty && pan.trackedPresses.isEmpty
      && pan.allowedScrollTypesMask.takes(input.type) && (pan.environment == nil || pan.environment === self)
      && pan.shouldReceive(event)
  }
}
