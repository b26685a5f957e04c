// Paints one committed tree into an image of its own, with the passes that paint the screen.
//
// Called by: HierarchyPicture, for views that want a picture of themselves. Keeps nothing between pictures.

import CoreGraphics
import HostInterface
import RenderServer
import RenderTree

enum PicturePainter {
  /// Nil when the tree's surface cannot be had: nothing to see in it, or too large.
  static func paint(_ tree: CommittedTree) -> CGImage? {
    let keeper = Keeper()
    try? Compositor(target: keeper).renderFrame(tree, timing: FrameTiming(now: 0, presentation: 0))
    return keeper.image
  }

  private final class Keeper: PresentTarget {
    private(set) var image: CGImage?
    func present(_ surface: PixelBuffer, damage: PixelRegion) {
      image = surface.snapshot().map { CGImage(storage: $0) }
    }
  }
}
