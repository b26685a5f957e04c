// One frame on the main thread, as a list of passes. A table of contents: the work is in the passes' own files.
//
// Called by: the render drivers of AppRuntime, once a frame. Hands on: an immutable CommittedTree.
// Does not: draw pixels, or know who will.

import CoreGraphics
import RenderTree

package final class FramePipeline {
  private let root: CALayer
  private var sequence: UInt64 = 0
  package private(set) var counters = FrameCounters()

  package init(root: CALayer) { self.root = root }

  /// Runs the passes in order; each leaves no flag behind for those before it (invariants I1, I2).
  /// `time`: seconds of host time that the frame is for.
  package func runFrame(size: CGSize, scale: CGFloat, time: Double = 0) -> CommittedTree {
    counters = FrameCounters()
    counters.ticks = TickPass.run(at: time)
    counters.layouts = LayoutPass.run(root)
    counters.displays = DisplayPass.run(root)
    let node = CommitPass.run(root, counters: &counters)
    sequence += 1
    CATransaction.endFrame()
    FrameScheduler.frameWasCommitted()
    return CommittedTree(root: node, size: size, scale: scale, sequence: sequence)
  }
}

/// What one frame did on the main thread: for tests and reports.
package struct FrameCounters: Sendable, Equatable {
  package var ticks = 0
  package var layouts = 0
  package var displays = 0
  package var committedNodes = 0
  package var sharedNodes = 0
}
