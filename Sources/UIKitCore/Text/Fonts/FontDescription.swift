// What a font descriptor asks for, as values: the form that can be compared, changed and matched.
//
// Made by: UIFontDescriptor from its attributes, and UIFont's class methods. Hands on: FontMatcher finds the face.
// It knows no files.

struct FontDescription: Hashable, Sendable {
  /// PostScript or full name of one face; wins over everything below it.
  var name: String?
  /// With `face` or the traits, one face of a family.
  var family: String?
  /// A face's name within its family, such as "Bold Italic".
  var face: String?
  /// Points; 0 stands for not given.
  var size: CGFloat = 0
  var textStyle: UIFont.TextStyle?
  /// −1...1; nil when not given.
  var weight: CGFloat?
  var isItalic = false
  var isMonospaced = false
  var design = UIFontDescriptor.SystemDesign.default
  var features: FontFeatures = []
  var matrix = CGAffineTransform.identity

  /// Whether it is one of the system font, which has no name.
  var isSystem: Bool { name == nil && family == nil }

  /// The weight a match is looked for with.
  var matchedWeight: CGFloat { weight ?? textStyle.map { TextStyleTable.table($0).weight.rawValue } ?? 0 }

  /// From semibold on a face counts as bold. Source: observed of the system font.
  static let boldFrom: CGFloat = UIFont.Weight.semibold.rawValue

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if matchedWeight >= Self.boldFrom { traits.insert(.traitBold) }
    if isMonospaced || design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same in another size, points.
  func sized(_ size: CGFloat) -> FontDescription {
    var result = self
    result.size = size
    return result
  }

  /// With these traits and no others. A weight that is bold already stays as it is.
  mutating func setTraits(_ traits: UIFontDescriptor.SymbolicTraits) {
    let isBold = matchedWeight >= Self.boldFrom
    if traits.contains(.traitBold) != isBold {
      weight = traits.contains(.traitBold) ? UIFont.Weight.semibold.rawValue : UIFont.Weight.regular.rawValue
    }
    isItalic = traits.contains(.traitItalic)
    if isSystem {
      if traits.contains(.traitMonoSpace) {
        design = .monospaced
      } else if design == .monospaced {
        design = .default
      }
    } else {
      isMonospaced = traits.contains(.traitMonoSpace)
    }
    if let name {
      // The traits choose among the faces of the named face's family.
      family = FontMatcher.family(ofFace: name) ?? family
      if family != nil { self.name = nil }
    }
    face = nil
  }
}
