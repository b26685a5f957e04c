// Whether a frame is wanted: the model's one word to the loop that makes frames.
//
// Called by: CALayer's marking. Read by: the app's loop (AppRuntime). Main thread only, like the layers.

import Synchronization

package enum FrameScheduler {
  private static let wanted = Atomic<Bool>(false)

  package static func requestFrame() {
    guard !wanted.load(ordering: .relaxed) else { return }
    wanted.store(true, ordering: .relaxed)
    wake.withLock { $0 }?()
  }

  /// Called by the first request after `takeRequest`, on the requesting thread: how a loop that sleeps learns of it.
  package static func setWake(_ block: (@Sendable () -> Void)?) { wake.withLock { $0 = block } }
  private static let wake = Mutex<(@Sendable () -> Void)?>(nil)

  /// Whether a frame was requested since `takeRequest`.
  package static var isRequested: Bool { wanted.load(ordering: .relaxed) }

  /// Runs `block` on the main thread when the next frame has been committed, and asks for one.
  package static func afterNextFrame(_ block: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(block) }
    requestFrame()
  }

  /// Runs what waits for a frame; what asks meanwhile waits for the next. Frames of layers on other threads are not the ones
  /// that views wait for.
  static func frameWasCommitted() {
    // Nearly always nobody waits: the thread is asked after that, since asking costs as much as the rest of an idle frame.
    guard waiting.withLock({ !$0.isEmpty }), LayoutPass.isOnMainThread else { return }
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
