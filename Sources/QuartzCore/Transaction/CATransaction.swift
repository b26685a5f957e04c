// CATransaction: changes grouped, with values that the animations made inside them will take.
//
// Called by: clients, UIView's animations. Values live in a stack, one set a transaction; an inner one sees the outer ones'.
// A transaction that nobody began is there at the bottom and ends with the frame (`flush`). Nothing animates implicitly yet:
// durations, timing functions and disabled actions are kept for those who ask. Main thread only, like the layers.

import Foundation

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

open class CATransaction: NSObject {
  private struct Values {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
  }

  /// The bottom is the transaction that nobody began. Confined to the main thread, like every layer.
  private nonisolated(unsafe) static var stack = [Values()]

  /// Transactions that were begun and not committed.
  package static var depth: Int { stack.count - 1 }

  open class func begin() { stack.append(Values()) }

  /// Ends the innermost transaction. While nothing animates its completion block has nothing to wait for and runs here, as
  /// documented for transactions without animations. Without a `begin` it ends the transaction of this frame.
  open class func commit() {
    guard stack.count > 1 else { return endFrame() }
    let ended = stack.removeLast()
    FrameScheduler.requestFrame()
    ended.completion?()
  }

  /// Ends the transaction that nobody began, unless one is open over it, and asks for a frame. Documented.
  open class func flush() {
    guard stack.count == 1 else { return }
    FrameScheduler.requestFrame()
    endFrame()
  }

  /// Called by FramePipeline when what was changed is on its way.
  package class func endFrame() {
    guard stack.count == 1, stack[0].completion != nil || !stack[0].values.isEmpty else { return }
    let ended = stack[0]
    stack[0] = Values()
    ended.completion?()
  }

  /// Seconds. Default 0.25. Documented.
  open class func animationDuration() -> CFTimeInterval {
    (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(NSNumber(value: dur), forKey: kCATransactionAnimationDuration)
  }

  /// Default false.
  open class func disableActions() -> Bool {
    (value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
  }
  open class func setDisableActions(_ flag: Bool) {
    setValue(NSNumber(value: flag), forKey: kCATransactionDisableActions)
  }

  /// Of the innermost transaction.
  open class func completionBlock() -> (() -> Void)? { stack[stack.count - 1].completion }

  /// A block that was set before is run at once, as documented: no animation of its time is left.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let earlier = stack[stack.count - 1].completion
    stack[stack.count - 1].completion = block
    if stack.count == 1, block != nil { FrameScheduler.requestFrame() }
    earlier?()
  }

  /// The innermost transaction's value that has one.
  open class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    for transaction in stack.reversed() {
      if let value = transaction.values[key] { return value }
    }
    return nil
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
    stack[stack.count - 1].values[key] = anObject
  }
}

extension CATransaction {
  /// Nil: each animation's own. Default nil.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
}
