// What an operation covers, in device space, before clips and paints: a shape from which any rectangle of coverage bytes can
// be written.
//
// Made by: BitmapBackend and ClipMaskCache, from operations. Read by: the row loops. The bytes of a pixel depend on the shape
// alone, never on the rectangle asked for: partial and whole redraw agree.

internal import CPixelKernels

/// A shape in device space.
enum Coverage {
  case rect(FixedRect)
  case roundedRect(px_rounded_rect)
  /// The first without the second: strokes of rounded rectangles, borders.
  case ring(px_rounded_rect, without: px_rounded_rect)
  case contours(FlattenedPath, px_fill_rule, antialiased: Bool)
  case mask(MaskBuffer)
  /// All of the plane: gradients and layers are bounded by the clip alone.
  case everything

  /// The pixels that may be covered.
  var bounds: PixelRect {
    switch self {
    case .rect(let rect): rect.bounds
    case .roundedRect(let shape), .ring(let shape, _):
      FixedRect(x0: shape.x0, y0: shape.y0, x1: shape.x1, y1: shape.y1).bounds
    case .contours(let path, _, _): path.pixelBounds
    case .mask(let mask): mask.bounds
    case .everything: PixelRect(x0: -1 << 22, y0: -1 << 22, x1: 1 << 22, y1: 1 << 22)
    }
  }

  /// Every pixel in `bounds` is wholly covered.
  var isFull: Bool {
    switch self {
    case .rect(let rect): rect.isPixelExact
    case .everything: true
    default: false
    }
  }
}

/// The scan converter's memory, one a thread, and what has been loaded into it.
final class ScanScratch {
  let scan: OpaquePointer

  init() {
    guard let scan = px_scan_create() else {
      preconditionFailure("BitmapBackend: no memory for the scan converter; the process is out of memory")
    }
    self.scan = scan
  }

  deinit { px_scan_destroy(scan) }

  /// Loads contours for queries inside `area`.
  func load(_ path: FlattenedPath, antialiased: Bool, area: PixelRect) {
    px_scan_set_antialias(scan, antialiased)
    px_scan_begin(scan, area.x0, area.y0, area.x1, area.y1)
    path.forEachContour { px_scan_contour(scan, $0, $1) }
  }
}

extension Coverage {
  /// Makes `write` ready for rectangles inside `area`.
  func prepare(_ scratch: ScanScratch, area: PixelRect) {
    switch self {
    case .contours(let path, _, let antialiased): scratch.load(path, antialiased: antialiased, area: area)
    // The kernel scans its corners with the switch as the last path left it.
    case .roundedRect, .ring: px_scan_set_antialias(scratch.scan, true)
    case .rect, .mask, .everything: break
    }
  }

  /// Writes dense coverage of `rect`, which lies inside the prepared area; `target` is the byte of its first pixel.
  func write(_ rect: PixelRect, to target: UnsafeMutablePointer<UInt8>, stride: Int, _ scratch: ScanScratch) {
    switch self {
    case .rect(let shape):
      shape.write(rect, to: target, stride: stride)
    case .roundedRect(var shape):
      px_rounded_rect_mask(scratch.scan, &shape, rect.x0, rect.y0, rect.x1, rect.y1, target, stride)
    case .ring(var outer, var inner):
      px_rounded_ring_mask(scratch.scan, &outer, &inner, rect.x0, rect.y0, rect.x1, rect.y1, target, stride)
    case .contours(_, let rule, _):
      px_scan_mask(scratch.scan, rule, rect.x0, rect.y0, rect.x1, rect.y1, target, stride)
    case .mask(let mask):
      mask.write(rect, to: target, stride: stride)
    case .everything:
      for y in 0..<rect.height { (target + y * stride).update(repeating: 255, count: rect.width) }
    }
  }
}

extension FixedRect {
  fileprivate func write(_ rect: PixelRect, to target: UnsafeMutablePointer<UInt8>, stride: Int) {
    let inner = rect.intersection(bounds)
    for y in rect.y0..<rect.y1 {
      let row = target + Int(y - rect.y0) * stride
      let down = Self.overlap(y, y0, y1)
      guard down > 0, !inner.isEmpty else {
        row.update(repeating: 0, count: rect.width)
        continue
      }
      let start = Int(inner.x0 - rect.x0)
      let end = Int(inner.x1 - rect.x0)
      row.update(repeating: 0, count: start)
      (row + start).update(repeating: Self.coverage(256 * down), count: end - start)
      (row + end).update(repeating: 0, count: rect.width - end)
      for x in [inner.x0, inner.x1 - 1] {
        row[Int(x - rect.x0)] = Self.coverage(Self.overlap(x, x0, x1) * down)
      }
    }
  }
}

extension MaskBuffer {
  fileprivate func write(_ rect: PixelRect, to target: UnsafeMutablePointer<UInt8>, stride: Int) {
    let inner = rect.intersection(bounds)
    for y in rect.y0..<rect.y1 {
      let row = target + Int(y - rect.y0) * stride
      guard y >= inner.y0, y < inner.y1, !inner.isEmpty else {
        row.update(repeating: 0, count: rect.width)
        continue
      }
      let start = Int(inner.x0 - rect.x0)
      let end = Int(inner.x1 - rect.x0)
      row.update(repeating: 0, count: start)
      (row + start).update(from: pointer(inner.x0, y), count: end - start)
      (row + end).update(repeating: 0, count: rect.width - end)
    }
  }
}
