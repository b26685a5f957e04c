// Rounded rectangles, circles, borders, shadows and a label's glyphs at random places of the surface, per operation.
import CPixelKernels

/// 1,000 places with fractions, where a 300 x 60 rectangle fits.
private struct Places {
  var x: [Double] = [], y: [Double] = []

  init() {
    var random = Random()
    for _ in 0..<1000 {
      x.append(random.coordinate(below: 870))
      y.append(random.coordinate(below: 2472))
    }
  }

  func color(_ i: Int, _ alpha: UInt32) -> UInt32 {
    let gray = UInt32(i * 37 & 255) * alpha / 255
    return alpha << 24 | gray << 16 | gray << 8 | gray / 2
  }

  func rectangle(_ i: Int, width: Double, height: Double, radius: Double, inset: Double = 0) -> px_rounded_rect {
    func fixed(_ v: Double) -> Int32 { Int32((v * 256).rounded()) }
    let r = fixed(radius - inset)
    return px_rounded_rect(
      x0: fixed(x[i] + inset), y0: fixed(y[i] + inset), x1: fixed(x[i] + width - inset),
      y1: fixed(y[i] + height - inset), top_left: r, top_right: r, bottom_left: r, bottom_right: r)
  }
}

func shapeRows(_ surface: Surface) -> [Row] {
  let places = Places(), scan = px_scan_create(), dst = surface.destination, stride = surface.width
  let right = Int32(surface.width), bottom = Int32(surface.height)
  func each(_ id: String, _ title: String, _ goal: Double, _ body: @escaping (Int) -> Void) -> Row {
    Row(work: id, title: title, through: "kernel", unit: .microseconds, goal: goal, operations: 1000) {
      for i in 0..<1000 { body(i) }
    }
  }
  func rounded(_ i: Int, _ width: Double, _ height: Double, _ radius: Double, _ alpha: UInt32) {
    var r = places.rectangle(i, width: width, height: height, radius: radius)
    px_fill_rounded_rect(scan, &r, places.color(i, alpha), dst, stride, 0, 0, right, bottom)
  }
  return [
    each("rounded-rect", "rounded rect 300x60 r12, opaque", 6) { rounded($0, 300, 60, 12, 255) },
    each("rounded-rect-alpha", "rounded rect 300x60 r12, alpha", 8.5) { rounded($0, 300, 60, 12, 128) },
    each("circle", "circle r20", 4) { rounded($0, 40, 40, 20, 255) },
    each("border", "rounded rect border 2 px", 9) { i in
      var outer = places.rectangle(i, width: 300, height: 60, radius: 12)
      var inner = places.rectangle(i, width: 300, height: 60, radius: 12, inset: 2)
      px_fill_rounded_ring(scan, &outer, &inner, places.color(i, 255), dst, stride, 0, 0, right, bottom)
    },
  ] + shadowRows(surface, scan) + [labelRow(surface, places)]
}

/// Sigma 10 reaches 30 pixels: a 360 x 120 mask. `first` makes it, `repeated` draws it again.
private func shadowRows(_ surface: Surface, _ scan: OpaquePointer?) -> [Row] {
  let width = 360, height = 120, dst = surface.destination
  let mask = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
  func make() {
    var r = px_rounded_rect(
      x0: 30 * 256, y0: 30 * 256, x1: 330 * 256, y1: 90 * 256, top_left: 12 * 256, top_right: 12 * 256,
      bottom_left: 12 * 256, bottom_right: 12 * 256)
    px_rounded_rect_mask(scan, &r, 0, 0, Int32(width), Int32(height), mask, width)
    px_blur_mask(mask, width, Int32(width), Int32(height), 10)
  }
  func draw(_ i: Int) {
    let at = dst + (i * 211 % 2400) * surface.width + i * 97 % 800
    for y in 0..<height { px_over_solid_mask(at + y * surface.width, 0x6000_0000, mask + y * width, width) }
  }
  make()
  return [
    Row(
      work: "shadow-first", title: "shadow sigma 10, first", through: "kernel", unit: .microseconds, goal: 150,
      operations: 50
    ) {
      for i in 0..<50 {
        make()
        draw(i)
      }
    },
    Row(
      work: "shadow-repeated", title: "shadow sigma 10, repeated", through: "kernel", unit: .microseconds, goal: 25,
      operations: 500
    ) {
      for i in 0..<500 { draw(i) }
    },
  ]
}

/// The blits of a cached 23-character label's 20 visible glyphs: 12 x 16 coverage, padded to 16 a row.
private func labelRow(_ surface: Surface, _ places: Places) -> Row {
  var random = Random()
  let glyphs = UnsafeMutablePointer<UInt8>.allocate(capacity: 20 * 256)
  for i in 0..<20 * 256 {
    let kind = random.next() & 3
    glyphs[i] = i % 16 >= 12 || kind == 0 ? 0 : kind == 1 ? 255 : UInt8(random.next() & 255)
  }
  return Row(
    work: "label-glyphs", title: "23-character label, its glyph masks alone", through: "kernel", unit: .microseconds,
    goal: 3, operations: 1000
  ) {
    for i in 0..<1000 {
      let at = surface.destination + Int(places.y[i]) * surface.width + Int(places.x[i])
      for glyph in 0..<20 {
        px_over_solid_mask_rect(at + glyph * 9, surface.width, 0xFF00_0000, glyphs + glyph * 256, 16, 16, 16)
      }
    }
  }
}
