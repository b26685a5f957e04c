// Whole pixels of one colour, without a state: what most layers are.
//
// Called by: RenderServer's CompositePass. The same pixels as a fillRect whose edges lie between pixels.

internal import CPixelKernels

extension BitmapBackend {
  /// Puts a premultiplied colour over device pixels, within the target.
  package func fill(_ pixels: PixelRect, _ color: UInt32) {
    let area = pixels.intersection(surface.bounds)
    if area.isEmpty || color == 0 { return }
    let (target, count) = (surface.pixels, area.width)
    guard color >> 24 == 255 else {
      for y in area.y0..<area.y1 { px_over_solid(target.pointer(area.x0, y), color, count) }
      return
    }
    // A call a row costs more than a short row.
    if count <= 32 {
      var row = target.pointer(area.x0, area.y0)
      for _ in 0..<area.height {
        row.update(repeating: color, count: count)
        row += target.stride
      }
    } else {
      for y in area.y0..<area.y1 { px_fill(target.pointer(area.x0, y), color, count) }
    }
  }
}
