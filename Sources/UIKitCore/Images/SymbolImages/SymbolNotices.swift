// Tells once of each symbol name that there is no drawing of.
//
// Called by: UIImage(systemName:), on any thread. Read by: previews, as the view linter's notices are.

import Synchronization

enum SymbolNotices {
  private static let told = Mutex<Set<String>>([])

  static func unknown(_ name: String) {
    guard told.withLock({ $0.insert(name).inserted }) else { return }
    let message = "UIImage(systemName: \"\(name)\"): there is no drawing of this symbol; the image is nil"
    if Thread.isMainThread {
      MainActor.assumeIsolated { ViewLinter.tell(message) }
    } else {
      FileHandle.standardError.write(Data("acetate: \(message)\n".utf8))
    }
  }

  /// The names told of so far, sorted.
  static var names: [String] { told.withLock { $0.sorted() } }
}
