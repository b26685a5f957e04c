// Time-outs of touch handling (long presses, double taps, delayed touches) on the host's clock.
//
// Moved on by: HostEventIngress, with every event and whenever its host says so. Never waits and has no timer of its own:
// the host's loop asks for the next deadline.

@MainActor
package final class EventTimers {
  /// Cancels one time-out.
  struct Token: Hashable {
    fileprivate let number: Int
  }

  private struct Entry {
    let token: Token
    let deadline: TimeInterval
    let body: @MainActor () -> Void
  }

  /// Seconds of host time; never goes back.
  package private(set) var now: TimeInterval = 0
  private var entries: [Entry] = []
  private var lastNumber = 0

  package init() {}

  /// When `advance` has something to do next; nil when nothing waits.
  package var nextDeadline: TimeInterval? { entries.map(\.deadline).min() }

  /// Runs `body` once `delay` seconds from now, when time has been moved there.
  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Token {
    lastNumber += 1
    let token = Token(number: lastNumber)
    entries.append(Entry(token: token, deadline: now + max(0, delay), body: body))
    return token
  }

  func cancel(_ token: Token?) {
    guard let token else { return }
    entries.removeAll { $0.token == token }
  }

  /// Moves the clock to `time` and runs what falls due, earliest first, each at its own time. Times before now, and NaN,
  /// change nothing.
  package func advance(to time: TimeInterval) {
    guard time > now else { return }
    while let next = entries.min(by: { ($0.deadline, $0.token.number) < ($1.deadline, $1.token.number) }),
      next.deadline <= time
    {
      entries.removeAll { $0.token == next.token }
      now = max(now, next.deadline)
      next.body()
    }
    now = max(now, time)
  }
}
