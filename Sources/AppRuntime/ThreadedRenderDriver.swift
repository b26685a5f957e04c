// Frames of an app in real time: model passes on the main thread, render passes on a thread of their own, so that painting
// holds up neither events nor the app's code.
//
// Made by: AppRunner for hosts in real time. Hands on: trees to the render thread through the mailbox, pictures that come back
// to the host's target, on the main thread.

import Dispatch
import HostInterface
import QuartzCore
import RenderServer

@MainActor
package final class ThreadedRenderDriver: RenderDriver {
  private let pipeline: FramePipeline
  private let target: any PresentTarget
  private let mailbox: FrameMailbox
  private let thread: RenderThread
  private var failure: RenderError?
  private var isFinished = false
  package var frameCounters: FrameCounters { pipeline.counters }
  package private(set) var renderCounters = RenderCounters()
  /// The newest tree whose painting is done.
  package private(set) var finishedSequence: UInt64 = 0

  package init(root: CALayer, target: any PresentTarget) {
    pipeline = FramePipeline(root: root)
    self.target = target
    let news = MainThreadNews()
    mailbox = FrameMailbox { news.post() }
    thread = RenderThread(mailbox)
    HierarchyPicture.painter = PicturePainter.paint
    news.receiver = self
  }

  deinit { mailbox.close() }

  package func renderFrame(on screen: HostScreen, timing: FrameTiming) throws {
    if let failure { throw failure }
    let tree = pipeline.runFrame(size: screen.size, scale: screen.scale, time: timing.presentation)
    mailbox.send(MailedFrame(tree: tree, timing: timing))
  }

  package func forgetPixels() { mailbox.forgetPixels() }

  package func finish() {
    guard !isFinished else { return }
    isFinished = true
    mailbox.close()
    thread.waitForEnd()
    collect()
  }

  /// Trees that a newer one has replaced before they were painted.
  package var droppedFrames: Int { mailbox.droppedFrames }

  /// Shows what the render thread has finished, and keeps what it says.
  package func collect() {
    for feedback in mailbox.collect({ target.present($0.surface, damage: $0.damage) }) {
      renderCounters = feedback.counters
      finishedSequence = feedback.sequence
      guard let failure = feedback.failure else { continue }
      self.failure = failure
      // The loop learns of it as of any frame that cannot be made.
      FrameScheduler.requestFrame()
    }
  }
}

/// Brings the render thread's word to a driver on the main thread, while there is one.
private final class MainThreadNews: Sendable {
  @MainActor weak var receiver: ThreadedRenderDriver?
  nonisolated init() {}
  func post() { DispatchQueue.main.async { self.receiver?.collect() } }
}
