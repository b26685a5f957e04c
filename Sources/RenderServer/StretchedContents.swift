// Contents as an image in a frame: whole, or in nine parts of which the edges keep their size.
//
// Called by: NodePainter. Hands on: image operations. The seams between parts are put on whole pixels where the layer is
// upright, and parts are cut hard, so that nothing shines through between them.

import CoreGraphics
import RenderTree

struct StretchedContents {
  let image: CGImage
  /// Image pixels per point.
  let scale: CGFloat
  /// The part that stretches, unit coordinates of the image, y down.
  let center: CGRect
  /// Points, the layer's coordinates.
  let frame: CGRect

  /// Documented: contentsCenter counts only where the gravity resizes.
  static func isStretched(_ center: CGRect, _ style: NodeStyle) -> Bool {
    guard center != NodeExtras.whole else { return false }
    switch style.gravity {
    case .resize, .resizeAspect, .resizeAspectFill: return true
    default: return false
    }
  }

  func draw(into backend: BitmapBackend, _ style: NodeStyle, _ state: DrawState) {
    guard Self.isStretched(center, style) else { return draw(image, in: frame, backend, style, state) }
    let columns = cuts(image.width, center.minX, center.maxX, frame.minX, frame.width, state.ctm.a, state.ctm.tx, state)
    let rows = cuts(image.height, center.minY, center.maxY, frame.minY, frame.height, state.ctm.d, state.ctm.ty, state)
    var cutHard = state
    cutHard.isAntialiased = style.antialiasesEdges && state.ctm.keepsRectanglesUpright
    for row in rows {
      for column in columns {
        let part = CGRect(x: column.source, y: row.source, width: column.sourceSize, height: row.sourceSize)
        guard let piece = image.cropping(to: part) else { continue }
        let target = CGRect(x: column.target, y: row.target, width: column.targetSize, height: row.targetSize)
        draw(piece, in: target, backend, style, cutHard)
      }
    }
  }

  private struct Part {
    /// Image pixels.
    var source, sourceSize: Int
    /// Points.
    var target, targetSize: CGFloat
  }

  /// One axis in up to three parts.
  private func cuts(
    _ pixels: Int, _ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat, _ factor: CGFloat,
    _ offset: CGFloat, _ state: DrawState
  ) -> [Part] {
    // A centre thinner than a pixel still stretches one: Core Animation's usual way to say "the middle".
    let a = min(Self.pixel((low * CGFloat(pixels) + 0.001).rounded(.down), of: pixels), pixels - 1)
    let b = max(Self.pixel((high * CGFloat(pixels) - 0.001).rounded(.up), of: pixels), a + 1)
    let (before, after) = (CGFloat(a) / scale, CGFloat(pixels - b) / scale)
    // Edges that do not fit share what there is.
    let fit = before + after > length ? length / (before + after) : 1
    func onPixel(_ value: CGFloat) -> CGFloat {
      guard state.ctm.b == 0, state.ctm.c == 0, factor != 0 else { return value }
      return ((value * factor + offset).rounded() - offset) / factor
    }
    let edges = [start, onPixel(start + before * fit), onPixel(start + length - after * fit), start + length]
    let sources = [0, a, b, pixels]
    return (0..<3).compactMap { i in
      guard sources[i + 1] > sources[i], edges[i + 1] > edges[i] else { return nil }
      return Part(
        source: sources[i], sourceSize: sources[i + 1] - sources[i], target: edges[i],
        targetSize: edges[i + 1] - edges[i])
    }
  }

  /// A whole number held to 0...pixels; 0 for NaN.
  private static func pixel(_ value: CGFloat, of pixels: Int) -> Int {
    value.isNaN ? 0 : Int(min(max(value, 0), CGFloat(pixels)))
  }

  /// Images are upright in y-up space: turned over about the middle of their frame for a layer's y-down one.
  private func draw(
    _ image: CGImage, in frame: CGRect, _ backend: BitmapBackend, _ style: NodeStyle, _ state: DrawState
  ) {
    var state = state
    if style.hasExtras { state.interpolationQuality = quality(of: image, in: frame, style.extras, state.ctm) }
    state.ctm = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.minY + frame.maxY).concatenating(state.ctm)
    backend.perform(.image(image, frame), state)
  }

  private func quality(
    of image: CGImage, in frame: CGRect, _ extras: NodeExtras, _ transform: CGAffineTransform
  ) -> CGInterpolationQuality {
    let shown = frame.width * frame.height * transform.lengthScale * transform.lengthScale
    let isLarger = shown >= CGFloat(image.width) * CGFloat(image.height)
    switch isLarger ? extras.magnification : extras.minification {
    case .nearest: return .none
    case .linear: return .default
    case .trilinear: return .high
    }
  }
}
