// Drawing of lines and runs, and the box of their ink.
//
// Called by: clients, CTFrameDraw. Core Text draws in a context whose y points up, at its text position under its text
// matrix; the engine's runs have y down, so each is flipped where it stands.
import CoreGraphics
import Foundation

/// Draws the line with its origin at the context's text position, y up. Documented: CTLineDraw.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  guard let set = line.line else { return }
  context.saveGState()
  context.concatenate(context.textMatrix)
  for run in line.runs { draw(run, line, from: set.origin, context) }
  context.restoreGState()
}

/// `origin`: the line's, in the engine's space.
private func draw(_ run: TypesetRun, _ line: CTLine, from origin: CGPoint, _ context: CGContext) {
  guard !run.glyphs.isEmpty else { return }
  context.saveGState()
  context.translateBy(x: run.origin.x - origin.x, y: origin.y - run.origin.y)
  context.scaleBy(x: 1, y: -1)
  if line.source.paints.indices.contains(run.runID), let color = line.source.paints[run.runID].color {
    context.setFillColor(color)
  }
  context.draw(run.glyphs)
  context.restoreGState()
}

/// The box of the line's ink in the context's user space at its text position, y up; null for a line without ink. Without a
/// context: from the line's origin. Documented: CTLineGetImageBounds.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  guard let set = line.line else { return .null }
  var box = CGRect.null
  for run in line.runs {
    let toRun = run.glyphs.glyphTransform
    for (glyph, position) in zip(run.glyphs.glyphs, run.glyphs.positions) {
      guard let ink = run.glyphs.font.inkBox(of: glyph) else { continue }
      let placed = ink.applying(toRun)
      box = box.union(
        CGRect(
          x: run.origin.x - set.origin.x + position.x + placed.minX,
          y: -(run.origin.y - set.origin.y + position.y + placed.maxY), width: placed.width, height: placed.height))
    }
  }
  guard !box.isNull, let context else { return box }
  return box.applying(context.textMatrix)
}

extension CGFont {
  /// The box of a glyph's contours or picture in font units, y up; nil when it draws nothing.
  fileprivate func inkBox(of glyph: CGGlyph) -> CGRect? {
    if let picture = colorGlyph(of: glyph) { return picture.box }
    let outline = glyphOutline(of: glyph)
    guard !outline.isEmpty else { return nil }
    return CGRect(
      x: Int(outline.minimum.x), y: Int(outline.minimum.y), width: Int(outline.maximum.x - outline.minimum.x),
      height: Int(outline.maximum.y - outline.minimum.y))
  }
}

/// Draws glyphs of a font at positions, y up, under the context's text matrix, in its fill colour. Documented:
/// CTFontDrawGlyphs.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  guard count > 0 else { return }
  let places = UnsafeBufferPointer(start: positions, count: count).map { CGPoint(x: $0.x, y: -$0.y) }
  context.saveGState()
  context.concatenate(context.textMatrix)
  context.scaleBy(x: 1, y: -1)
  context.draw(
    GlyphRun(
      font: font.face.graphicsFont, pointSize: font.size,
      glyphs: Array(UnsafeBufferPointer(start: glyphs, count: count)),
      positions: places, width: 0, matrix: font.matrix))
  context.restoreGState()
}
