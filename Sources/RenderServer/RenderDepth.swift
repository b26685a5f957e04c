// How many pictures of pictures are being made: what bounds the stack and the work of painting within painting.
//
// Handed on by: RasterPass, SubtreePainter, EffectPainter. A plain value; depends on the tree alone, never on what is damaged.

import CoreGraphics
import RenderTree

struct RenderDepth: Sendable, Hashable {
  /// 0 on the screen, 1 in what throws a shadow there, 2 in what throws a shadow in that.
  var casts = 0
  /// Bitmaps of subtrees that this is inside of.
  private(set) var bitmaps = 0

  /// The shadows of a shadow's own shadows are left out (chosen here): every level would double the work.
  static let castLimit = 2
  /// Bitmaps deeper than this are not made (chosen here).
  static let bitmapLimit = 32

  /// Inside of what throws a shadow.
  var inShadow: RenderDepth { with { $0.casts += 1 } }

  /// Inside of the bitmap of `node`; nil, and a message, when that is too deep.
  func inBitmap(of node: RenderNode) -> RenderDepth? {
    guard bitmaps < Self.bitmapLimit else {
      reportDrawingMistake(
        "\(node.name): tilted, tinted or rasterised layers stand in each other \(bitmaps) deep; deeper ones are not "
          + "shown: make the tree flatter")
      return nil
    }
    return with { $0.bitmaps += 1 }
  }

  private func with(_ change: (inout RenderDepth) -> Void) -> RenderDepth {
    var depth = self
    change(&depth)
    return depth
  }
}
