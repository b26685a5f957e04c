// GlyphRun: glyphs of one font at one size, placed; what text is once it has been shaped.
//
// Made by: CoreText's TextLayout. Carried by: display lists (which hold no strings). Drawn by: BitmapBackend, with
// masks from GlyphAtlas or with contours from CGFont. It does not know its colour or where it is drawn.
//
//   run space: points, x right, **y down**, (0,0) on the baseline at the run's origin — UIKit's contexts as they are.
//   A glyph's outline is y up in font units; `glyphTransform` flips and scales it into run space:
//     (x, y) font units  →  position + (s·(x + shear·y), −s·y),  s = pointSize / unitsPerEm
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
  /// Rightwards lean per unit of height (the tangent of the angle) of a synthesised oblique; 0 for a true face.
  package let shear: CGFloat

  /// `positions` must have the count of `glyphs`; surplus of either is dropped.
  package init(
    font: CGFont, pointSize: CGFloat, glyphs: [CGGlyph], positions: [CGPoint], width: CGFloat, shear: CGFloat = 0
  ) {
    let usable = pointSize.isFinite && pointSize > 0 ? min(glyphs.count, positions.count) : 0
    self.font = font
    self.pointSize = usable > 0 ? pointSize : 1
    self.glyphs = usable == glyphs.count ? glyphs : Array(glyphs.prefix(usable))
    self.positions = usable == positions.count ? positions : Array(positions.prefix(usable))
    self.width = width
    self.shear = shear
  }

  package var isEmpty: Bool { glyphs.isEmpty }

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
    let scale = pointSize / CGFloat(font.unitsPerEm)
    let box = font.fontBBox
    let lean = abs(shear) * max(abs(box.minY), abs(box.maxY)) * scale
    let left = low.x + box.minX * scale - lean
    let right = high.x + box.maxX * scale + lean
    let top = low.y - box.maxY * scale
    let bottom = high.y - box.minY * scale
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
