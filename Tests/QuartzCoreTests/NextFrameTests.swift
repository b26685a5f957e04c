// What waits for the next frame runs on the main thread, whoever else makes frames.

import CoreGraphics
import Dispatch
import Foundation
import Synchronization
import Testing

@testable import QuartzCore

@Suite struct NextFrameTests {
  private final class Seen: Sendable {
    let count = Atomic<Int>(0)
  }

  @Test("Frames of layers on other threads run nothing that waits for a frame") func others() async {
    let seen = Seen()
    await Task.detached {
      FrameScheduler.afterNextFrame {
        if !LayoutPass.isOnMainThread { seen.count.add(1, ordering: .relaxed) }
      }
      _ = FramePipeline(root: CALayer()).runFrame(size: .zero, scale: 1)
    }.value
    #expect(seen.count.load(ordering: .relaxed) == 0)
  }

  @Test("Frames of layers on other threads move nobody: who moves by itself lives on the main thread")
  @MainActor func moves() {
    let owner = CALayer()
    let (elsewhere, here) = (Seen(), Seen())
    TickPass.add(owner) { _ in
      (LayoutPass.isOnMainThread ? here : elsewhere).count.add(1, ordering: .relaxed)
      return true
    }
    // The main thread waits: other suites' frames would find the owner in motion.
    let finished = DispatchSemaphore(value: 0)
    Thread {
      _ = FramePipeline(root: CALayer()).runFrame(size: .zero, scale: 1)
      finished.signal()
    }.start()
    finished.wait()
    #expect(elsewhere.count.load(ordering: .relaxed) == 0)
    _ = FramePipeline(root: CALayer()).runFrame(size: .zero, scale: 1)
    #expect(here.count.load(ordering: .relaxed) > 0)
    TickPass.remove(owner)
    _ = FrameScheduler.takeRequest()
  }
}
