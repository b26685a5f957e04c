// Gradients over the whole surface: opaque, so they are written rather than composited.
import CPixelKernels

/// Red over green to blue, 256 entries, never freed.
private func threeColors() -> UnsafeMutablePointer<UInt32> {
  var index: UInt32 = 0
  return Surface.pixels(256) {
    defer { index += 1 }
    let rising = min(255, index * 2), falling = index < 128 ? 0 : (index - 128) * 2
    return 0xFF00_0000 | (255 - rising) << 16 | (rising - falling) << 8 | falling
  }
}

func gradientRows(_ surface: Surface) -> [Row] {
  let dst = surface.destination, width = surface.width, height = surface.height
  let gradient = px_gradient(colors: threeColors(), count_log2: 8, before: 0xFFFF_0000, after: 0xFF00_00FF)
  let one = Double(UInt64(1) << 32)
  let down = Int64(one / Double(height))
  let length = Double(width * width + height * height)
  let diagonal = (x: Int64(one * Double(width) / length), y: Int64(one * Double(height) / length))
  let center = (x: Float(width) / 2, y: Float(height) / 2)
  func row(_ id: String, _ title: String, _ goal: Double, _ body: @escaping (px_gradient, Int) -> Void) -> Row {
    Row(work: id, title: title, through: "kernel", unit: .fill, goal: goal) {
      for y in 0..<height { body(gradient, y) }
    }
  }
  return [
    row("gradient-vertical", "linear gradient, vertical", 1.3) { gradient, y in
      withUnsafePointer(to: gradient) { px_gradient_linear_row(dst + y * width, $0, Int64(y) * down, 0, width) }
    },
    row("gradient-diagonal", "linear gradient, diagonal", 1.4) { gradient, y in
      withUnsafePointer(to: gradient) {
        px_gradient_linear_row(dst + y * width, $0, Int64(y) * diagonal.y, diagonal.x, width)
      }
    },
    row("gradient-radial", "radial gradient", 2) { gradient, y in
      withUnsafePointer(to: gradient) {
        px_gradient_radial_row(
          dst + y * width, $0, 0.5 - center.x, Float(y) + 0.5 - center.y, 1, 0, 1 / center.y, 0, 0, width)
      }
    },
  ]
}
