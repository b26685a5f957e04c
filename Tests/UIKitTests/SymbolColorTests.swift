// Symbols in colours: palettes, hierarchies, and the configuration that an image view prefers.

import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct SymbolColorTests {
  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  private func pixel(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) throws -> UInt32 {
    let pixels = try #require(image.cgImage).pixels
    return pixels[Int(x * CGFloat(pixels.width)), Int(y * CGFloat(pixels.height))]
  }

  private let large = UIImage.SymbolConfiguration(pointSize: 100, weight: .bold)

  @Test("A palette: what the symbol is about in the first colour, the disc around it in the second") func palette()
    throws
  {
    let image = try symbol(
      "plus.circle.fill", large.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
    #expect(try pixel(image, 0.5, 0.5) == 0xFFFF_0000)
    #expect(try pixel(image, 0.25, 0.35) == 0xFF00_00FF)
    #expect(!image.isTemplate && image.isSymbolImage)
    // In the tint the plus is a hole.
    #expect(try pixel(try symbol("plus.circle.fill", large), 0.5, 0.5) == 0)
  }

  @Test("One colour is for all levels; none leaves the symbol to the tint") func one() throws {
    let image = try symbol("plus.circle.fill", large.applying(UIImage.SymbolConfiguration(paletteColors: [.green])))
    #expect(try pixel(image, 0.5, 0.5) == pixel(image, 0.25, 0.35))
    #expect(try pixel(image, 0.5, 0.5) == 0xFF00_FF00)
    #expect(try symbol("heart", UIImage.SymbolConfiguration(paletteColors: [])).isTemplate)
  }

  @Test("A hierarchy: the same colour, half as strong around; nothing shines through") func hierarchy() throws {
    let image = try symbol(
      "plus.circle.fill", large.applying(UIImage.SymbolConfiguration(hierarchicalColor: .red)))
    #expect(try pixel(image, 0.5, 0.5) == 0xFFFF_0000)
    let around = try pixel(image, 0.25, 0.35)
    #expect(abs(Int(around >> 24) - 128) <= 1 && around & 0xFFFF == 0)
  }

  @Test("Later colours win; monochrome takes them away; sizes are kept") func applying() throws {
    let colored = large.applying(UIImage.SymbolConfiguration(paletteColors: [.red]))
    #expect(try symbol("heart", colored).size == symbol("heart", large).size)
    #expect(try symbol("heart", colored.applying(UIImage.SymbolConfiguration.preferringMonochrome())).isTemplate)
    #expect(try symbol("heart", colored.applying(UIImage.SymbolConfiguration(scale: .large))).isTemplate == false)
    #expect(colored != large && colored == large.applying(UIImage.SymbolConfiguration(paletteColors: [.red])))
    #expect(UIImage.SymbolConfiguration(hierarchicalColor: .red) != UIImage.SymbolConfiguration(paletteColors: [.red]))
  }

  @Test("An image view's preferred configuration lies under the image's own") func preferred() throws {
    let view = UIImageView(image: UIImage(systemName: "heart"))
    let plain = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    #expect(view.intrinsicContentSize.width > plain.width * 2)
    view.image = try symbol("heart", UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == plain)
    view.image = UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(weight: .heavy))
    #expect(view.intrinsicContentSize.width > plain.width * 2)
    view.preferredSymbolConfiguration = nil
    #expect(view.intrinsicContentSize.width < plain.width * 1.5)
    // An image that is no symbol is shown as it is.
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)).image { _ in }
    #expect(view.intrinsicContentSize == CGSize(width: 3, height: 4))
  }

  @Test("Palette colours that depend on traits are those of the view's") func dynamic() throws {
    let view = UIImageView(
      image: try symbol("heart.fill", UIImage.SymbolConfiguration(paletteColors: [.label]).applying(large)))
    func middle() throws -> UInt32 {
      let layer = view.layer.contents as AnyObject
      let pixels = try #require(layer as? CGImage).pixels
      return pixels[pixels.width / 2, pixels.height / 2]
    }
    #expect(try middle() == 0xFF00_0000)
    view.overrideUserInterfaceStyle = .dark
    #expect(try middle() == 0xFFFF_FFFF)
  }

  @Test("A symbol of a text style follows the content size of the view's traits") func contentSize() throws {
    let view = UIImageView(image: try symbol("heart", UIImage.SymbolConfiguration(textStyle: .body)))
    let plain = view.intrinsicContentSize
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(view.intrinsicContentSize.width > plain.width * 1.5)
  }
}
