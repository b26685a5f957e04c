// Where finished frames go: a window, a virtual screen, a stream.
//
// Implemented by: hosts. Called by: Compositor, once a frame that changed anything.

import CoreGraphics

package protocol PresentTarget: AnyObject {
  /// Shows `damage` (device pixels) of `surface`; all other pixels are as last presented.
  /// The surface is the renderer's own and is valid during the call only.
  func present(_ surface: PixelBuffer, damage: PixelRegion)
}
