// UIImage: tints, files, thumbnails, sequences, comparison.

import Testing
import UIKit

@Suite struct ImageTests {
  private func render(_ size: CGSize, _ body: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: body)
  }

  /// Left red and opaque, right green at half alpha.
  private var halves: UIImage {
    render(CGSize(width: 2, height: 1)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.green.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }

  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> UInt32 { image.cgImage!.pixels[x, y] }

  @Test("A tinted image draws its alpha in the tint") func tint() {
    let image = halves.withTintColor(.blue)
    #expect(image.renderingMode == .automatic && image.size == CGSize(width: 2, height: 1))
    let drawn = render(image.size) { _ in image.draw(at: .zero) }
    #expect(pixel(drawn, 0, 0) == 0xFF00_00FF && pixel(drawn, 1, 0) == 0x8000_0080)
  }

  @Test("A template draws in the current fill colour") func template() {
    let image = halves.withRenderingMode(.alwaysTemplate)
    let drawn = render(image.size) { _ in
      UIColor.white.setFill()
      image.draw(at: .zero)
    }
    #expect(pixel(drawn, 0, 0) == 0xFFFF_FFFF && pixel(drawn, 1, 0) == 0x8080_8080)
  }

  @Test("A tint keeps soft edges clean of the image's own colours") func softEdges() {
    let image = halves.withTintColor(.blue)
    let drawn = render(CGSize(width: 4, height: 3)) { _ in image.draw(at: CGPoint(x: 0.5, y: 0.5)) }
    for y in 0..<3 {
      for x in 0..<4 { #expect(pixel(drawn, x, y) & 0x00FF_FF00 == 0) }
    }
  }

  @Test("A mirrored orientation mirrored again is the first", arguments: 0..<8) func mirrored(raw: Int) throws {
    let orientation = try #require(UIImage.Orientation(rawValue: raw))
    let image = UIImage(cgImage: halves.cgImage!, scale: 1, orientation: orientation)
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == orientation)
    #expect(flipped.size == image.size)
    let (a, b) = (
      render(image.size) { _ in image.draw(at: .zero) }, render(image.size) { _ in flipped.draw(at: .zero) }
    )
    let (width, height) = (Int(image.size.width), Int(image.size.height))
    for y in 0..<height {
      for x in 0..<width { #expect(pixel(a, x, y) == pixel(b, width - 1 - x, y)) }
    }
  }

  @Test("PNG and JPEG keep the orientation", arguments: [UIImage.Orientation.up, .right, .downMirrored])
  func data(orientation: UIImage.Orientation) throws {
    let image = UIImage(cgImage: halves.cgImage!, scale: 1, orientation: orientation)
    let pngData = try #require(image.pngData())
    let png = try #require(UIImage(data: pngData))
    #expect(png.imageOrientation == orientation && png.size == image.size)
    let jpegData = try #require(image.jpegData(compressionQuality: 0.9))
    let jpeg = try #require(UIImage(data: jpegData, scale: 2))
    #expect(jpeg.imageOrientation == orientation && jpeg.scale == 2)
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("Images are equal when they look the same") func equality() throws {
    let image = halves
    #expect(image.isEqual(halves) && image.hash == halves.hash)
    #expect(!image.isEqual(UIImage(cgImage: image.cgImage!, scale: 2, orientation: .up)))
    #expect(!image.isEqual(image.withTintColor(.red)))
    #expect(image.withTintColor(.red).isEqual(halves.withTintColor(.red)))
    #expect(!image.isEqual(UIImage()) && UIImage().isEqual(UIImage()))
  }

  @Test("A thumbnail has the size asked for and averages") func thumbnail() async throws {
    let large = render(CGSize(width: 300, height: 300)) { context in
      UIColor.white.setFill()
      for x in stride(from: 0, to: 300, by: 2) { context.fill(CGRect(x: x, y: 0, width: 1, height: 300)) }
    }
    let small = try #require(large.preparingThumbnail(of: CGSize(width: 5, height: 4)))
    #expect(small.size == CGSize(width: 5, height: 4))
    let alpha = pixel(small, 2, 2) >> 24
    #expect(alpha > 120 && alpha < 136)
    #expect(large.preparingThumbnail(of: .zero) == nil)
    #expect(await large.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 2))?.size == CGSize(width: 2, height: 2))
    #expect(await large.byPreparingForDisplay()?.isEqual(large) == true)
    #expect(UIImage().preparingForDisplay() == nil)
  }

  @Test("An animated image has its frames and a duration") func animated() throws {
    let frames = [halves, halves.withTintColor(.red), halves]
    let image = try #require(UIImage.animatedImage(with: frames, duration: 0))
    #expect(image.images == frames && image.size == frames[0].size)
    #expect(abs(image.duration - 0.1) < 1e-9)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && halves.images == nil && halves.duration == 0)
  }

  @Test("drawAsPattern repeats from the rectangle's corner") func pattern() {
    let image = halves
    let drawn = render(CGSize(width: 6, height: 3)) { _ in
      image.drawAsPattern(in: CGRect(x: 1, y: 1, width: 4, height: 2))
    }
    #expect(pixel(drawn, 0, 1) == 0 && pixel(drawn, 1, 0) == 0 && pixel(drawn, 5, 1) == 0)
    #expect(pixel(drawn, 1, 1) == 0xFFFF_0000 && pixel(drawn, 3, 2) == 0xFFFF_0000)
    #expect(pixel(drawn, 2, 1) >> 24 == 0x80)
  }
}
