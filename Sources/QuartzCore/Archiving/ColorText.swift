// A CGColor as text: the name of its colour space and its components.
//
// Called by: archives of layers and of UIColor. Colours of spaces without a name are kept as what they are in extended
// sRGB; patterns have no text.

import CoreGraphics
import Foundation

package enum ColorText {
  package static func text(of color: CGColor) -> String? {
    guard let space = color.colorSpace, let components = color.components, space.model != .pattern else { return nil }
    if let name = space.name, CGColorSpace(name: name) != nil {
      return ([name] + components.map { "\(Double($0))" }).joined(separator: " ")
    }
    guard let srgb = CGColorSpace(name: CGColorSpace.extendedSRGB),
      let converted = color.converted(to: srgb, intent: .defaultIntent, options: nil)
    else { return nil }
    return text(of: converted)
  }

  /// Nil for text that is no colour.
  package static func color(from text: String) -> CGColor? {
    let words = text.split(separator: " ")
    let components = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
    guard let name = words.first, let space = CGColorSpace(name: String(name)),
      components.count == words.count - 1, components.count == space.numberOfComponents + 1
    else { return nil }
    return CGColor(colorSpace: space, components: components)
  }
}
