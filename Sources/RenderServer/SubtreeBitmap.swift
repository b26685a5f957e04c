// The bitmap of a subtree: what size it has, and how it is made.
//
// Called by: RasterPass (makes it), BitmapPainter (places it). Pure.

import CoreGraphics
internal import CPixelKernels
import RenderTree

struct SubtreeBitmap {
  private let node: RenderNode
  /// Pixels per point.
  let scale: CGFloat
  /// What the bitmap covers, in its own pixels: own coordinates times `scale`.
  let pixels: PixelRect

  /// The longest side of such a bitmap, pixels; larger subtrees are drawn coarser (chosen here).
  static let sideLimit: CGFloat = 4096

  /// Nil when the subtree paints nothing.
  init?(_ node: RenderNode, scale wanted: CGFloat) {
    // What has no end is shown as far as the node itself goes.
    let area = node.paintedBounds.isInfinite ? node.bounds : node.paintedBounds
    guard !area.isNull, area.width > 0, area.height > 0, wanted > 0, wanted.isFinite else { return nil }
    self.node = node
    scale = min(wanted, Self.sideLimit / max(area.width, area.height))
    pixels = DisplayScale(scale).outwardPixelRect(area)
    guard !pixels.isEmpty else { return nil }
  }

  /// `depth`: within the bitmap.
  func image(flipsContents: Bool, _ depth: RenderDepth) -> CGImage? {
    guard let buffer = PixelBuffer(width: pixels.width, height: pixels.height) else { return nil }
    let backend = BitmapBackend(
      buffer: buffer, origin: (pixels.x0, pixels.y0), baseTransform: .identity, clip: pixels)
    SubtreePainter.paint(
      node, into: backend, under: CGAffineTransform(scaleX: scale, y: scale), within: pixels,
      flipsContents: flipsContents, depth: depth)
    if let tint = node.look.style.extras.tint { Self.multiply(buffer, by: tint.premultipliedPixel) }
    return buffer.snapshot().map { CGImage(storage: $0) }
  }

  /// Each channel times the colour's, alpha included.
  static func multiply(_ buffer: PixelBuffer, by color: UInt32) {
    guard color != 0xFFFF_FFFF else { return }
    let factors = SIMD4<UInt32>(color & 255, color >> 8 & 255, color >> 16 & 255, color >> 24)
    for y in 0..<buffer.height {
      let row = buffer.row(y)
      for x in 0..<buffer.width where row[x] != 0 {
        let pixel = row[x]
        let product =
          SIMD4<UInt32>(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24) &* factors
          &+ SIMD4(repeating: 127)
        // Exact division by 255 after rounding.
        let byte = (product &+ (product &>> SIMD4(repeating: 8)) &+ SIMD4(repeating: 1)) &>> SIMD4(repeating: 8)
        row[x] = byte[0] | byte[1] << 8 | byte[2] << 16 | byte[3] << 24
      }
    }
  }
}
