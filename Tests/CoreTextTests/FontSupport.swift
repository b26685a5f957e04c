// What the text tests share: the system font, and a generator whose numbers are the same on every machine.
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

/// The system font of the shared catalogue; a missing package fails the test with its own message.
func systemFont(
  _ size: CGFloat, _ weight: SystemFontWeight = .regular, italic: Bool = false, features: FontFeatures = []
) throws -> CTFont {
  try FontCatalog.shared.systemFont(
    SystemFontRequest(size: size, weight: weight, isItalic: italic, features: features))
}

/// The width of a text on one line, points.
func width(_ text: String, _ font: CTFont) -> CGFloat { TextLayout(text, font: font).size.width }

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
