// Frames made in the caller's thread on a virtual clock: model passes, then render passes, one after the other.
//
// Called by: previews, tests, headless runs. The same passes as a running app's, without a render thread.

import CoreGraphics
import HostInterface
import QuartzCore
import RenderServer
import RenderTree

package final class InlineRenderDriver: RenderDriver {
  private let pipeline: FramePipeline
  private let target: any PresentTarget
  private var compositor: Compositor
  private let screen: HostScreen
  private var tree: CommittedTree?
  /// Seconds of virtual host time.
  package private(set) var now: Double = 0

  package init(root: CALayer, screen: HostScreen, target: any PresentTarget) {
    pipeline = FramePipeline(root: root)
    self.target = target
    compositor = Compositor(target: target)
    self.screen = screen
    HierarchyPicture.painter = PicturePainter.paint
  }

  package var frameCounters: FrameCounters { pipeline.counters }
  package var renderCounters: RenderCounters { compositor.counters }

  /// The last frame's committed tree as a tree file, which draws the same picture elsewhere; nil before the first.
  package func treeFile() -> [UInt8]? { tree.map(TreeFileWriter.bytes) }

  /// Makes one frame and moves the clock on by a sixtieth of a second.
  /// - Throws: RenderError when the surface cannot be had.
  package func renderFrame() throws {
    let interval = 1.0 / 60
    let tree = pipeline.runFrame(size: screen.size, scale: screen.scale, time: now)
    self.tree = tree
    try compositor.renderFrame(tree, timing: FrameTiming(now: now, presentation: now + interval))
    now += interval
  }

  /// Makes one frame of a screen that may have changed, at a host's own times.
  /// - Throws: RenderError when the surface cannot be had.
  package func renderFrame(on screen: HostScreen, timing: FrameTiming) throws {
    let tree = pipeline.runFrame(size: screen.size, scale: screen.scale, time: timing.presentation)
    self.tree = tree
    try compositor.renderFrame(tree, timing: timing)
  }

  package func forgetPixels() { compositor = Compositor(target: target) }

  /// Nothing is painted between frames.
  package func finish() {}
}
