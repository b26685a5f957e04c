// Whole pixels of one colour, without a state: what most layers are.
//
// Called by: RenderServer's CompositePass. The same pixels as a fillRect whose edges lie between pixels.

internal import CPixelKernels

extension BitmapBackend {
  /// For fills one after the other, until anything else is drawn.
  package var plainFills: PlainFills { PlainFills(pixels: surface.pixels, bounds: surface.bounds) }
}

/// Where a backend's fills land. Good while the backend lives and nothing else is drawn.
package struct PlainFills {
  let pixels: SurfacePixels
  let bounds: PixelRect

  /// Puts a premultiplied colour over device pixels, within the target.
  package func fill(_ rect: PixelRect, _ color: UInt32) {
    let area = rect.intersection(bounds)
    if area.isEmpty || color == 0 { return }
    let first = pixels.pointer(area.x0, area.y0)
    guard color >> 24 == 255 else {
      for y in 0..<area.height { px_over_solid(first + y * pixels.stride, color, area.width) }
      return
    }
    px_fill_rect(first, pixels.stride, color, area.width, area.height)
  }
}
