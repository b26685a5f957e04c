// From a stretch of one setting and direction to shaped pieces.
//
// Called by: ShapedTextBuilder for each stretch. Uses: WordSegmenter, TextScripts, FontFallback, ShapingFace.
import CoreGraphics
import Foundation

extension ShapedTextBuilder {
  /// Appends the pieces of `range`. Pieces within a stretch are in the text's order, whatever its direction.
  mutating func shape(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, setting index: Int, level: UInt8) {
    let setting = settings[index]
    let font = setting.attributes.font
    var segments = WordSegmenter(
      units: units, range: range, glues: !font.features.contains(.plainCharacters),
      attachments: setting.attributes.attachment != nil)
    while let piece = segments.next() {
      func append(_ kind: ShapedText.ShapedPiece.Kind, width: CGFloat = 0) {
        pieces.append(
          ShapedText.ShapedPiece(
            range: piece.range, kind: kind, level: level, setting: Int32(index), font: font, word: nil, width: width))
      }
      switch piece.kind {
      case .tab: append(.tab)
      case .control: append(.control)
      case .attachment: append(.attachment, width: setting.attributes.attachment?.width ?? 0)
      case .ascii:
        shape(units, piece.range, font, index, level, script: resolve(piece.hasLetters ? ShapingVariant.latin : 0))
      case .word:
        for part in TextScripts.parts(units, piece.range) {
          shapeWord(units, part.range, index, level, script: resolve(part.script))
        }
      }
    }
  }

  /// A script for characters that have none of their own: that before them.
  private mutating func resolve(_ script: UInt32) -> UInt32 {
    if script != 0 {
      lastScript = script
      return script
    }
    return lastScript != 0 ? lastScript : ShapingVariant.latin
  }

  private mutating func shapeWord(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ index: Int, _ level: UInt8, script: UInt32
  ) {
    let attributes = settings[index].attributes
    for range in WordSegmenter.bounded(units, range, isIdeographic: TextScripts.isIdeographic(script)) {
      guard !FontFallback.covers(units[range], attributes.font) else {
        shape(units, range, attributes.font, index, level, script: script)
        continue
      }
      let hint: FallbackFonts.Han?
      if let known = hanHint {
        hint = known
      } else {
        hint = FontFallback.hanHint(units)
        hanHint = .some(hint)
      }
      let fallback = FontFallback(
        catalog: catalog, font: attributes.font, language: attributes.language, hint: hint)
      for part in fallback.parts(units, range, script: script) {
        shape(units, part.range, part.font, index, level, script: script)
      }
    }
  }

  private mutating func shape(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ font: CTFont, _ index: Int, _ level: UInt8,
    script: UInt32
  ) {
    let setting = settings[index]
    let variant = ShapingVariant(
      features: setting.features, script: script, language: setting.language, isRightToLeft: level & 1 == 1)
    let joins =
      TextScripts.joins(script)
      && (range.lowerBound > 0 && TextScripts.mayJoin(units[range.lowerBound - 1])
        || range.upperBound < units.count && TextScripts.mayJoin(units[range.upperBound]))
    let word =
      joins
      ? font.face.word(units, joinedIn: range, variant)
      : font.face.word(UnsafeBufferPointer(rebasing: units[range]), variant)
    pieces.append(
      ShapedText.ShapedPiece(
        range: range, kind: .word, level: level, setting: Int32(index), font: font, word: word,
        width: Self.width(of: word, font, setting)))
  }
}
