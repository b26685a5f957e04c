// A glyph run in device pixels: each glyph as a mask at a pixel, or as a path when it is too large for one.
//
// Called by: BitmapBackend and RenderServer's raster pass; they know colour, clip and target. Uses: GlyphAtlas.
import Foundation

extension GlyphAtlas {
  /// Visits the glyphs of `run`, in order, that draw something.
  ///
  /// - Parameters:
  ///   - origin: the run's origin in user space.
  ///   - device: user space to device pixels, y down. For a y-up user space pass `isFlipped`: glyphs then stand upright.
  ///   - mask: a mask, with the device pixel of its first byte.
  ///   - outline: a glyph that is too large for a mask: its path in device pixels.
  package func forEachGlyph(
    of run: GlyphRun, at origin: CGPoint, device: CGAffineTransform, isFlipped: Bool = false,
    mask: (GlyphMask, _ x: Int32, _ y: Int32) -> Void, outline: (CGPath) -> Void
  ) {
    var toDevice = device.translatedBy(x: origin.x, y: origin.y)
    if isFlipped { toDevice = toDevice.scaledBy(x: 1, y: -1) }
    let glyphToDevice = run.glyphTransform.concatenating(toDevice)
    guard glyphToDevice.isFinite, !run.isEmpty else { return }
    let strike = strike(run.font, glyphToDevice)
    let isUpright = strike.isUpright
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let point = position.applying(toDevice)
      guard let place = GlyphPlacement(x: point.x, y: point.y, isUpright: isUpright) else { continue }
      if let found = self.mask(glyph, phaseX: place.phaseX, phaseY: place.phaseY, in: strike) {
        if found.width > 0 { mask(found, place.x + found.left, place.y + found.top) }
      } else {
        var map = glyphToDevice
        map.tx = point.x
        map.ty = point.y
        outline(run.font.outline(of: glyph, transform: map))
      }
    }
  }
}
