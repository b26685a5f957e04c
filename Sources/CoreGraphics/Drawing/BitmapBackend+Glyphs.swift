// Glyph runs.
//
// Called by: BitmapBackend.draw. The glyphs of a run are one shape: where they overlap nothing is painted twice, and the run
// casts one shadow.

internal import CPixelKernels

extension BitmapBackend {
  func drawGlyphs(_ run: GlyphRun, _ transform: CGAffineTransform, _ state: DrawState) {
    guard !run.isEmpty, transform.isFinite else { return }
    let outlines = zip(run.glyphs, run.positions).map { glyph, position in
      let placement = run.glyphTransform.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      return (run.font.outline(of: glyph), placement.concatenating(transform))
    }
    let shape = FlattenedPath(outlines)
    guard !shape.pixelBounds.isEmpty else { return }
    paint(.contours(shape, PX_FILL_NONZERO, antialiased: state.isAntialiased), state.fill, state)
  }
}
