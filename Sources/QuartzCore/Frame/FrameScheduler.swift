// Whether a frame is wanted: the model's one word to the loop that makes frames.
//
// Called by: CALayer's marking. Read by: the app's loop (AppRuntime). Main thread only, like the layers.

import Synchronization

package enum FrameScheduler {
  private static let wanted = Atomic<Bool>(false)

  package static func requestFrame() { wanted.store(true, ordering: .relaxed) }

  /// Runs `block` on the main thread when the next frame has been committed, and asks for one.
  package static func afterNextFrame(_ block: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(block) }
    requestFrame()
  }

  /// Runs what waits for a frame; what asks meanwhile waits for the next.
  static func frameWasCommitted() {
    let blocks = waiting.withLock { list in
      defer { list = [] }
      return list
    }
    for block in blocks { block() }
  }

  private static let waiting = Mutex<[@Sendable () -> Void]>([])

  /// True once for all requests since the last call.
  package static func takeRequest() -> Bool { wanted.exchange(false, ordering: .relaxed) }
}
