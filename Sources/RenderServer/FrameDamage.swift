// What a frame changes on the surface: pixels to be painted, and pixels that are already there, elsewhere.
//
// Made by: DamagePass. Read by: Compositor, CompositePass (moves first, then paints).

import CoreGraphics
import RenderTree

/// Pixels that a scroll has moved as they are.
package struct PixelMove: Sendable, Equatable {
  /// Where they go, device pixels.
  package var pixels: PixelRegion
  /// By how much, device pixels: a pixel at (x, y) was at (x - dx, y - dy).
  package let dx, dy: Int32

  /// Where they go and where they come from.
  var reach: PixelRect { pixels.bounds.union(pixels.offsetBy(dx: -dx, dy: -dy).bounds) }
}

package struct FrameDamage: Sendable {
  /// To be painted.
  package var raster = PixelRegion()
  /// In the order in which they are to be carried out; disjoint from `raster` and from each other.
  package var moves: [PixelMove] = []
  /// The roots of subtrees that are gone, as they were.
  var removed: [RenderNode] = []

  package init() {}

  /// All that differs from the last frame: what the target has to show anew.
  package var presented: PixelRegion { moves.reduce(raster) { $0.union($1.pixels) } }

  package var isEmpty: Bool { raster.isEmpty && moves.isEmpty }
}
