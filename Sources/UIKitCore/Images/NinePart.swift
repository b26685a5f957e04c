// The geometry of resizable images: which pixels go where.
//
//   first cap │  middle  │ last cap      source: whole pixels of the image, upright
//   ──────────┼──────────┼─────────
//   its size  │ the rest │ its size      target: points; seams lie on device pixels
//
// Called by: UIImage+Drawing. Hands on: up to nine parts that cover the target without gap or overlap. Draws nothing.

/// One direction of a resizable image.
struct ResizingAxis: Equatable {
  /// Pixels of the first cap, the middle and the last cap. The middle is never empty.
  let source: [Range<Int>]
  /// Four rising edges of the three targets, points.
  let edges: [CGFloat]
  /// The middle's own length, points.
  let tile: CGFloat

  /// - Parameters:
  ///   - pixels: the image's length; > 0.
  ///   - caps: points, rounded to whole pixels. Where they leave nothing, one pixel after the first cap is the middle, as
  ///     CALayer.contentsCenter documents it. A target shorter than both caps shrinks them in proportion (chosen here).
  ///   - snap: moves a seam to a device pixel.
  init(
    pixels: Int, scale: CGFloat, caps: (first: CGFloat, last: CGFloat), from: CGFloat, to: CGFloat,
    snap: (CGFloat) -> CGFloat
  ) {
    let first = min(max(Int(saturating: (caps.first * scale).rounded()), 0), pixels)
    let last = min(max(Int(saturating: (caps.last * scale).rounded()), 0), pixels - first)
    let middle = min(first, pixels - 1)
    source = [0..<first, middle..<max(middle + 1, pixels - last), (pixels - last)..<pixels]
    tile = CGFloat(source[1].count) / scale
    let (firstLength, lastLength) = (CGFloat(first) / scale, CGFloat(last) / scale)
    let fit = min(1, (to - from) / max(firstLength + lastLength, .leastNormalMagnitude))
    let start = first == 0 ? from : min(max(snap(from + firstLength * fit), from), to)
    let end = last == 0 ? to : min(max(snap(to - lastLength * fit), start), to)
    edges = [from, start, end, to]
  }

  /// Whether the middle is repeated: a single pixel is stretched instead, which looks the same. Source: documented.
  func tiles(_ mode: UIImage.ResizingMode) -> Bool {
    mode == .tile && source[1].count > 1 && edges[2] - edges[1] != tile
  }
}

struct NinePart {
  struct Part: Equatable {
    /// Pixels of the upright image, y down.
    let source: CGRect
    /// Points.
    let target: CGRect
    /// The size at which the source repeats, points; nil when it is stretched over the target.
    let tile: CGSize?
  }

  /// Row by row; empty ones are left out.
  let parts: [Part]

  /// `rect` in points, standardised; `pixels` takes it to device pixels and keeps rectangles upright.
  init(
    width: Int, height: Int, scale: CGFloat, caps: UIEdgeInsets, mode: UIImage.ResizingMode, in rect: CGRect,
    pixels: CGAffineTransform
  ) {
    let isTurned = pixels.a == 0
    let columns = ResizingAxis(
      pixels: width, scale: scale, caps: (caps.left, caps.right), from: rect.minX, to: rect.maxX,
      snap: Self.snap(isTurned ? pixels.b : pixels.a, isTurned ? pixels.ty : pixels.tx))
    let rows = ResizingAxis(
      pixels: height, scale: scale, caps: (caps.top, caps.bottom), from: rect.minY, to: rect.maxY,
      snap: Self.snap(isTurned ? pixels.c : pixels.d, isTurned ? pixels.tx : pixels.ty))
    var parts: [Part] = []
    for y in 0..<3 {
      for x in 0..<3 {
        let target = CGRect(
          x: columns.edges[x], y: rows.edges[y], width: columns.edges[x + 1] - columns.edges[x],
          height: rows.edges[y + 1] - rows.edges[y])
        let (across, down) = (columns.source[x], rows.source[y])
        guard !target.isEmpty, !across.isEmpty, !down.isEmpty else { continue }
        let (tilesX, tilesY) = (x == 1 && columns.tiles(mode), y == 1 && rows.tiles(mode))
        let tile = CGSize(
          width: tilesX ? columns.tile : target.width, height: tilesY ? rows.tile : target.height)
        parts.append(
          Part(
            source: CGRect(x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count),
            target: target, tile: tilesX || tilesY ? tile : nil))
      }
    }
    self.parts = parts
  }

  /// To the nearest device pixel edge and back.
  private static func snap(_ factor: CGFloat, _ offset: CGFloat) -> (CGFloat) -> CGFloat {
    guard factor != 0, factor.isFinite else { return { $0 } }
    return { (($0 * factor + offset).rounded() - offset) / factor }
  }
}
