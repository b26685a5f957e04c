// What crosses between the main and the render thread: the latest tree, one picture at a time, feedback for each frame.

import CoreGraphics
import Foundation
import HostInterface
import RenderServer
import RenderTree
import Synchronization
import Testing

@testable import AppRuntime

@Suite("Frame mailbox")
struct FrameMailboxTests {
  private func frame(_ sequence: UInt64) -> MailedFrame {
    let root = RenderNode(
      id: RenderNodeID.next(), kind: FrameMailboxTests.Kind.self, bounds: CGRect(x: 0, y: 0, width: 4, height: 4),
      placement: .identity, style: NodeStyle(), contents: .none, children: [], mask: nil)
    return MailedFrame(
      tree: CommittedTree(root: root, size: CGSize(width: 4, height: 4), scale: 1, sequence: sequence),
      timing: FrameTiming(now: 0, presentation: 0))
  }
  private final class Kind {}

  @Test("the latest tree wins, and the others are counted")
  func latest() {
    let mailbox = FrameMailbox {}
    for sequence in 1...3 { mailbox.send(frame(UInt64(sequence))) }
    #expect(mailbox.take()?.frame?.tree.sequence == 3)
    #expect(mailbox.droppedFrames == 2)
  }

  @Test("pixels are given up at once, or with the tree that waits")
  func forgetting() {
    let mailbox = FrameMailbox {}
    mailbox.forgetPixels()
    let alone = mailbox.take()
    #expect(alone?.startsAnew == true && alone?.frame == nil)
    mailbox.forgetPixels()
    mailbox.send(frame(1))
    let both = mailbox.take()
    #expect(both?.startsAnew == true && both?.frame != nil)
    mailbox.send(frame(2))
    #expect(mailbox.take()?.startsAnew == false)
  }

  @Test("no tree is given out until the last picture has been shown")
  func gate() throws {
    let notices = Atomic(0)
    let mailbox = FrameMailbox { notices.add(1, ordering: .relaxed) }
    let surface = try #require(PixelBuffer(width: 4, height: 4))
    mailbox.show(FinishedPicture(surface: surface, damage: PixelRegion(PixelRect(x: 0, y: 0, width: 4, height: 4))))
    mailbox.report(FrameFeedback(sequence: 1, counters: RenderCounters()))
    mailbox.send(frame(2))
    let noticeCount = notices.load(ordering: .relaxed)
    #expect(noticeCount == 1)
    let taken = Mutex<UInt64?>(nil)
    let isShown = Atomic(false)
    let taker = Thread {
      let sequence = mailbox.take()?.frame?.tree.sequence
      let wasShown = isShown.load(ordering: .acquiring)
      #expect(wasShown)
      taken.withLock { $0 = sequence }
      mailbox.close()
    }
    taker.start()
    let feedback = mailbox.collect { picture in
      #expect(picture.surface === surface)
      isShown.store(true, ordering: .releasing)
    }
    #expect(feedback.map(\.sequence) == [1])
    while !taker.isFinished { sched_yield() }
    let sequence = taken.withLock { $0 }
    #expect(sequence == 2)
  }

  @Test("closing ends who waits; nothing is taken afterwards")
  func closing() {
    let mailbox = FrameMailbox {}
    let taker = Thread { while mailbox.take() != nil {} }
    taker.start()
    mailbox.close()
    while !taker.isFinished { sched_yield() }
    mailbox.send(frame(1))
    #expect(mailbox.take() == nil)
  }
}
