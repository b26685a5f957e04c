// Makes a ShapedText's pieces from an attributed text.
//
// Called by: ShapedText.init, once. Stages in the order of the calls below; words are in ShapedTextBuilder+Words.
internal import CFonts
import CoreGraphics
import Foundation

struct ShapedTextBuilder {
  let source: AttributedText
  let catalog: FontCatalog
  private(set) var settings: [ShapedText.Setting] = []
  /// The unit at which each setting ends.
  private(set) var settingEnds: [Int] = []
  var pieces: [ShapedText.ShapedPiece] = []
  private(set) var paragraphs: [ShapedText.ShapedParagraph] = []
  private(set) var singleLineWidth: CGFloat?
  /// What the text says of its Han characters' form, once it was asked.
  var hanHint: FallbackFonts.Han??
  /// The script that characters without one take: that of the last word.
  var lastScript = ShapingVariant.latin

  init(source: AttributedText, catalog: FontCatalog) {
    self.source = source
    self.catalog = catalog
  }

  mutating func build() {
    makeSettings()
    pieces.reserveCapacity(min(source.units.count / 3 + 2, 4096))
    source.units.withUnsafeBufferPointer { units in
      var start = 0
      var isContinued = false
      while start < units.count {
        let (end, next) = Self.lineEnd(units, from: start)
        shapeParagraph(units, start..<end, next: next, isContinued: isContinued)
        isContinued = next > end && Self.isSeparator(units[end])
        start = next
      }
    }
    if let only = paragraphs.first, paragraphs.count == 1, !only.hasTabs, only.end == only.content.upperBound {
      singleLineWidth = pieces.reduce(0) { $0 + $1.width }
    }
  }

  /// Runs of equal shaping become one setting: a change of colour alone does not part a word.
  private mutating func makeSettings() {
    let count = source.units.count
    var end = 0
    for (index, run) in source.runs.enumerated() {
      let isLast = index == source.runs.count - 1
      let next = isLast ? count : min(count, end + run.length)
      defer { end = next }
      if let last = settings.last, last.attributes.shapesLike(run.attributes) {
        settingEnds[settingEnds.count - 1] = next
        continue
      }
      if next == end && !isLast && count > 0 { continue }
      settings.append(Self.setting(run.attributes))
      settingEnds.append(next)
    }
  }

  /// Attributes as pieces use them.
  static func setting(_ attributes: TextAttributes) -> ShapedText.Setting {
    var features = attributes.font.features
    if attributes.kern == 0 && attributes.tracking == nil { features.insert(.noKerning) }
    if attributes.ligatures == .essential || (attributes.tracking ?? 0) != 0 { features.insert(.noLigatures) }
    if attributes.ligatures == .all { features.insert(.allLigatures) }
    let spacing = attributes.tracking ?? attributes.kern ?? 0
    let expansion = attributes.expansion
    return ShapedText.Setting(
      attributes: attributes, spacing: spacing.isFinite ? spacing : 0,
      widening: expansion == 0 || !expansion.isFinite ? 1 : exp(min(max(expansion, -4), 4)), features: features,
      language: ShapingLanguage(attributes.language))
  }

  /// The first line end from `start` on: where it begins and where it ends (both the count when there is none).
  private static func lineEnd(_ units: UnsafeBufferPointer<UInt16>, from start: Int) -> (end: Int, next: Int) {
    for at in start..<units.count {
      let unit = units[at]
      guard unit <= 0x0D && unit >= 0x0A || unit == 0x85 || unit == 0x2028 || unit == 0x2029 else { continue }
      let isPair = unit == 0x0D && at + 1 < units.count && units[at + 1] == 0x0A
      return (at, at + (isPair ? 2 : 1))
    }
    return (units.count, units.count)
  }

  /// Line separators end a line but not its paragraph.
  private static func isSeparator(_ unit: UInt16) -> Bool { unit == 0x2028 || unit == 0x0B || unit == 0x0C }

  private mutating func shapeParagraph(
    _ units: UnsafeBufferPointer<UInt16>, _ content: Range<Int>, next: Int, isContinued: Bool
  ) {
    let style = style(at: content.lowerBound)
    let text = UnsafeBufferPointer(rebasing: units[content])
    let levels = BidiParagraph.levels(text, base: style.baseDirection, embeddings: embeddings(content))
    let first = pieces.count
    var at = content.lowerBound
    var index = settingEnds.indexOfPart(with: at)
    lastScript = 0
    while at < content.upperBound {
      while settingEnds[index] <= at { index += 1 }
      let end = min(content.upperBound, settingEnds[index])
      guard let all = levels.levels else {
        shape(units, at..<end, setting: index, level: levels.baseLevel)
        at = end
        continue
      }
      let level = all[at - content.lowerBound]
      var stop = at
      while stop < end && all[stop - content.lowerBound] == level { stop += 1 }
      shape(units, at..<stop, setting: index, level: level)
      at = stop
    }
    let own = first..<pieces.count
    let hasTabs = pieces[own].contains { $0.kind == .tab }
    if next > content.upperBound {
      let setting = settingEnds.indexOfPart(with: content.upperBound)
      let font = settings[setting].attributes.font
      pieces.append(
        ShapedText.ShapedPiece(
          range: content.upperBound..<next, kind: .lineEnd, level: levels.baseLevel, setting: Int32(setting),
          font: font,
          word: nil, width: 0))
    }
    paragraphs.append(
      ShapedText.ShapedParagraph(
        content: content, end: next, style: style, baseLevel: levels.baseLevel, pieces: own, hasTabs: hasTabs,
        isMixed: levels.levels != nil, continuesParagraph: isContinued,
        endsWithSeparator: next > content.upperBound && Self.isSeparator(units[content.upperBound])))
  }

  /// The style at a unit; the last one beyond the runs.
  private func style(at unit: Int) -> TextParagraphStyle {
    var end = 0
    for run in source.styles.dropLast() {
      end += run.length
      if unit < end { return run.style }
    }
    return source.styles[source.styles.count - 1].style
  }

  /// Explicit directions by unit, for ICU; nil when no attribute asks for one.
  private func embeddings(_ content: Range<Int>) -> [UInt8]? {
    guard settings.contains(where: { !$0.attributes.directions.isEmpty }) else { return nil }
    var levels = [UInt8](repeating: 0, count: content.count)
    let isRightToLeft = style(at: content.lowerBound).baseDirection == .rightToLeft
    for unit in content {
      var level: UInt8 = isRightToLeft ? 1 : 0
      var override: UInt8 = 0
      for format in settings[settingEnds.indexOfPart(with: unit)].attributes.directions.prefix(60) {
        // The next odd or even level above.
        level = format.isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
        override = format.isOverride ? 0x80 : 0
      }
      levels[unit - content.lowerBound] = level | override
    }
    return levels
  }

  /// The width of a shaped word in points.
  static func width(of word: ShapedWord, _ font: CTFont, _ setting: ShapedText.Setting) -> CGFloat {
    CGFloat(word.advance) * font.unitScale * setting.widening
      + CGFloat(word.trackedGlyphs) * (font.tracking + setting.spacing)
  }
}

extension TextAttributes {
  /// Whether text goes on in one piece between these: only `runID` may differ.
  func shapesLike(_ other: TextAttributes) -> Bool {
    guard font == other.font, kern == other.kern, tracking == other.tracking, ligatures == other.ligatures,
      baselineOffset == other.baselineOffset, obliqueness == other.obliqueness, expansion == other.expansion,
      language == other.language, directions == other.directions
    else { return false }
    return attachment == nil && other.attachment == nil
  }
}
