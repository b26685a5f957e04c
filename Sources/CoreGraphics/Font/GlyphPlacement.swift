// Where a glyph lands on the pixel grid: a whole pixel and a quarter-pixel phase.
//
// Made by: GlyphAtlas for each glyph of a run. A glyph on an upright run moves in quarter pixels along its line and in
// whole pixels across it (so that every glyph of a line stands on the same row); on any other run in quarters on both.
import Foundation

/// A device position rounded to quarters of a pixel, halves up.
package struct GlyphPlacement: Equatable, Sendable {
  /// The pixel that holds the origin, device pixels.
  package var x: Int32
  package var y: Int32
  /// Quarters of a pixel right and down of that pixel's corner, 0...3.
  package var phaseX: UInt8
  package var phaseY: UInt8

  /// Nil when the position is not finite or beyond ±2^21 pixels: nothing is drawn there.
  package init?(x: CGFloat, y: CGFloat, isUpright: Bool) {
    guard abs(x) < 2_097_152, abs(y) < 2_097_152 else { return nil }
    let quartersX = Int32((x * 4 + 0.5).rounded(.down))
    let quartersY = isUpright ? Int32((y + 0.5).rounded(.down)) * 4 : Int32((y * 4 + 0.5).rounded(.down))
    self.x = quartersX >> 2
    self.y = quartersY >> 2
    phaseX = UInt8(quartersX & 3)
    phaseY = UInt8(quartersY & 3)
  }
}
