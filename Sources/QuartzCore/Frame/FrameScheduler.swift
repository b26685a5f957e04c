// Whether a frame is wanted: the model's one word to the loop that makes frames.
//
// Called by: CALayer's marking. Read by: the app's loop (AppRuntime). Main thread only, like the layers.

import Synchronization

package enum FrameScheduler {
  private static let wanted = Atomic<Bool>(false)

  package static func requestFrame() { wanted.store(true, ordering: .relaxed) }

  /// True once for all requests since the last call.
  package static func takeRequest() -> Bool { wanted.exchange(false, ordering: .relaxed) }
}
