// The UIGraphics functions and image renderers.

import Testing
import UIKit

@Suite struct GraphicsTests {
  private func format(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  @Test("UIRectFill replaces what is there, in the blend mode copy") func rectFill() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(1)).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIRectFillUsingBlendMode(CGRect(x: 1, y: 0, width: 1, height: 1), .normal)
    }
    #expect(image.cgImage!.pixels[0, 0] == 0 && image.cgImage!.pixels[1, 0] == 0xFFFF_0000)
  }

  @Test("UIRectFrame draws one point inside, in the fill colour") func rectFrame() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format(1)).image { _ in
      UIColor.blue.setFill()
      UIColor.red.setStroke()
      UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4))
    }
    for y in 0..<6 {
      for x in 0..<6 {
        let isFrame = (1...4).contains(x) && (1...4).contains(y) && !((2...3).contains(x) && (2...3).contains(y))
        #expect(image.cgImage!.pixels[x, y] == (isFrame ? 0xFF00_00FF : 0))
      }
    }
  }

  @Test("An image context keeps its scale whatever the transform") func contextScale() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIGraphicsGetCurrentContext()?.rotate(by: .pi / 2)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == 2 && image?.size == CGSize(width: 4, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("A renderer's format carries its bounds and is a copy") func formats() throws {
    let own = format(2)
    own.opaque = true
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 6, width: 3, height: 2), format: own)
    own.scale = 3
    #expect(renderer.format.scale == 2 && renderer.format.opaque && renderer.format.bounds.minX == 5)
    let image = renderer.image { context in
      #expect(context.format === renderer.format)
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 6, width: 1, height: 1))
      #expect(context.currentImage.size == CGSize(width: 3, height: 2))
    }
    #expect(image.cgImage!.pixels[0, 0] == 0xFFFF_0000 && image.cgImage!.pixels[2, 0] == 0xFF00_0000)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2)).scale == 2)
    let base: UIGraphicsRenderer = renderer
    #expect(base.allowsImageOutput && base.format === renderer.format)
  }

  @Test("A stroke is one pixel inside the edges, at any scale") func stroke() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format(2)).image { context in
      UIColor.red.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 3, height: 3), blendMode: .normal)
    }
    let pixels = image.cgImage!.pixels
    #expect(pixels[0, 3] == 0xFFFF_0000 && pixels[1, 3] == 0 && pixels[5, 3] == 0xFFFF_0000)
  }
}
