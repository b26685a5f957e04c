// Resizable images, drawn: IM-01 and what follows from it.

import Testing
import UIKit

@Suite struct ResizableImageTests {
  private static let colors: [UIColor] = [.red, .green, .blue, .yellow, .cyan, .magenta, .white, .black]

  /// Pixel (x, y) has a colour of its own.
  private func picture(_ width: Int, _ height: Int) -> UIImage {
    render(CGSize(width: width, height: height)) { context in
      for y in 0..<height {
        for x in 0..<width {
          Self.colors[(x + 3 * y) % 8].setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
  }

  private func render(
    _ size: CGSize, scale: CGFloat = 1, _ body: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: body)
  }

  private func pixels(_ image: UIImage) -> PixelStorage { image.cgImage!.pixels }

  @Test("IM-01 the default mode is tile") func defaultMode() {
    let image = picture(3, 3).resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(image.resizingMode == .tile)
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(picture(3, 3).capInsets == .zero)
  }

  @Test("IM-01 the middle is tiled left to right, top to bottom") func middleTiles() {
    let source = picture(5, 4)
    let image = source.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2))
    let drawn = pixels(
      render(CGSize(width: 12, height: 9)) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 12, height: 9)) })
    func column(_ x: Int) -> Int { x < 1 ? 0 : x >= 10 ? 3 + x - 10 : 1 + (x - 1) % 2 }
    func row(_ y: Int) -> Int { y < 1 ? 0 : y >= 8 ? 3 : 1 + (y - 1) % 2 }
    for y in 0..<9 {
      for x in 0..<12 { #expect(drawn[x, y] == pixels(source)[column(x), row(y)], "(\(x), \(y))") }
    }
  }

  @Test("IM-01 zero insets tile the whole image") func wholeTiles() {
    let source = picture(3, 2)
    let image = source.resizableImage(withCapInsets: .zero)
    let drawn = pixels(
      render(CGSize(width: 8, height: 7)) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 7)) })
    for y in 0..<7 {
      for x in 0..<8 { #expect(drawn[x, y] == pixels(source)[x % 3, y % 2]) }
    }
  }

  @Test("IM-01 a plain image stretches") func plainStretches() {
    let source = picture(2, 1)
    let drawn = pixels(
      render(CGSize(width: 40, height: 10)) { _ in source.draw(in: CGRect(x: 0, y: 0, width: 40, height: 10)) })
    #expect(drawn[2, 5] == pixels(source)[0, 0] && drawn[37, 5] == pixels(source)[1, 0])
  }

  @Test("Stretching keeps the caps and blends inside the middle alone") func stretch() {
    let source = picture(4, 3)
    let image = source.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2), resizingMode: .stretch)
    let drawn = pixels(
      render(CGSize(width: 20, height: 10)) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10)) })
    for y in 0..<10 {
      for x in 0..<20 {
        let (u, v) = (x < 1 ? 0 : x >= 18 ? 2 + x - 18 : 1, y < 1 ? 0 : y >= 9 ? 2 : 1)
        #expect(drawn[x, y] == pixels(source)[u, v])
      }
    }
  }

  @Test("An opaque image leaves no seam, whatever the screen's scale and the tile's size", arguments: [1, 2, 3])
  func seams(scale: Int) {
    for imageScale in 1...3 {
      let opaque = UIImage(
        cgImage: render(CGSize(width: 7, height: 5)) { context in
          UIColor.white.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
        }.cgImage!, scale: CGFloat(imageScale), orientation: .up)
      for mode in [UIImage.ResizingMode.tile, .stretch] {
        let image = opaque.resizableImage(
          withCapInsets: UIEdgeInsets(top: 0.5, left: 1, bottom: 0.4, right: 0.7), resizingMode: mode)
        let drawn = pixels(
          render(CGSize(width: 23, height: 19), scale: CGFloat(scale)) { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: 23, height: 19))
          })
        for y in 0..<drawn.height {
          #expect((0..<drawn.width).allSatisfy { drawn[$0, y] == 0xFFFF_FFFF }, "row \(y)")
        }
      }
    }
  }

  @Test("Turned by 30 degrees it is still one opaque area") func turned() {
    let image = render(CGSize(width: 6, height: 6)) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    let drawn = pixels(
      render(CGSize(width: 60, height: 60)) { context in
        context.cgContext.translateBy(x: 30, y: 30)
        context.cgContext.rotate(by: .pi / 6)
        image.draw(in: CGRect(x: -20, y: -20, width: 40, height: 40))
      })
    #expect((20..<40).allSatisfy { x in (20..<40).allSatisfy { drawn[x, $0] == 0xFFFF_FFFF } })
  }

  @Test("stretchableImage leaves one point between its caps") func stretchable() {
    let image = picture(9, 7).stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
    #expect(image.resizingMode == .stretch && image.leftCapWidth == 4 && image.topCapHeight == 0)
  }

  @Test("A turned image's caps are those of the picture as it is seen") func orientation() {
    let source = picture(4, 3)
    let turned = UIImage(cgImage: source.cgImage!, scale: 1, orientation: .right)
    let upright = render(turned.size) { _ in turned.draw(at: .zero) }
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 2, right: 1)
    let rect = CGRect(x: 0, y: 0, width: 11, height: 13)
    let a = pixels(render(rect.size) { _ in turned.resizableImage(withCapInsets: caps).draw(in: rect) })
    let b = pixels(render(rect.size) { _ in upright.resizableImage(withCapInsets: caps).draw(in: rect) })
    #expect((0..<13).allSatisfy { y in (0..<11).allSatisfy { a[$0, y] == b[$0, y] } })
  }

  @Test("Recorded and replayed it gives the same bytes") func recorded() throws {
    let image = picture(7, 7).resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    let rect = CGRect(x: 1, y: 2, width: 33, height: 21)
    let size = CGSize(width: 40, height: 30)
    let direct = pixels(render(size) { _ in image.draw(in: rect) })
    let context = CGContext(recording: CGRect(origin: .zero, size: size), scale: 1)
    UIGraphicsPushContext(context)
    image.draw(in: rect)
    UIGraphicsPopContext()
    let replayed = try #require(context.makeImage()).pixels
    #expect((0..<30).allSatisfy { y in (0..<40).allSatisfy { direct[$0, y] == replayed[$0, y] } })
  }
}
