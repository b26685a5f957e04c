// Fills, images and masks over the whole surface, a call a row as the bitmap backend makes them.
import CPixelKernels

func compositeRows(_ surface: Surface) -> [Row] {
  let dst = surface.destination, src = surface.source, mask = surface.mask, width = surface.width
  func kernel(_ id: String, _ title: String, _ unit: Unit, _ goal: Double, _ body: @escaping (Int) -> Void) -> Row {
    Row(work: id, title: title, through: "kernel", unit: unit, goal: goal) { surface.eachRow(body) }
  }
  return [
    kernel("fill", "solid fill", .fill, 1.05) { px_fill(dst + $0, 0xFF11_2233, width) },
    kernel("over-solid", "solid alpha over", .copy, 0.65) { px_over_solid(dst + $0, 0x8008_1020, width) },
    kernel("over-image", "image over, random alpha", .copy, 1.02) { px_over(dst + $0, src + $0, width) },
    kernel("over-image-opacity", "image over x opacity", .copy, 1.3) { px_over_alpha(dst + $0, src + $0, 128, width) },
    kernel("over-solid-mask", "solid through A8 mask", .copy, 1.3) {
      px_over_solid_mask(dst + $0, 0xFF11_2233, mask + $0, width)
    },
    kernel("over-image-mask", "image through A8 mask", .copy, 1.6) {
      px_over_mask(dst + $0, src + $0, mask + $0, width)
    },
  ]
}
