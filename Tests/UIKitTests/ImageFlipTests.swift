// Images and rectangles in UIKit's contexts and in raw ones: cases CG-01 and CG-02.

import Testing
import UIKit

@Suite struct ImageFlipTests {
  /// Two rows: red above blue.
  private var twoRows: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
  }

  private func draw(_ body: (UIImage, CGContext) -> Void) -> (top: UInt32, bottom: UInt32) {
    let image = twoRows
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let result = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      body(image, $0.cgContext)
    }
    return (pixel(result, x: 0, y: 0), pixel(result, x: 0, y: 1))
  }

  @Test("CG-01 UIImage.draw keeps red on top") func upright() {
    let rows = draw { image, _ in image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(rows.top == 0xFFFF_0000 && rows.bottom == 0xFF00_00FF)
  }

  @Test("CG-01 CGContext.draw puts blue on top") func flipped() {
    let rows = draw { image, context in context.draw(image.cgImage!, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
    #expect(rows.top == 0xFF00_00FF && rows.bottom == 0xFFFF_0000)
  }

  @Test("CG-02 a UIKit context counts from the top, a raw one from the bottom") func origin() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let box = CGRect(x: 20, y: 20, width: 40, height: 40)
    let uiKit = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format).image { context in
      UIColor.red.setFill()
      context.fill(box)
    }
    #expect(pixel(uiKit, x: 30, y: 20) == 0xFFFF_0000 && pixel(uiKit, x: 30, y: 60) == 0)
    let raw = try #require(
      CGContext(
        data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    raw.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    raw.fill(box)
    let image = UIImage(cgImage: try #require(raw.makeImage()))
    #expect(pixel(image, x: 30, y: 39) == 0 && pixel(image, x: 30, y: 40) == 0xFFFF_0000)
    #expect(pixel(image, x: 30, y: 79) == 0xFFFF_0000 && pixel(image, x: 30, y: 80) == 0)
  }

  @Test("Every orientation draws at its turned size and turns back", arguments: 1...8) func orientations(exif: Int) {
    let image = twoRows
    let turned = UIImage(cgImage: image.cgImage!, scale: 1, orientation: UIImage.Orientation(rawValue: exif - 1)!)
    #expect(turned.size == CGSize(width: 2, height: 2))
    let rows = draw { _, _ in turned.draw(at: .zero) }
    #expect([0xFFFF_0000, 0xFF00_00FF].contains(rows.top) && [0xFFFF_0000, 0xFF00_00FF].contains(rows.bottom))
  }

  /// 0xAARRGGBB, premultiplied.
  private func pixel(_ image: UIImage, x: Int, y: Int) -> UInt32 { image.cgImage!.pixels[x, y] }
}
