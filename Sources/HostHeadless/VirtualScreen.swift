// A screen in memory: keeps what was last presented.
//
// Made by: tests and snapshots. Called by: Compositor through PresentTarget. Hands on: an image of the screen.

import CoreGraphics
import HostInterface

package final class VirtualScreen: PresentTarget {
  package let screen: HostScreen
  /// The last presented picture; nil before the first frame.
  package private(set) var image: CGImage?
  /// Device pixels that each frame changed, oldest first.
  package private(set) var presentedDamage: [PixelRegion] = []

  package init(_ screen: HostScreen) { self.screen = screen }

  package func present(_ surface: PixelBuffer, damage: PixelRegion) {
    presentedDamage.append(damage)
    image = surface.snapshot().map { CGImage(storage: $0) }
  }
}
