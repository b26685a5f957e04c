// Who wins: grants or refuses recognisers' wishes to begin.
//
// Called by: GestureEnvironment.settle. The rules, in this order (documented unless said otherwise):
// 1. One that has recognised on a shared finger and excludes the other: the other fails.
// 2. One that must fail first and has recognised: this one fails. Still possible and touched: this one waits. Waiting in a
//    circle: it fails (chosen here; UIKit waits for ever).
// 3. Another that wishes at the same time and excludes this one, but not the other way round, goes first (a double tap
//    before a tap). Of equals the one nearer to the hit view, then the one added first, goes first (chosen here).
// 4. `shouldBegin` of the recogniser's own class, of the views from the hit view up to its own, and of its delegate.
// One that begins fails all others it excludes on its fingers at once.
// Cost: O(n²) in the recognisers on the fingers that are down.

extension GestureEnvironment {
  private enum Verdict {
    case begin
    case wait
    case fail(String)
  }

  func resolve() {
    var isMoving = true
    while isMoving {
      isMoving = false
      for recognizer in recognizers where recognizer.wish != nil && recognizer.actual == .possible {
        switch verdict(on: recognizer) {
        case .wait: continue
        case .fail(let reason): recognizer.fail(reason)
        case .begin: begin(recognizer)
        }
        isMoving = true
      }
    }
  }

  private func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    for other in recognizers where other !== recognizer && other.hasRecognized {
      if recognizer.sharesInput(with: other), other.excludes(recognizer) {
        return .fail("\(TouchTrace.name(other)) was first")
      }
      if recognizer.requiresFailure(of: other) { return .fail("\(TouchTrace.name(other)) did not fail") }
    }
    if !undecidedRequirements(of: recognizer).isEmpty {
      return waitsInCircle(recognizer) ? .fail("it waits for itself") : .wait
    }
    let isOutranked = recognizers.contains { other in
      other !== recognizer && other.wish != nil && other.actual == .possible && recognizer.sharesInput(with: other)
        && other.excludes(recognizer) && !recognizer.excludes(other) && undecidedRequirements(of: other).isEmpty
    }
    if isOutranked { return .wait }
    return shouldBegin(recognizer) ? .begin : .fail("it should not begin")
  }

  private func undecidedRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizers.filter { $0 !== recognizer && $0.actual == .possible && recognizer.requiresFailure(of: $0) }
  }

  private func waitsInCircle(_ start: UIGestureRecognizer) -> Bool {
    var seen: [UIGestureRecognizer] = []
    var waiting = undecidedRequirements(of: start)
    while let next = waiting.popLast() {
      if next === start { return true }
      guard next.wish != nil, !seen.contains(where: { $0 === next }) else { continue }
      seen.append(next)
      waiting += undecidedRequirements(of: next)
    }
    return false
  }

  private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.mayBegin(), let own = recognizer.storedView else { return false }
    if recognizer.tracked.isEmpty, !own.gestureRecognizerShouldBegin(recognizer) { return false }
    for touch in recognizer.tracked {
      guard let hit = touch.storedView, hit.isDescendant(of: own) else { continue }
      for view in sequence(first: hit, next: \.superview) where view !== own || touch === recognizer.tracked.first {
        if !view.gestureRecognizerShouldBegin(recognizer) { return false }
        if view === own { break }
      }
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    let wish = recognizer.wish
    for touch in recognizer.tracked { touch.isTaken = true }
    recognizer.enter(wish == .ended ? .ended : .began, "it has begun")
    if wish == .changed { recognizer.enter(.ended, "it had ended while it waited") }
    for other in recognizers
    where other !== recognizer && other.actual == .possible && other.sharesInput(with: recognizer)
      && recognizer.excludes(other)
    {
      other.fail("\(TouchTrace.name(recognizer)) has begun")
    }
  }
}

extension UIGestureRecognizer {
  var hasRecognized: Bool { actual == .ended || actual.isActive }
}
