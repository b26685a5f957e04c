// A CGContext over the benchmark's surface and what is drawn into it, made through the public API alone.
import CoreGraphics
import Foundation

/// The context writes into the surface's destination, premultiplied BGRA, so that S and M are of the same memory.
final class Canvas {
  let surface: Surface
  let context: CGContext
  let space = CGColorSpaceCreateDeviceRGB()

  static let layout: CGBitmapInfo = [
    .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
  ]

  init?(_ surface: Surface) {
    self.surface = surface
    guard
      let context = CGContext(
        data: surface.destination, width: surface.width, height: surface.height, bitsPerComponent: 8,
        bytesPerRow: surface.width * 4, space: space, bitmapInfo: Self.layout.rawValue)
    else { return nil }
    self.context = context
  }

  var bounds: CGRect { CGRect(x: 0, y: 0, width: surface.width, height: surface.height) }

  /// Random premultiplied pixels.
  func image(width: Int, height: Int) -> CGImage? {
    var random = Random()
    let pixels = Surface.pixels(width * height) { random.premultiplied() }
    let data = NSData(bytesNoCopy: pixels, length: width * height * 4, freeWhenDone: false)
    return CGDataProvider(data: data).flatMap { provider in
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4, space: space,
        bitmapInfo: Self.layout, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
  }

  /// The surface's random coverage as a grey image, as clip(to:mask:) takes it.
  func mask() -> CGImage? {
    let data = NSData(bytesNoCopy: surface.mask, length: surface.count, freeWhenDone: false)
    return CGDataProvider(data: data).flatMap { provider in
      CGImage(
        width: surface.width, height: surface.height, bitsPerComponent: 8, bitsPerPixel: 8,
        bytesPerRow: surface.width, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    }
  }

  func gradient() -> CGGradient? {
    let components: [CGFloat] = [1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1]
    return CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 3)
  }

  /// `body` between a saved and restored state.
  func saved(_ body: (CGContext) -> Void) {
    context.saveGState()
    body(context)
    context.restoreGState()
  }
}
