// Scaled and rotated images over the surface, bilinear, antialiased at their edges: one call of the scan converter each.
import CPixelKernels
import Foundation

/// A random image and the map that draws it.
private struct Drawn {
  let image: px_source
  let map: px_affine
  /// The image's outline in device space, 1/256 pixel.
  let outline: [Int32]

  init(width: Int, height: Int, outline: [Int32], map: px_affine) {
    var random = Random()
    image = px_source(
      pixels: Surface.pixels(width * height) { random.premultiplied() }, stride: width, width: Int32(width),
      height: Int32(height))
    self.outline = outline
    self.map = map
  }

  /// Fills the surface with `width` x `height` source pixels.
  static func scaled(width: Int, height: Int) -> Drawn {
    let du = Double(width) / Double(Surface.width), dv = Double(height) / Double(Surface.height)
    let right = Int32(Surface.width * 256), bottom = Int32(Surface.height * 256)
    return Drawn(
      width: width, height: height, outline: [0, 0, right, 0, right, bottom, 0, bottom],
      map: px_affine(
        u: fixed(du / 2 - 0.5), v: fixed(dv / 2 - 0.5), dux: fixed(du), dvx: 0, duy: 0, dvy: fixed(dv)))
  }

  /// A surface-sized image turned by 30 degrees about the centre.
  static func rotated() -> Drawn {
    let c = cos(Double.pi / 6), s = sin(Double.pi / 6)
    let cx = Double(Surface.width) / 2, cy = Double(Surface.height) / 2
    let corners: [(Double, Double)] = [(-cx, -cy), (cx, -cy), (cx, cy), (-cx, cy)]
    var outline: [Int32] = []
    for (x, y) in corners {
      let turnedX: Double = c * x - s * y + cx, turnedY: Double = s * x + c * y + cy
      outline += [Int32((turnedX * 256).rounded()), Int32((turnedY * 256).rounded())]
    }
    let left: Double = 0.5 - cx, top: Double = 0.5 - cy
    let u: Double = c * left + s * top + cx - 0.5, v: Double = c * top - s * left + cy - 0.5
    return Drawn(
      width: Surface.width, height: Surface.height, outline: outline,
      map: px_affine(u: fixed(u), v: fixed(v), dux: fixed(c), dvx: fixed(-s), duy: fixed(s), dvy: fixed(c)))
  }

  private static func fixed(_ x: Double) -> Int64 { Int64((x * 4_294_967_296).rounded()) }

  func draw(on surface: Surface, with scan: OpaquePointer?) {
    px_scan_begin(scan, 0, 0, Int32(surface.width), Int32(surface.height))
    px_scan_contour(scan, outline, outline.count / 2)
    var (image, map) = (image, map)
    px_scan_fill_source(
      scan, PX_FILL_NONZERO, &image, &map, PX_SAMPLE_BILINEAR, 255, surface.destination, surface.width)
  }
}

func sampleRows(_ surface: Surface) -> [Row] {
  let scan = px_scan_create()
  let down = Drawn.scaled(width: 2 * surface.width, height: 2 * surface.height)
  let up = Drawn.scaled(width: surface.width * 2 / 3, height: surface.height * 2 / 3)
  let rotated = Drawn.rotated()
  func row(_ id: String, _ title: String, _ goal: Double, _ drawn: Drawn) -> Row {
    Row(work: id, title: title, through: "kernel", unit: .copy, goal: goal) { drawn.draw(on: surface, with: scan) }
  }
  return [
    row("bilinear-down", "bilinear 2x down, over", 2.6, down),
    row("bilinear-up", "bilinear 1.5x up, over", 2.7, up),
    row("rotate", "rotate 30 degrees bilinear over, edge", 5, rotated),
  ]
}
