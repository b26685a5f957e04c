// Places a line's glyphs from left to right.
//
// Called by: TypesetText, for runs and carets. Reads: FittedLine, ShapedText. Measures nothing anew but the pieces that the
// line's end cuts. Order: BidiParagraph.visualOrder over pieces; spaces at the line's end are not among them.
import CoreGraphics
import Foundation

struct LinePlacer {
  let text: ShapedText
  let measurer: LineMeasurer
  let paragraph: ShapedText.ShapedParagraph
  let line: FittedLine
  /// Points after each space, for justified lines; or after every ideograph where a line has no spaces.
  var extraPerGap: CGFloat = 0
  var stretchesIdeographs = false

  /// Something with a width on the line.
  struct Item {
    /// The units it stands for; empty for tokens and hyphens.
    var range: Range<Int>
    var kind: TypesetRun.Kind
    var level: UInt8
    var setting: ShapedText.Setting
    var font: CTFont
    var word: ShapedWord?
    /// The width of an item without glyphs.
    var width: CGFloat
    /// For a token or hyphen: its `runID` and the unit it stands at.
    var sign: (runID: Int, unit: Int)?
  }

  /// The line's items from left to right.
  func items() -> [Item] {
    var items: [Item] = []
    var pen = line.lead
    for part in line.parts {
      switch part {
      case .text(let range):
        let tabs = paragraph.hasTabs ? measurer.tabWidths(in: range, paragraph, from: pen) : []
        append(range, tabs, to: &items)
      case .token(let unit):
        append(sign: measurer.tokenText(after: unit), at: unit, .truncationToken, paragraph.baseLevel, to: &items)
      case .hyphen(let unit):
        let level = text.pieces[min(text.pieceIndex(at: unit), text.pieces.count - 1)].level
        append(sign: measurer.hyphenText(after: unit), at: unit, .hyphen, level, to: &items)
      }
      if paragraph.hasTabs { pen += measurer.width(of: [part], paragraph, lead: pen) }
    }
    guard paragraph.isMixed || paragraph.baseLevel & 1 == 1 || items.contains(where: { $0.level & 1 == 1 }) else {
      return items
    }
    return BidiParagraph.visualOrder(items.map(\.level)).map { items[$0] }
  }

  private func append(_ range: Range<Int>, _ tabs: [(unit: Int, width: CGFloat)], to items: inout [Item]) {
    guard !range.isEmpty else { return }
    let baseLevel = paragraph.baseLevel
    var index = text.pieceIndex(at: range.lowerBound)
    while index < text.pieces.count, text.pieces[index].range.lowerBound < range.upperBound {
      let piece = text.pieces[index]
      let part = piece.range.clamped(to: range)
      index += 1
      let isTab = piece.kind == .tab
      items.append(
        Item(
          range: part, kind: piece.kind == .attachment ? .attachment : .text,
          // Tabs part a line into stretches that are ordered each for itself (rule L1).
          level: isTab ? baseLevel : piece.level, setting: text.settings[Int(piece.setting)], font: piece.font,
          word: text.word(part, of: piece),
          width: isTab ? tabs.first { $0.unit == part.lowerBound }?.width ?? 0 : piece.width))
    }
    // Spaces at the end of what is shown go with the line, not with the word before them (rule L1).
    var last = items.count - 1
    while last >= 0, items[last].range.lowerBound >= range.lowerBound, isBlank(items[last].range) {
      items[last].level = baseLevel
      last -= 1
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    text.units[range].allSatisfy { LineFitter.isSpace($0) }
  }

  private func append(
    sign: ShapedText, at unit: Int, _ kind: TypesetRun.Kind, _ level: UInt8, to items: inout [Item]
  ) {
    for piece in sign.pieces {
      guard let word = piece.word else { continue }
      items.append(
        Item(
          range: unit..<unit, kind: kind, level: level, setting: sign.settings[Int(piece.setting)], font: piece.font,
          word: word, width: piece.width, sign: (sign.runID(at: piece.range.lowerBound), unit)))
    }
  }

  /// The points after a glyph that moves the pen.
  func spacing(_ item: Item) -> CGFloat { item.font.tracking + item.setting.spacing + line.tightening }

  /// What a justified line adds after the unit's glyph.
  func extra(_ unit: Int, isLast: Bool) -> CGFloat {
    guard extraPerGap != 0, unit < line.content.upperBound else { return 0 }
    if stretchesIdeographs { return isLast ? 0 : extraPerGap }
    return text.units[unit] == 0x20 || text.units[unit] == 0xA0 ? extraPerGap : 0
  }
}
