// render(in:): the layer and its sublayers in a context, in the layer's own coordinates.

import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

@Suite struct LayerRenderTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  /// 20×20 pixels, y down, after `layer.render(in:)`.
  private func pixels(_ layer: CALayer) -> PixelBuffer {
    let buffer = PixelBuffer(width: 20, height: 20)!
    layer.render(in: CGContext(backend: BitmapBackend(buffer: buffer, baseTransform: .identity)))
    return buffer
  }

  @Test("Own position and transform do not count; those of sublayers do") func placement() {
    let layer = CALayer()
    layer.frame = CGRect(x: 300, y: 300, width: 20, height: 20)
    layer.backgroundColor = red
    let child = CALayer()
    child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    child.backgroundColor = blue
    layer.addSublayer(child)
    let drawn = pixels(layer)
    #expect(drawn[0, 0] == 0xFFFF_0000 && drawn[10, 10] == 0xFF00_00FF && drawn[15, 15] == 0xFFFF_0000)
  }

  @Test("Opacity fades the group") func opacity() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = red
    layer.opacity = 0.5
    let child = CALayer()
    child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    child.backgroundColor = blue
    layer.addSublayer(child)
    #expect(pixels(layer)[10, 10] == 0x8000_0080)
  }

  @Test("Masks and round corners cut") func clips() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.backgroundColor = red
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    mask.backgroundColor = blue
    layer.mask = mask
    #expect(pixels(layer)[5, 5] == 0xFFFF_0000 && pixels(layer)[15, 5] == 0)
    layer.mask = nil
    layer.cornerRadius = 8
    layer.masksToBounds = true
    #expect(pixels(layer)[0, 0] == 0 && pixels(layer)[10, 0] == 0xFFFF_0000)
  }

  @Test("Drawing is displayed first if it is due, and is upright") func display() {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
      }
    }
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.setNeedsDisplay()
    let drawn = pixels(layer)
    #expect(drawn[3, 2] == 0xFF00_FF00 && drawn[3, 10] == 0)
  }
}
