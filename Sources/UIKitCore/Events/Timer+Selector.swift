// Timers and delayed calls through selectors: Foundation's on Linux know closures only.
//
// Called by: clients, on the main thread.

extension Timer {
  /// Keeps `target` until it is invalidated. Source: documented.
  @MainActor
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: SelectorCall(aTarget, aSelector).run)
  }

  @MainActor
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: SelectorCall(aTarget, aSelector).run)
  }

  /// The same, put into the current run loop.
  @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: SelectorCall(aTarget, aSelector).run)
  }
}

/// A method of an object, with the timer that fired as its argument.
private struct SelectorCall: @unchecked Sendable {
  // Made and run on the main thread.
  private let target: AnyObject
  private let selector: Selector

  init(_ target: Any, _ selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  @Sendable
  func run(_ timer: Timer) {
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated { selector.call?(target, timer, nil) }
  }
}

extension NSObject {
  /// Whether the object has the method that the selector carries. Source: documented.
  public func responds(to aSelector: Selector?) -> Bool { aSelector?.isPerformed(by: self) ?? false }

  /// What the method returns is not carried.
  @MainActor
  public func perform(_ aSelector: Selector) { aSelector.call?(self, nil, nil) }
  @MainActor
  public func perform(_ aSelector: Selector, with object: Any?) { aSelector.call?(self, object, nil) }
  @MainActor
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) {
    aSelector.call?(self, object1, object2)
  }

  /// From the run loop, `delay` seconds from now at the earliest; the object is kept until then. Source: documented.
  @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.add(self, aSelector, anArgument, after: delay)
  }

  @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel { $0.target === aTarget as AnyObject }
  }

  /// Those of the same selector and an equal argument. Source: documented.
  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && ($0.argument as AnyObject?) === (anArgument as AnyObject?)
    }
  }
}

/// Calls that wait for their time.
@MainActor
private enum DelayedCalls {
  struct Call {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  private static var waiting: [ObjectIdentifier: Call] = [:]

  static func add(_ target: AnyObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
      let id = ObjectIdentifier(timer)
      MainActor.assumeIsolated {
        guard let call = waiting.removeValue(forKey: id) else { return }
        call.selector.call?(call.target, call.argument, nil)
      }
    }
    waiting[ObjectIdentifier(timer)] = Call(target: target, selector: selector, argument: argument, timer: timer)
    RunLoop.current.add(timer, forMode: .default)
  }

  static func cancel(_ isMeant: (Call) -> Bool) {
    for (id, call) in waiting where isMeant(call) {
      call.timer.invalidate()
      waiting[id] = nil
    }
  }
}
