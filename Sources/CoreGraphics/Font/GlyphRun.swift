// GlyphRun: glyphs of one font at one size, placed; what text is once it has been shaped.
//
// Made by: CoreText's TextLayout. Carried by: display lists (which hold no strings). Drawn by: BitmapBackend, with
// masks from GlyphAtlas or with contours from CGFont. It does not know its colour or where it is drawn.
//
//   run space: points, x right, **y down**, (0,0) on the baseline at the run's origin — UIKit's contexts as they are.
//   A glyph's outline is y up in font units; `glyphTransform` takes it into run space, and then the glyph's position is
//   added: font units → × matrix (y up) → × pointSize / unitsPerEm, y negated.
//   In a y-up context the drawing side concatenates a flip of y at the run's origin.
import Foundation

/// An immutable, placed run of glyphs in run space (above).
package struct GlyphRun: Sendable {
  package let font: CGFont
  /// Points to the em, > 0 and finite (a run of another size is empty).
  package let pointSize: CGFloat
  package let glyphs: [CGGlyph]
  /// Each glyph's origin in run space. As many as glyphs.
  package let positions: [CGPoint]
  /// The run's total advance along x in points, tracking included.
  package let width: CGFloat
  /// The font's own matrix, y up, applied to outlines alone: a synthesised oblique is (1, 0, lean, 1, 0, 0).
  package let matrix: CGAffineTransform

  /// `positions` must have the count of `glyphs`; surplus of either is dropped.
  package init(
    font: CGFont, pointSize: CGFloat, glyphs: [CGGlyph], positions: [CGPoint], width: CGFloat,
    matrix: CGAffineTransform = .identity
  ) {
    let usable = pointSize.isFinite && pointSize > 0 ? min(glyphs.count, positions.count) : 0
    self.font = font
    self.pointSize = usable > 0 ? pointSize : 1
    self.glyphs = usable == glyphs.count ? glyphs : Array(glyphs.prefix(usable))
    self.positions = usable == positions.count ? positions : Array(positions.prefix(usable))
    self.width = width
    self.matrix = matrix.isFinite ? matrix : .identity
  }

  package var isEmpty: Bool { glyphs.isEmpty }

  /// From font units, y up, to run space for a glyph at position (0, 0).
  package var glyphTransform: CGAffineTransform {
    let scale = pointSize / CGFloat(font.unitsPerEm)
    return matrix.concatenating(CGAffineTransform(scaleX: scale, y: -scale))
  }

  /// A box, in run space, that no glyph's ink leaves: the font's declared box around every position.
  /// `.null` when the run is empty. Cheap and generous: for damage and culling, not for measuring.
  package var conservativeBounds: CGRect {
    guard let first = positions.first else { return .null }
    var low = first
    var high = first
    for point in positions {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let box = font.fontBBox.applying(glyphTransform)
    return CGRect(
      x: low.x + box.minX, y: low.y + box.minY, width: high.x - low.x + box.width,
      height: high.y - low.y + box.height)
  }
}
