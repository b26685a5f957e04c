// A font description to a descriptor's dictionary and back.
//
// Called by: UIFontDescriptor. Values may be numbers of any Swift or Foundation type, and raw values beside UIKit's types.

extension FontDescription {
  typealias Name = UIFontDescriptor.AttributeName

  /// The attributes that a description carries.
  static let ownAttributes: Set<Name> = [
    .name, .family, .face, .size, .textStyle, .traits, .design, .featureSettings, .matrix,
  ]

  init(_ attributes: [Name: Any]) {
    name = attributes[.name] as? String
    family = attributes[.family] as? String
    face = attributes[.face] as? String
    size = AttributeNumber.value(attributes[.size]) ?? 0
    if let style = attributes[.textStyle] as? UIFont.TextStyle { textStyle = style }
    if let style = attributes[.textStyle] as? String { textStyle = UIFont.TextStyle(rawValue: style) }
    if let chosen = attributes[.design] as? UIFontDescriptor.SystemDesign { design = chosen }
    if let chosen = attributes[.design] as? String { design = UIFontDescriptor.SystemDesign(rawValue: chosen) }
    if let given = attributes[.matrix] as? CGAffineTransform { matrix = given }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { read(traits) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
      for setting in settings { read(setting) }
    }
  }

  var attributes: [Name: Any] {
    var attributes: [Name: Any] = [:]
    if let name { attributes[.name] = name }
    if let family { attributes[.family] = family }
    if let face { attributes[.face] = face }
    if size > 0 { attributes[.size] = size }
    if let textStyle { attributes[.textStyle] = textStyle.rawValue }
    if design != .default { attributes[.design] = design.rawValue }
    if !matrix.isIdentity { attributes[.matrix] = matrix }
    if weight != nil || isItalic || isMonospaced { attributes[.traits] = traits }
    let settings = featureSettings
    if !settings.isEmpty { attributes[.featureSettings] = settings }
    return attributes
  }

  var traits: [UIFontDescriptor.TraitKey: Any] {
    var traits: [UIFontDescriptor.TraitKey: Any] = [.symbolic: symbolicTraits.rawValue]
    if let weight { traits[.weight] = weight }
    if isItalic { traits[.slant] = CGFloat(0.07) }
    return traits
  }

  private mutating func read(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    let bits =
      (traits[.symbolic] as? UIFontDescriptor.SymbolicTraits)?.rawValue
      ?? AttributeNumber.value(traits[.symbolic]).map { UInt32(max(0, min($0, 4e9))) }
    if let bits { setTraits(UIFontDescriptor.SymbolicTraits(rawValue: bits)) }
    if let value = (traits[.weight] as? UIFont.Weight)?.rawValue ?? AttributeNumber.value(traits[.weight]) {
      weight = value
    }
    if let slant = AttributeNumber.value(traits[.slant]) { isItalic = slant > 0 }
  }

  private mutating func read(_ setting: [UIFontDescriptor.FeatureKey: Any]) {
    guard let type = AttributeNumber.value(setting[.type]), let selector = AttributeNumber.value(setting[.selector])
    else { return }
    let named = FontFeatureSetting.named(type: Int(saturating: type), selector: Int(saturating: selector))
    if let named { features = named.applied(to: features) }
  }

  private var featureSettings: [[UIFontDescriptor.FeatureKey: Any]] {
    FontFeatureSetting.settings(of: features).map { [.type: $0.type, .selector: $0.selector] }
  }
}
