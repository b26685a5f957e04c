// UIImageView: what its layer shows.

import Testing
import UIKit

@MainActor @Suite struct ImageViewTests {
  private func square(_ color: UIColor, _ side: CGFloat = 4) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func shown(_ view: UIImageView) -> CGImage? { view.layer.contents.flatMap { $0 as? CGImage } }

  @Test("A plain image is shown as it is, without a copy") func plain() {
    let image = square(.red)
    let view = UIImageView(image: image)
    #expect(shown(view) === image.cgImage && view.bounds.size == image.size && !view.isUserInteractionEnabled)
    view.image = nil
    #expect(shown(view) == nil)
  }

  @Test("The highlighted image is shown while highlighted") func highlighted() {
    let (image, other) = (square(.red), square(.blue, 6))
    let view = UIImageView(image: image, highlightedImage: other)
    #expect(shown(view) === image.cgImage)
    view.isHighlighted = true
    #expect(shown(view) === other.cgImage && view.intrinsicContentSize == other.size)
    view.highlightedImage = nil
    #expect(shown(view) === image.cgImage)
  }

  @Test("A template is shown in the view's tint, an original tint stays") func tints() throws {
    let view = UIImageView(image: square(.red).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    #expect(try #require(shown(view)).pixels[1, 1] == 0xFF00_FF00)
    let once = shown(view)
    view.tintColor = .green
    #expect(shown(view) === once)
    view.image = square(.red).withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(try #require(shown(view)).pixels[1, 1] == 0xFF00_00FF)
  }

  @Test("A template takes the tint of the tree that it comes into") func inheritedTint() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.tintColor = .red
    let view = UIImageView(image: square(.white).withRenderingMode(.alwaysTemplate))
    window.addSubview(view)
    #expect(try #require(shown(view)).pixels[1, 1] == 0xFFFF_0000)
  }

  @Test("A stretched image keeps its pixels and says what stretches") func stretched() {
    let image = square(.red, 10).resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5), resizingMode: .stretch)
    let view = UIImageView(image: image)
    #expect(shown(view) === image.cgImage)
    #expect(view.layer.contentsCenter == CGRect(x: 0.3, y: 0.2, width: 0.2, height: 0.4))
    view.image = square(.red)
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("A tiled image is drawn at the view's size, anew when that changes") func tiled() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 7))
    view.image = square(.red).resizableImage(withCapInsets: .zero)
    view.layer.displayIfNeeded()
    let scale = Int(UIScreen.main.scale)
    #expect(try #require(shown(view)).width == 9 * scale)
    view.bounds.size = CGSize(width: 20, height: 7)
    view.layer.displayIfNeeded()
    let contents = try #require(shown(view))
    #expect(contents.width == 20 * scale && contents.height == 7 * scale)
    #expect(contents.pixels[contents.width - 1, contents.height - 1] == 0xFFFF_0000)
  }

  @Test("Animating shows the first picture, and stops at the image") func animation() {
    let (image, first) = (square(.red), square(.blue))
    let view = UIImageView(image: image)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [first, image]
    view.startAnimating()
    #expect(view.isAnimating && shown(view) === first.cgImage)
    view.stopAnimating()
    #expect(!view.isAnimating && shown(view) === image.cgImage)
  }
}
