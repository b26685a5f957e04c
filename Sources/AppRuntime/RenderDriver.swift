// Who makes an app's frames: model passes on the main thread, render passes wherever the driver has them.
//
// Implemented by: InlineRenderDriver (scripts, previews, tests), ThreadedRenderDriver (apps in real time). Called by:
// AppRunner, on the main thread.

import HostInterface
import QuartzCore
import RenderServer

@MainActor
package protocol RenderDriver: AnyObject {
  /// Makes one frame of a screen that may have changed, at a host's own times.
  /// - Throws: RenderError when the surface cannot be had; a driver with a thread throws it with a later frame.
  func renderFrame(on screen: HostScreen, timing: FrameTiming) throws
  /// Gives backing stores, bitmaps and the surface back; the next frame paints everything.
  func forgetPixels()
  /// Returns when nothing is painted any more. No frame may follow.
  func finish()
  var frameCounters: FrameCounters { get }
  /// Of the last frame that is painted.
  var renderCounters: RenderCounters { get }
}
