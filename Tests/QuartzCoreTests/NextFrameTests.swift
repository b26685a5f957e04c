// What waits for the next frame runs on the main thread, whoever else makes frames.

import CoreGraphics
import Synchronization
import Testing

@testable import QuartzCore

@Suite struct NextFrameTests {
  private final class Seen: Sendable {
    let elsewhere = Atomic<Int>(0)
  }

  @Test("Frames of layers on other threads run nothing that waits for a frame") func others() async {
    let seen = Seen()
    await Task.detached {
      FrameScheduler.afterNextFrame {
        if !LayoutPass.isOnMainThread { seen.elsewhere.add(1, ordering: .relaxed) }
      }
      _ = FramePipeline(root: CALayer()).runFrame(size: .zero, scale: 1)
    }.value
    #expect(seen.elsewhere.load(ordering: .relaxed) == 0)
  }
}
