// What the text tests share: the system font, and a generator whose numbers are the same on every machine.
import Foundation
import TestSupport
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

typealias SeededGenerator = TestSupport.SeededGenerator
