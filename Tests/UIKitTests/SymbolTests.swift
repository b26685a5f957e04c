// Symbol images: every name has a drawing, unknown names give nil, sizes follow the configuration.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct SymbolTests {
  @Test("every symbol's paths are understood and leave ink inside the grid")
  func allNames() {
    #expect(SymbolCatalog.names.count >= 400)
    for shape in SymbolFamilies.all {
      for text in [shape.outline, shape.lines, shape.inner, shape.solid, shape.innerSolid] where !text.isEmpty {
        var parser = SymbolPathParser(text)
        let path = parser.parse()
        #expect(parser.isComplete, "\(shape.name): \(text)")
        let box = path.boundingBoxOfPath
        #expect(CGRect(x: 0.5, y: 0.5, width: 23, height: 23).contains(box), "\(shape.name): \(box)")
      }
    }
    for name in SymbolCatalog.names {
      let image = UIImage(systemName: name)
      #expect(image != nil, "\(name)")
      #expect((image?.size.width ?? 0) > 2 && (image?.size.height ?? 0) > 2, "\(name)")
    }
  }

  @Test("names are unique, and every alias names a symbol")
  func aliases() {
    let names = SymbolFamilies.all.map(\.name)
    #expect(Set(names).count == names.count, "\(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)")
    for (alias, name) in SymbolFamilies.aliases {
      #expect(SymbolCatalog.hasSymbol(name), "\(alias) stands for \(name)")
    }
  }

  @Test("symbols' and fonts' weights are each other's")
  func weights() {
    for weight in [UIImage.SymbolWeight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    {
      #expect(weight.fontWeight().symbolWeight() == weight)
    }
    #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold)
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    #expect(UIFont.Weight(0.27).symbolWeight() == .semibold && UIFont.Weight(9).symbolWeight() == .black)
    #expect(UIFont.Weight(.nan).symbolWeight().rawValue > 0)
  }

  @Test("an unknown name is nil and told of once")
  func unknown() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(SymbolNotices.names.filter { $0 == "no.such.symbol" }.count == 1)
  }

  @Test("size follows point size and scale, and weight thickens")
  func configurations() throws {
    func size(_ configuration: UIImage.SymbolConfiguration) throws -> CGSize {
      try #require(UIImage(systemName: "circle", withConfiguration: configuration)).size
    }
    let regular = try size(.init(pointSize: 17))
    #expect(try size(.init(pointSize: 34)).width > regular.width * 1.8)
    #expect(try size(.init(pointSize: 17, weight: .regular, scale: .small)).width < regular.width)
    #expect(try size(.init(pointSize: 17, weight: .regular, scale: .large)).width > regular.width)
    #expect(try #require(UIImage(systemName: "circle")).size == regular)
    let thin = try #require(UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(weight: .thin)))
    let black = try #require(
      UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(weight: .black)))
    #expect(ink(black) > ink(thin) * 2)
  }

  @Test("a text style's symbol grows with the content size category")
  func textStyle() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let large = configuration.metrics(UITraitCollection(preferredContentSizeCategory: .large))
    let huge = configuration.metrics(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    #expect(large.pointSize == 17)
    #expect(huge.pointSize == 53)
  }

  @Test("a configuration applies over another")
  func applying() {
    let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    #expect(base.applying(UIImage.SymbolConfiguration(weight: .thin)).metrics(nil).pointSize == 20)
    #expect(base.applying(UIImage.SymbolConfiguration(weight: .thin)).metrics(nil).weight == -0.6)
    #expect(base.applying(UIImage.SymbolConfiguration(pointSize: 9)).metrics(nil).scale == .large)
    #expect(base.applying(UIImage.SymbolConfiguration.unspecified) == base)
  }

  @MainActor
  @Test("an image view shows a symbol in its tint")
  func tinted() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    #expect(image.isSymbolImage && image.isTemplate)
    #expect(!image.withRenderingMode(.alwaysOriginal).isTemplate)
    #expect(image.baselineOffsetFromBottom != nil)
  }

  /// The sum of alpha over all pixels.
  private func ink(_ image: UIImage) -> Int {
    guard let pixels = image.cgImage?.pixels else { return 0 }
    return (0..<pixels.height).reduce(0) { sum, y in
      let row = pixels.row(y)
      return sum + (0..<pixels.width).reduce(0) { $0 + Int(row[$1] >> 24) }
    }
  }
}
