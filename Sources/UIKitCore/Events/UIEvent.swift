// UIEvent: what hit testing is given. Delivery comes with the interaction part.

@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Seconds of host time.
  public internal(set) var timestamp: TimeInterval = 0
}
