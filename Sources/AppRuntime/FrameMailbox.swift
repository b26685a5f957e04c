// What crosses between the main thread and the render thread: committed trees one way, finished pictures and what frames
// did the other way.
//
//   main ── send(tree) ──► [ one tree, the latest ] ── take() ──► render
//   main ◄── collect() ─── [ one picture, feedback ] ◄── show, report ── render
//
// Made by: ThreadedRenderDriver. A tree that was not taken when the next one comes is dropped: the next holds all of it.
// While a picture waits to be shown no tree is given out, since painting would change the picture's pixels.

import CoreGraphics
import Dispatch
import HostInterface
import RenderServer
import RenderTree
import Synchronization

/// A tree and the time it is for.
package struct MailedFrame: Sendable {
  package var tree: CommittedTree
  package var timing: FrameTiming

  package init(tree: CommittedTree, timing: FrameTiming) {
    self.tree = tree
    self.timing = timing
  }
}

/// What the render thread is to do next: at least one of the two.
package struct RenderWork: Sendable {
  /// Nothing of earlier frames is needed any more.
  package var startsAnew: Bool
  package var frame: MailedFrame?
}

/// What became of a frame.
package struct FrameFeedback: Sendable {
  /// The tree's.
  package var sequence: UInt64
  package var counters: RenderCounters
  /// Why there is no picture; nil when nothing went wrong.
  package var failure: RenderError?
}

/// Pixels to show. Unchecked: the render thread gives the surface away with it, and does not touch it until it has been
/// shown (FrameMailbox.take waits for that).
package struct FinishedPicture: @unchecked Sendable {
  package let surface: PixelBuffer
  /// Device pixels.
  package let damage: PixelRegion
}

package final class FrameMailbox: Sendable {
  private struct State {
    var frame: MailedFrame?
    var startsAnew = false
    var picture: FinishedPicture?
    /// From when a picture is finished until it has been shown.
    var isGateShut = false
    var feedback: [FrameFeedback] = []
    var dropped = 0
    var isClosed = false

    mutating func takeWork() -> RenderWork? {
      guard !isClosed, !isGateShut, frame != nil || startsAnew else { return nil }
      defer { (frame, startsAnew) = (nil, false) }
      return RenderWork(startsAnew: startsAnew, frame: frame)
    }
  }

  private let state = Mutex(State())
  /// One for each change that the render thread may be waiting for.
  private let wake = DispatchSemaphore(value: 0)
  private let notify: @Sendable () -> Void

  /// `notify` is called on the render thread when there is something to collect.
  package init(notify: @escaping @Sendable () -> Void) { self.notify = notify }

  // MARK: Main thread

  /// Leaves a tree for the render thread, instead of one that was not taken. Nothing happens once the mailbox is closed.
  package func send(_ frame: MailedFrame) {
    let isNews = state.withLock { state in
      guard !state.isClosed else { return false }
      let isFirst = state.frame == nil
      if !isFirst { state.dropped += 1 }
      state.frame = frame
      return isFirst
    }
    if isNews { wake.signal() }
  }

  /// The render thread gives up what it has painted, now; the next tree is painted whole.
  package func forgetPixels() {
    state.withLock { $0.startsAnew = true }
    wake.signal()
  }

  /// Takes what came back, and hands a finished picture to `show`, if there is one. The next tree is given out when `show`
  /// has returned.
  package func collect(_ show: (FinishedPicture) -> Void) -> [FrameFeedback] {
    let (picture, feedback) = state.withLock { state in
      defer { (state.picture, state.feedback) = (nil, []) }
      return (state.picture, state.feedback)
    }
    if let picture {
      show(picture)
      state.withLock { $0.isGateShut = false }
      wake.signal()
    }
    return feedback
  }

  /// Lets the render thread end; a tree that was not taken is dropped.
  package func close() {
    state.withLock { state in
      state.isClosed = true
      state.frame = nil
    }
    wake.signal()
  }

  /// Trees that were replaced before they were taken.
  package var droppedFrames: Int { state.withLock { $0.dropped } }

  // MARK: Render thread

  /// Waits for work; nil when the mailbox is closed.
  package func take() -> RenderWork? {
    while true {
      let (work, isClosed) = state.withLock { ($0.takeWork(), $0.isClosed) }
      if let work { return work }
      if isClosed { return nil }
      wake.wait()
    }
  }

  /// Gives a finished picture away. `report` tells the main thread of it.
  package func show(_ picture: FinishedPicture) {
    state.withLock { state in
      state.picture = picture
      state.isGateShut = true
    }
  }

  package func report(_ feedback: FrameFeedback) {
    state.withLock { $0.feedback.append(feedback) }
    notify()
  }
}
