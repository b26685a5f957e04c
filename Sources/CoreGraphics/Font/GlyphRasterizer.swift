// A glyph's coverage mask for one matrix and one sub-pixel phase.
//
// Called by: GlyphAtlas, for glyphs it does not hold. Uses: CGFont's outlines and the scan converter of CPixelKernels.
//
//   font units × matrix + phase → curves as chords (at most 1/512 pixel from the curve) → rounded to 1/256 pixel → exact
//   area coverage. Sums, products and square roots of doubles only, so the bytes are the same on every machine.
//
// It does not cache, and it draws nothing: colour and clip are the backend's.
internal import CPixelKernels
import Foundation

/// Where a mask lies and how large it is: device pixels, y down, from the pixel that holds the glyph's origin.
struct GlyphMaskBox: Equatable {
  var left: Int32
  var top: Int32
  var width: Int32
  var height: Int32

  /// Bytes a row: `width` rounded up to 16, so that kernels never need a tail.
  var stride: Int { (Int(width) + 15) & ~15 }
  var byteCount: Int { stride * Int(height) }
}

/// Scratch memory for scan conversion. Confined to its atlas's thread.
final class GlyphRasterizer {
  private let scan: OpaquePointer
  private var contour: [Int32] = []

  /// Masks larger than this on a side are not made: such glyphs are drawn from their path. Device pixels. Chosen here.
  static let longestSide: Int32 = 256
  /// Chords stay this close to their curve, device pixels. Chosen here: half a level of coverage on a whole pixel's edge, as
  /// for paths; masks are made once, so finer chords cost nothing that repeats.
  private static let flatness = 1.0 / 512

  /// Nil when memory is short.
  init?() {
    guard let scan = px_scan_create() else { return nil }
    self.scan = scan
  }

  deinit { px_scan_destroy(scan) }

  /// The box of a glyph's mask; nil when it is larger than `longestSide`. Empty for a glyph that draws nothing.
  func box(of outline: GlyphOutline, matrix: GlyphMatrix) -> GlyphMaskBox? {
    guard !outline.isEmpty else { return GlyphMaskBox(left: 0, top: 0, width: 0, height: 0) }
    let corners = [
      matrix.map(outline.minimum), matrix.map(outline.maximum),
      matrix.map(GlyphOutline.Point(x: outline.minimum.x, y: outline.maximum.y)),
      matrix.map(GlyphOutline.Point(x: outline.maximum.x, y: outline.minimum.y)),
    ]
    var low = corners[0]
    var high = corners[0]
    for corner in corners.dropFirst() {
      low = SIMD2(min(low.x, corner.x), min(low.y, corner.y))
      high = SIMD2(max(high.x, corner.x), max(high.y, corner.y))
    }
    let limit = Double(Self.longestSide)
    guard high.x - low.x < limit, high.y - low.y < limit, abs(low.x) < 65536, abs(low.y) < 65536 else { return nil }
    // Rounding to 1/256 may move a point over a pixel edge; the extra 1/256 covers that.
    let left = Int32((low.x - 1 / 256).rounded(.down))
    let top = Int32((low.y - 1 / 256).rounded(.down))
    let right = Int32((high.x + 1 / 256).rounded(.up))
    let bottom = Int32((high.y + 1 / 256).rounded(.up))
    return GlyphMaskBox(left: left, top: top, width: right - left, height: bottom - top)
  }

  /// Writes the mask of `box` to `bytes`, `box.byteCount` of them, padding included.
  func rasterize(
    _ outline: GlyphOutline, matrix: GlyphMatrix, box: GlyphMaskBox, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    let width = Int32(box.stride)
    px_scan_begin(scan, 0, 0, width, box.height)
    let origin = SIMD2(Double(box.left), Double(box.top))
    var index = 0
    var pen = SIMD2<Double>(0, 0)
    func next() -> SIMD2<Double> {
      index += 1
      return matrix.map(outline.points[index - 1]) - origin
    }
    for verb in outline.verbs {
      switch verb {
      case .move:
        endContour()
        pen = next()
        append(pen)
      case .line:
        pen = next()
        append(pen)
      case .quad:
        let (control, end) = (next(), next())
        appendQuad(pen, control, end)
        pen = end
      case .cubic:
        let (first, second, end) = (next(), next(), next())
        appendCubic(pen, first, second, end)
        pen = end
      }
    }
    endContour()
    px_scan_mask(scan, PX_FILL_NONZERO, 0, 0, width, box.height, bytes, box.stride)
  }

  private func endContour() {
    if contour.count >= 6 { _ = px_scan_contour(scan, contour, contour.count / 2) }
    contour.removeAll(keepingCapacity: true)
  }

  private func append(_ point: SIMD2<Double>) {
    contour.append(Int32((point.x * 256).rounded()))
    contour.append(Int32((point.y * 256).rounded()))
  }

  private func appendQuad(_ start: SIMD2<Double>, _ control: SIMD2<Double>, _ end: SIMD2<Double>) {
    let steps = Self.steps(Self.length(start - 2 * control + end) / 4)
    for step in 1..<max(steps, 1) {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      append(u * u * start + 2 * u * t * control + t * t * end)
    }
    append(end)
  }

  private func appendCubic(
    _ start: SIMD2<Double>, _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    let bend = max(Self.length(start - 2 * first + second), Self.length(first - 2 * second + end))
    let steps = Self.steps(bend * 0.75)
    for step in 1..<max(steps, 1) {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let near = u * u * u * start + 3 * u * u * t * first
      append(near + 3 * u * t * t * second + t * t * t * end)
    }
    append(end)
  }

  /// Chords needed when one chord misses the curve by `error` pixels: the error falls with their square.
  private static func steps(_ error: Double) -> Int {
    max(1, min(128, Int((error / flatness).squareRoot().rounded(.up))))
  }

  private static func length(_ vector: SIMD2<Double>) -> Double {
    (vector.x * vector.x + vector.y * vector.y).squareRoot()
  }
}

/// Font units to device pixels: the linear part of a strike, with the sub-pixel phase as its translation.
struct GlyphMatrix: Equatable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var x: Double
  var y: Double

  @inline(__always) func map(_ point: GlyphOutline.Point) -> SIMD2<Double> {
    let (px, py) = (Double(point.x), Double(point.y))
    return SIMD2(a * px + c * py + x, b * px + d * py + y)
  }
}
