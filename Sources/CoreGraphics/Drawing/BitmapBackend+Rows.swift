// The row loops: coverage × clip × paint, into the surface.
//
// Called by: BitmapBackend.compose and drawShadow. Shapes that need no mask go straight to a kernel; everything else goes
// through a band of dense coverage, a few rows at a time, so that memory does not grow with the target.

internal import CPixelKernels

extension BitmapBackend {
  /// Puts the paint over the surface where shape and clip are.
  func fill(_ coverage: Coverage, _ paint: RowPaint, _ clip: ClipMask, mode: CGBlendMode, alpha: UInt8) {
    let area = coverage.bounds.intersection(clip.bounds).intersection(surface.bounds)
    if area.isEmpty { return }
    coverage.prepare(scratch.scan, area: area)
    switch paint {
    case .solid(let color):
      let pixel = color.scaled(by: alpha)
      if mode != .normal {
        blendBands(coverage, .solid(pixel), clip, area, mode, alpha: 255)
      } else if pixel != 0 {
        fillSolid(coverage, pixel, clip, area)
      }
    case .rows(let painter):
      if mode != .normal {
        blendBands(coverage, paint, clip, area, mode, alpha: alpha)
      } else if coverage.isFull && clip.mask == nil {
        overRows(painter, area, alpha: alpha)
      } else {
        maskedRows(coverage, painter, clip, area, alpha: alpha)
      }
    }
  }

  // MARK: One colour

  private func fillSolid(_ coverage: Coverage, _ color: UInt32, _ clip: ClipMask, _ area: PixelRect) {
    let target = surface.pixels
    switch coverage {
    case .rect(let rect) where clip.mask == nil:
      fillRect(rect, color, area)
    case .roundedRect(var shape) where clip.mask == nil:
      px_fill_rounded_rect(
        scratch.scan.scan, &shape, color, target.origin, target.stride, area.x0, area.y0, area.x1, area.y1)
    case .ring(var outer, var inner) where clip.mask == nil:
      px_fill_rounded_ring(
        scratch.scan.scan, &outer, &inner, color, target.origin, target.stride, area.x0, area.y0, area.x1, area.y1)
    case .contours(_, let rule, _):
      if let mask = clip.mask {
        px_scan_fill_solid_mask(
          scratch.scan.scan, rule, color, target.origin, target.stride, mask.devicePointer, mask.stride)
      } else {
        px_scan_fill_solid(scratch.scan.scan, rule, color, target.origin, target.stride)
      }
    default:
      if let mask = readyMask(coverage, clip) {
        return px_over_solid_mask_rect(
          target.pointer(area.x0, area.y0), target.stride, color, mask.pointer(area.x0, area.y0), mask.stride,
          area.width, area.height)
      }
      forEachBand(coverage, clip, area) { y, mask in
        px_over_solid_mask(target.pointer(area.x0, y), color, mask, area.width)
      }
    }
  }

  private func fillRect(_ rect: FixedRect, _ color: UInt32, _ area: PixelRect) {
    let target = surface.pixels
    let isOpaque = color >> 24 == 255
    let left = area.x0
    let right = area.x1
    for y in area.y0..<area.y1 {
      let down = FixedRect.overlap(y, rect.y0, rect.y1)
      var x = left
      while x < right {
        let across = FixedRect.overlap(x, rect.x0, rect.x1)
        // Only the outermost columns can be partly covered: the rest is one run.
        let end = across == 256 ? max(x + 1, min(right, rect.x1 >> 8)) : x + 1
        let coverage = FixedRect.coverage(across * down)
        let pointer = target.pointer(x, y)
        let count = Int(end - x)
        if coverage < 255 {
          px_over_solid_coverage(pointer, color, coverage, count)
        } else if isOpaque {
          px_fill(pointer, color, count)
        } else {
          px_over_solid(pointer, color, count)
        }
        x = end
      }
    }
  }

  // MARK: Rows

  private func overRows(_ painter: any RowPainter, _ area: PixelRect, alpha: UInt8) {
    let target = surface.pixels
    let count = area.width
    for y in area.y0..<area.y1 {
      let pointer = target.pointer(area.x0, y)
      let direct = painter.directRow(x: area.x0, y: y, count: count)
      if alpha == 255, painter.isOpaque(x: area.x0, y: y, count: count) {
        if let direct {
          pointer.update(from: direct, count: count)
        } else {
          painter.paint(pointer, x: area.x0, y: y, count: count)
        }
        continue
      }
      let source = direct ?? paintedRow(painter, area, y)
      if alpha == 255 {
        px_over(pointer, source, count)
      } else {
        px_over_alpha(pointer, source, alpha, count)
      }
    }
  }

  private func paintedRow(_ painter: any RowPainter, _ area: PixelRect, _ y: Int32) -> UnsafePointer<UInt32> {
    let row = scratch.row(area.width)
    painter.paint(row, x: area.x0, y: y, count: area.width)
    return UnsafePointer(row)
  }

  private func maskedRows(
    _ coverage: Coverage, _ painter: any RowPainter, _ clip: ClipMask, _ area: PixelRect, alpha: UInt8
  ) {
    if alpha == 255, let mask = readyMask(coverage, clip) {
      for y in area.y0..<area.y1 { overMaskedRow(painter, mask.pointer(area.x0, y), area, y) }
      return
    }
    forEachBand(coverage, clip, area) { y, mask in
      if alpha < 255 { px_mask_scale(mask, alpha, area.width) }
      overMaskedRow(painter, mask, area, y)
    }
  }

  private func overMaskedRow(
    _ painter: any RowPainter, _ mask: UnsafePointer<UInt8>, _ area: PixelRect, _ y: Int32
  ) {
    // Painters can be dear: ask them for the covered stretch only.
    guard let span = coveredSpan(mask, area.width) else { return }
    let x = area.x0 + Int32(span.lowerBound)
    let source: UnsafePointer<UInt32>
    if let direct = painter.directRow(x: x, y: y, count: span.count) {
      source = direct
    } else {
      let row = scratch.row(area.width)
      painter.paint(row, x: x, y: y, count: span.count)
      source = UnsafePointer(row)
    }
    px_over_mask(surface.pixels.pointer(x, y), source, mask + span.lowerBound, span.count)
  }

  private func blendBands(
    _ coverage: Coverage, _ paint: RowPaint, _ clip: ClipMask, _ area: PixelRect, _ mode: CGBlendMode, alpha: UInt8
  ) {
    let target = surface.pixels
    let kernelMode = px_blend_mode(rawValue: UInt32(mode.rawValue))
    let row = scratch.row(area.width)
    if case .solid(let color) = paint { px_fill(row, color, area.width) }
    func paintRow(_ y: Int32) {
      guard case .rows(let painter) = paint else { return }
      painter.paint(row, x: area.x0, y: y, count: area.width)
      if alpha < 255 { px_scale_alpha(row, alpha, area.width) }
    }
    if coverage.isFull && clip.mask == nil {
      for y in area.y0..<area.y1 {
        paintRow(y)
        px_blend(target.pointer(area.x0, y), row, nil, kernelMode, area.width)
      }
      return
    }
    forEachBand(coverage, clip, area) { y, mask in
      paintRow(y)
      px_blend(target.pointer(area.x0, y), row, mask, kernelMode, area.width)
    }
  }

  // MARK: Bands of coverage

  /// Coverage times clip of the area where it lies in memory already, because one of the two is 255 all over it.
  private func readyMask(_ coverage: Coverage, _ clip: ClipMask) -> MaskBuffer? {
    if coverage.isFull { return clip.mask }
    if case .mask(let mask) = coverage, clip.mask == nil { return mask }
    return nil
  }

  /// Calls `body` with every row of the area and its coverage times clip: `area.width` bytes that `body` may change.
  func forEachBand(
    _ coverage: Coverage, _ clip: ClipMask, _ area: PixelRect,
    _ body: (_ y: Int32, _ mask: UnsafeMutablePointer<UInt8>) -> Void
  ) {
    let stride = (area.width + 15) & ~15
    let rows = Int32(max(1, min(32, 65_536 / stride)))
    let memory = scratch.mask(stride * Int(rows))
    var y = area.y0
    while y < area.y1 {
      let end = min(area.y1, y + rows)
      let isClipAlone = coverage.isFull && clip.mask != nil
      if !isClipAlone {
        coverage.write(
          PixelRect(x0: area.x0, y0: y, x1: area.x1, y1: end), to: memory, stride: stride, scratch.scan)
      }
      for line in y..<end {
        let mask = memory + Int(line - y) * stride
        if let other = clip.mask {
          let source = other.pointer(area.x0, line)
          if isClipAlone {
            mask.update(from: source, count: area.width)
          } else {
            px_mask_multiply(mask, source, area.width)
          }
        }
        body(line, mask)
      }
      y = end
    }
  }

  /// From the first to the last byte that is not 0; nil when all are.
  private func coveredSpan(_ mask: UnsafePointer<UInt8>, _ count: Int) -> Range<Int>? {
    var start = 0
    while start < count, mask[start] == 0 { start += 1 }
    guard start < count else { return nil }
    var end = count
    while mask[end - 1] == 0 { end -= 1 }
    return start..<end
  }
}

extension UInt32 {
  /// Every byte times alpha / 255, to the nearest.
  func scaled(by alpha: UInt8) -> UInt32 {
    if alpha == 255 { return self }
    func byte(_ shift: UInt32) -> UInt32 { ((((self >> shift) & 255) * UInt32(alpha) + 127) / 255) << shift }
    return byte(0) | byte(8) | byte(16) | byte(24)
  }
}
