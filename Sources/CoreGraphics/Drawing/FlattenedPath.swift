// Contours on the device, flattened and measured: what the scan converter is fed.
//
// Made by: Coverage and the stroke and glyph operations. Uses PathFlattener and PathStroker; does not scan convert.

/// Closed polygons in 1/256 device pixel.
final class FlattenedPath {
  private let flattener = PathFlattener()
  /// The pixels touched; empty when there is no contour.
  private(set) var pixelBounds = PixelRect.zero

  /// Where shapes matter, device pixels: fixed, so that no picture depends on its target. Curves outside become lines.
  private static let range = PixelRect(x0: -131_072, y0: -131_072, x1: 131_072, y1: 131_072)

  /// A path's subpaths under a transform to the device.
  init(_ path: PathStorage, transform: CGAffineTransform) {
    flattener.reset(target: Self.range)
    flattener.append(path, transform: transform)
    measure()
  }

  /// The outline of a stroke in user space, under a transform to the device. Empty without an inverse.
  init(stroking path: PathStorage, style: StrokeStyle, transform: CGAffineTransform) {
    let scale = transform.largestScale
    guard scale > 0, scale.isFinite, transform.determinant != 0 else { return }
    let range = CGRect(x: -131_072, y: -131_072, width: 262_144, height: 262_144)
    let visible = range.applying(transform.inverted())
    var stroker = PathStroker(
      style: style, tolerance: 1 / (1024 * scale), visible: visible.isFinite ? visible : nil)
    flattener.reset(target: Self.range)
    flattener.append(stroker.outline(of: path), transform: transform)
    measure()
  }

  /// Several paths as one shape, each with a transform of its own.
  init(_ paths: some Sequence<(CGPath, CGAffineTransform)>) {
    flattener.reset(target: Self.range)
    for (path, transform) in paths { flattener.append(path.storage, transform: transform) }
    measure()
  }

  /// Calls `body` with each contour's points, x and y interleaved, and their number.
  func forEachContour(_ body: (UnsafePointer<Int32>, Int) -> Void) {
    flattener.forEachContour(body)
  }

  private func measure() {
    var box: FixedRect?
    flattener.forEachContour { points, count in
      var rect = box ?? FixedRect(x0: points[0], y0: points[1], x1: points[0], y1: points[1])
      for index in 0..<count {
        let (x, y) = (points[index * 2], points[index * 2 + 1])
        rect.x0 = min(rect.x0, x)
        rect.y0 = min(rect.y0, y)
        rect.x1 = max(rect.x1, x)
        rect.y1 = max(rect.y1, y)
      }
      box = rect
    }
    if let box, !box.isEmpty { pixelBounds = box.bounds }
  }
}
