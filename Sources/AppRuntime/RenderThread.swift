// The thread that paints: takes trees out of the mailbox, runs the compositor over them, and puts pictures and feedback
// back. The compositor and all its caches are made and used here alone.
//
// Made by: ThreadedRenderDriver. Sleeps in the kernel while the mailbox is empty; ends when it is closed.

import CoreGraphics
import Dispatch
import Foundation
import HostInterface
import RenderServer

final class RenderThread: Sendable {
  /// Bytes, as the main thread's.
  private static let stackSize = 8 << 20

  private let ended = DispatchSemaphore(value: 0)

  init(_ mailbox: FrameMailbox) {
    let thread = Thread { [ended] in
      Self.run(mailbox)
      ended.signal()
    }
    thread.name = "acetate.render"
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Waits for the end that closing the mailbox brings. Once.
  func waitForEnd() { ended.wait() }

  private static func run(_ mailbox: FrameMailbox) {
    let target = Sender(mailbox)
    var compositor = Compositor(target: target)
    while let work = mailbox.take() {
      if work.startsAnew { compositor = Compositor(target: target) }
      guard let frame = work.frame else { continue }
      var feedback = FrameFeedback(sequence: frame.tree.sequence, counters: RenderCounters())
      do {
        try compositor.renderFrame(frame.tree, timing: frame.timing)
      } catch {
        feedback.failure = error as? RenderError
      }
      feedback.counters = compositor.counters
      mailbox.report(feedback)
    }
  }

  /// Pictures into the mailbox: windows are shown by the main thread.
  private final class Sender: PresentTarget {
    private let mailbox: FrameMailbox
    init(_ mailbox: FrameMailbox) { self.mailbox = mailbox }
    func present(_ surface: PixelBuffer, damage: PixelRegion) {
      mailbox.show(FinishedPicture(surface: surface, damage: damage))
    }
  }
}
