// Mistakes of callers that Core Graphics forgives: reported once each, never fatal.
//
// Called by: CGContext, RenderServer. Writes to standard error, as Core Graphics does to the log.

import Foundation
import Synchronization

private let reportedMistakes = Mutex<Set<String>>([])

/// Says what happened and what to do; the same words only once in a process.
package func reportDrawingMistake(_ message: String) {
  let isNew = reportedMistakes.withLock { $0.insert(message).inserted }
  guard isNew else { return }
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
