// Messages that are told once for each name they are about.
//
// Made by: what looks names up: symbols, fonts. Read by: previews, as the view linter's notices are. Any thread.

import Synchronization

final class ToldOnce: Sendable {
  private let told = Mutex<Set<String>>([])

  /// Tells the message, unless one about this name was told before.
  func tell(_ name: String, _ message: @autoclosure () -> String) {
    guard told.withLock({ $0.insert(name).inserted }) else { return }
    let message = message()
    if Thread.isMainThread {
      MainActor.assumeIsolated { ViewLinter.tell(message) }
    } else {
      FileHandle.standardError.write(Data("acetate: \(message)\n".utf8))
    }
  }

  /// The names told of so far, sorted.
  var names: [String] { told.withLock { $0.sorted() } }
}
