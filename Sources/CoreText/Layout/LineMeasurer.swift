// Measures parts of a text as they would stand on one line.
//
// Called by: LineFitter, LinePlacer and TextSetter. Reads: ShapedText. Whole pieces count as they were shaped; a piece that
// is cut is shaped again in its part, so that measuring and drawing agree. O(pieces measured).
import CoreGraphics
import Foundation

struct LineMeasurer {
  let text: ShapedText
  /// What stands for text left out; nil for an ellipsis in the text's own attributes.
  let token: ShapedText?

  /// The width in points of parts set one after another from `lead` on, trailing spaces included.
  func width(of parts: [LinePart], _ paragraph: ShapedText.ShapedParagraph, lead: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    for part in parts {
      switch part {
      case .text(let range):
        width += paragraph.hasTabs ? tabbedWidth(of: range, paragraph, from: lead + width) : self.width(of: range)
      case .token(let unit): width += tokenText(after: unit).singleLineWidth ?? 0
      case .hyphen(let unit): width += hyphenText(after: unit).singleLineWidth ?? 0
      }
    }
    return width
  }

  /// The width of units without tabs.
  func width(of range: Range<Int>) -> CGFloat {
    guard !range.isEmpty else { return 0 }
    var width: CGFloat = 0
    var index = text.pieceIndex(at: range.lowerBound)
    while index < text.pieces.count, text.pieces[index].range.lowerBound < range.upperBound {
      width += self.width(ofPiece: index, within: range)
      index += 1
    }
    return width
  }

  /// The width of the part of a piece that is within `range`.
  func width(ofPiece index: Int, within range: Range<Int>) -> CGFloat {
    let piece = text.pieces[index]
    if range.lowerBound <= piece.range.lowerBound && piece.range.upperBound <= range.upperBound { return piece.width }
    guard let word = text.word(piece.range.clamped(to: range), of: piece) else { return piece.width }
    return text.width(of: word, in: piece)
  }

  private func tabbedWidth(of range: Range<Int>, _ paragraph: ShapedText.ShapedParagraph, from lead: CGFloat) -> CGFloat
  {
    let tabs = tabWidths(in: range, paragraph, from: lead)
    return width(of: range) + tabs.reduce(0) { $0 + $1.width }
  }

  /// The width of each tab among the units, which start `lead` points from the container's leading edge.
  func tabWidths(
    in range: Range<Int>, _ paragraph: ShapedText.ShapedParagraph, from lead: CGFloat
  ) -> [(unit: Int, width: CGFloat)] {
    var tabs: [(unit: Int, width: CGFloat)] = []
    var pen = lead
    var start = range.lowerBound
    while let tab = text.units[start..<range.upperBound].firstIndex(of: 0x09) {
      pen += width(of: start..<tab)
      let end = text.units[(tab + 1)..<range.upperBound].firstIndex(of: 0x09) ?? range.upperBound
      let place = self.pen(afterTab: tab, upTo: end, from: pen, paragraph)
      tabs.append((tab, place - pen))
      pen = place
      start = tab + 1
    }
    return tabs
  }

  /// Where the pen is after a tab that it reaches at `pen`, both from the container's leading edge; `end` is where the text
  /// after the tab ends, at the next tab or the line's end.
  func pen(
    afterTab tab: Int, upTo end: Int, from pen: CGFloat, _ paragraph: ShapedText.ShapedParagraph
  ) -> CGFloat {
    let stop = TabStops.stop(after: pen, paragraph.style)
    var before: CGFloat = 0
    switch stop.alignment {
    case .left, .natural: break
    case .right: before = width(of: tab + 1..<end)
    case .center: before = width(of: tab + 1..<end) / 2
    case .decimal: before = width(of: tab + 1..<(Self.decimalPoint(text.units[tab + 1..<end]) ?? end))
    }
    return max(pen, stop.location - before)
  }

  private static func decimalPoint(_ units: ArraySlice<UInt16>) -> Int? {
    guard let digit = units.firstIndex(where: { (0x30...0x39).contains($0) }) else { return nil }
    return units[digit...].firstIndex { $0 == 0x2E || $0 == 0x2C }
  }

  /// The range without the spaces at its end.
  func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && LineFitter.isSpace(text.units[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The mark for text left out, as it stands beside a unit.
  func tokenText(after unit: Int) -> ShapedText { token ?? sign("\u{2026}", after: unit) }

  /// The hyphen of a word divided after a unit.
  func hyphenText(after unit: Int) -> ShapedText {
    sign(attributes(at: unit).font.face.covers(0x2010) ? "\u{2010}" : "-", after: unit)
  }

  private func sign(_ sign: String, after unit: Int) -> ShapedText {
    var attributes = attributes(at: unit)
    attributes.attachment = nil
    attributes.directions = []
    attributes.runID = text.runID(at: unit)
    return SignCache.shared.text(sign, attributes)
  }

  private func attributes(at unit: Int) -> TextAttributes {
    text.settings[text.settingIndex(at: unit)].attributes
  }
}
