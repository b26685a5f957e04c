// What each key means: one switch for what decides glyphs and places, one for what only paints.
//
// Called by: AttributeReader. Numbers may be of any Swift or Foundation type.

extension AttributeReader {
  static func read(_ key: NSAttributedString.Key, _ value: Any, into attributes: inout TextAttributes) {
    switch key {
    case .kern: attributes.kern = finite(value)
    case .tracking: attributes.tracking = finite(value)
    case .ligature:
      let number = finite(value) ?? 1
      attributes.ligatures = number <= 0 ? .essential : number >= 2 ? .all : .standard
    case .baselineOffset: attributes.baselineOffset = finite(value) ?? 0
    case .obliqueness: attributes.obliqueness = finite(value) ?? 0
    case .expansion: attributes.expansion = finite(value) ?? 0
    case .writingDirection: attributes.directions = directions(value)
    default: break
    }
  }

  static func read(_ key: NSAttributedString.Key, _ value: Any, into paint: inout TextPaint) {
    switch key {
    case .foregroundColor: paint.foreground = value as? UIColor
    case .backgroundColor: paint.background = value as? UIColor
    case .underlineStyle: paint.underline = underline(value)
    case .underlineColor: paint.underlineColor = value as? UIColor
    case .strikethroughStyle: paint.strikethrough = underline(value)
    case .strikethroughColor: paint.strikethroughColor = value as? UIColor
    case .strokeWidth: paint.strokeWidth = finite(value) ?? 0
    case .strokeColor: paint.strokeColor = value as? UIColor
    case .textEffect:
      let effect = value as? NSAttributedString.TextEffectStyle ?? (value as? String).map { .init(rawValue: $0) }
      paint.isPressed = effect == .letterpressStyle
    case .shadow: paint.shadow = value as? NSShadow
    case .attachment: paint.attachment = value as? NSTextAttachment
    case .link: paint.isLink = value is URL || value is String || value is NSURL
    case .baselineOffset: paint.baselineOffset = finite(value) ?? 0
    default: break
    }
  }

  private static func finite(_ value: Any) -> CGFloat? {
    guard let number = AttributeNumber.value(value), number.isFinite else { return nil }
    return min(max(number, -1e6), 1e6)
  }

  private static func underline(_ value: Any) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: finite(value).map { Int($0) } ?? 0)
  }

  private static func directions(_ value: Any) -> [TextDirectionFormat] {
    guard let numbers = value as? [Any] else { return [] }
    return numbers.prefix(60).compactMap { finite($0) }.map {
      let bits = Int($0)
      return TextDirectionFormat(isRightToLeft: bits & 1 != 0, isOverride: bits & 2 != 0)
    }
  }

  /// The engine's style for UIKit's; nil for the default one.
  static func style(_ style: NSParagraphStyle?, _ defaults: Defaults) -> TextParagraphStyle {
    var result = style.map { TextParagraphStyle($0) } ?? TextParagraphStyle()
    defaults.adjustStyle(&result)
    return result
  }
}

extension TextParagraphStyle {
  init(_ style: NSParagraphStyle) {
    self.init()
    let settings = style.settings
    alignment = settings.alignment.ct
    baseDirection =
      switch settings.baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    lineBreakMode = settings.lineBreakMode.ct
    lineHeightMultiple = settings.lineHeightMultiple
    minimumLineHeight = settings.minimumLineHeight
    maximumLineHeight = settings.maximumLineHeight
    lineSpacing = settings.lineSpacing
    paragraphSpacing = settings.paragraphSpacing
    paragraphSpacingBefore = settings.paragraphSpacingBefore
    firstLineHeadIndent = settings.firstLineHeadIndent
    headIndent = settings.headIndent
    tailIndent = settings.tailIndent
    if let stops = settings.tabStops {
      tabStops = stops.map { TextTabStop($0) }.sorted { $0.location < $1.location }
    }
    defaultTabInterval = settings.defaultTabInterval
    // The default factor is not documented: every word that can be divided is. Chosen here.
    hyphenationFactor = settings.usesDefaultHyphenation ? 1 : CGFloat(settings.hyphenationFactor)
    if !hyphenationFactor.isFinite { hyphenationFactor = 0 }
    if settings.lineBreakStrategy == .standard {
      lineBreakStrategy = .standard
    } else {
      if settings.lineBreakStrategy.contains(.pushOut) { lineBreakStrategy.insert(.pushOut) }
      if settings.lineBreakStrategy.contains(.hangulWordPriority) { lineBreakStrategy.insert(.hangulWordPriority) }
    }
    allowsTightening = settings.allowsDefaultTighteningForTruncation
  }
}

extension TextTabStop {
  fileprivate init(_ tab: NSTextTab) {
    let alignment: Alignment =
      switch tab.alignment {
      case .left: .left
      case .right: tab.options[.columnTerminators] == nil ? .right : .decimal
      case .center: .center
      case .justified, .natural: .natural
      }
    self.init(alignment: alignment, location: tab.location)
  }
}
