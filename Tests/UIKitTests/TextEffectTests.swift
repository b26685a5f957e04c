// The letterpress effect, and attributes that change nothing drawn.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct TextEffectTests {
  private static let size = CGSize(width: 60, height: 60)

  /// Grey levels of a capital I on middle grey, from top to bottom through its stem; one pixel a point.
  private static func column(_ attributes: [NSAttributedString.Key: Any]) throws -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let text = NSAttributedString(
      string: "I",
      attributes: [.font: UIFont.systemFont(ofSize: 48, weight: .black), .foregroundColor: UIColor.gray].merging(
        attributes
      ) { $1 })
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.75, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      text.draw(at: .zero)
    }
    let picture = try #require(image.cgImage)
    let bytes = try #require(picture.dataProvider?.data as Data?)
    let x = Int(text.size().width / 2)
    return (0..<picture.height).map { Int(bytes[$0 * picture.bytesPerRow + x * 4]) }
  }

  @Test("Letterpress: a dark edge inside the top, a light one below the bottom, the same size (documented look)")
  func letterpress() throws {
    let plain = try Self.column([:])
    let pressed = try Self.column([.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
    let (paper, ink) = (try #require(plain.first), try #require(plain.min()))
    #expect(try #require(pressed.min()) < ink - 20)
    #expect(try #require(pressed.max()) > paper + 20)
    let top = try #require(plain.firstIndex { $0 < paper - 20 })
    let bottom = try #require(plain.lastIndex { $0 < paper - 20 })
    #expect(abs(try #require(pressed.firstIndex { $0 < ink - 20 }) - top) <= 1)
    #expect(abs(try #require(pressed.lastIndex { $0 > paper + 20 }) - bottom) <= 1)
    // The raw value says the same, another effect nothing.
    let raw = NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
    #expect(try Self.column([.textEffect: raw]) == pressed)
    #expect(try Self.column([.textEffect: "another"]) == plain)
  }

  @Test("The effect survives AttributedString") func conversion() {
    let text = NSAttributedString(
      string: "x", attributes: [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
    let swift = AttributedString(text)
    #expect(swift.uiKit.textEffect == .letterpressStyle)
    let back = NSAttributedString(swift).attribute(.textEffect, at: 0, effectiveRange: nil) as? String
    #expect(back == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue)
  }

  @Test("What is for speech alone changes no picture") func speech() throws {
    let plain = try Self.column([:])
    #expect(try Self.column([.accessibilitySpeechPitch: 1.5, .accessibilitySpeechSpellOut: true]) == plain)
    #expect(try Self.column([.verticalGlyphForm: 0]) == plain)
  }
}
