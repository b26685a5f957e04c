// Decides what stands on a line of a given width.
//
// Called by: TextSetter, for one line after another. Reads: ShapedText (offsets, break marks), LineMeasurer (what a line
// really measures). Hands on: FittedLine. Truncation is in LineFitter+Truncation.
//
//   Does the rest of the paragraph fit? Then it is the line. Otherwise search the first unit that crosses the width, go
//   back to the last break opportunity; if there is none, to the last character boundary; always forward by one character
//   at least. Spaces at a wrapped line's end hang over the edge and are not measured. The line is measured as it will be
//   drawn, and shortened if that is wider than the search said.
//
// Cost: O(log text + line) a line.
import CoreGraphics
import Foundation

struct LineFitter {
  let text: ShapedText
  let measurer: LineMeasurer
  let paragraphIndex: Int
  let paragraph: ShapedText.ShapedParagraph
  /// The room's width and where it begins, points from the container's leading edge (for tabs).
  let width: CGFloat
  let lead: CGFloat
  let mode: CTLineBreakMode

  /// Widths that are this much too large still fit: sums of the same advances in another order differ. Points.
  static let tolerance: CGFloat = 0.001

  func fits(_ width: CGFloat) -> Bool { width <= self.width + Self.tolerance }

  func measure(_ range: Range<Int>) -> CGFloat { measurer.width(of: [.text(range)], paragraph, lead: lead) }

  /// The next line from `start` on, when more lines may follow it. `isWhole`: the rest is known to fit.
  func line(from start: Int) -> FittedLine {
    let rest = start..<paragraph.content.upperBound
    let overflow = firstOverflow(rest)
    guard overflow < rest.upperBound else { return wholeLine(rest) ?? wrapped(rest, upTo: rest.upperBound) }
    return wrapped(rest, upTo: overflow)
  }

  /// The rest as one line when it fits, but for spaces at its end, which may hang.
  func wholeLine(_ rest: Range<Int>) -> FittedLine? {
    var content = rest
    var width = measure(content)
    if !fits(width) {
      content = measurer.trimmingTrailingSpaces(rest)
      width = measure(content)
    }
    guard fits(width) else { return nil }
    return FittedLine(
      paragraph: paragraphIndex, parts: [.text(content)], content: content, width: width, next: paragraph.end)
  }

  /// The rest as one line, whatever its width.
  func clippedLine(_ rest: Range<Int>) -> FittedLine {
    FittedLine(
      paragraph: paragraphIndex, parts: [.text(rest)], content: rest, width: measure(rest), next: paragraph.end)
  }

  private func wrapped(_ rest: Range<Int>, upTo overflow: Int) -> FittedLine {
    var end = breakPoint(in: rest, upTo: overflow)
    var line = line(rest, endingAt: end)
    while !fits(line.width) {
      let shorter = breakPoint(in: rest, upTo: end - 1)
      guard shorter < end else { break }
      end = shorter
      line = self.line(rest, endingAt: end)
    }
    if let divided = hyphenatedLine(rest, insteadOf: line, endingAt: end, upTo: overflow) { return divided }
    if paragraph.style.lineBreakStrategy.contains(.pushOut), let earlier = pushedOut(rest, end) {
      line = self.line(rest, endingAt: earlier)
    }
    return line
  }

  /// An earlier end for a line that would leave one short word alone on the paragraph's last line: nil when it would not,
  /// or when the line itself would be left with one word. Short: a fifth of the width. Chosen here.
  private func pushedOut(_ rest: Range<Int>, _ end: Int) -> Int? {
    // No word is that long; without it, what takes no room would be searched to its end at every line.
    guard end < rest.upperBound, rest.upperBound - end <= 256,
      text.offsets[rest.upperBound] - text.offsets[end] < width / 5
    else { return nil }
    let opportunities = text.opportunities
    guard !opportunities[end + 1..<rest.upperBound].contains(true) else { return nil }
    let earlier = breakPoint(in: rest, upTo: end - 1)
    guard earlier < end, opportunities[earlier], opportunities[rest.lowerBound + 1..<earlier].contains(true) else {
      return nil
    }
    return earlier
  }

  /// The line up to `end`; `isDivided`: inside a word, with a hyphen.
  func line(_ rest: Range<Int>, endingAt end: Int, isDivided: Bool = false) -> FittedLine {
    let content = measurer.trimmingTrailingSpaces(rest.lowerBound..<end)
    var parts: [LinePart] = [.text(content)]
    let isAtSoftHyphen = end < rest.upperBound && end > rest.lowerBound && text.units[end - 1] == 0xAD
    if isDivided || isAtSoftHyphen { parts.append(.hyphen(after: end - 1)) }
    return FittedLine(
      paragraph: paragraphIndex, parts: parts, content: content,
      width: measurer.width(of: parts, paragraph, lead: lead),
      next: end == rest.upperBound ? paragraph.end : end, isWrapped: end < rest.upperBound)
  }

  /// The first unit whose cluster crosses the width, or the end when only hanging spaces do.
  func firstOverflow(_ rest: Range<Int>) -> Int {
    guard !rest.isEmpty, width.isFinite else { return rest.upperBound }
    if paragraph.hasTabs { return firstTabbedOverflow(rest) }
    let offsets = text.offsets
    let limit = offsets[rest.lowerBound] + width + Self.tolerance
    // The first unit that ends beyond the limit.
    var first = rest.partitioningIndex { offsets[$0 + 1] > limit }
    while first < rest.upperBound && Self.isSpace(text.units[first]) { first += 1 }
    return first
  }

  /// The same where tabs make widths depend on where they stand.
  private func firstTabbedOverflow(_ rest: Range<Int>) -> Int {
    let offsets = text.offsets
    var start = rest.lowerBound
    // From the line's own start; each tab is measured once, so that a line of many is not measured anew at every one.
    var pen: CGFloat = 0
    while start < rest.upperBound {
      let tab = text.units[start..<rest.upperBound].firstIndex(of: 0x09) ?? rest.upperBound
      for at in start..<tab
      where !Self.isSpace(text.units[at]) && !fits(pen + offsets[at + 1] - offsets[start]) { return at }
      guard tab < rest.upperBound else { break }
      // With the text up to the next tab: at a stop that is not its left edge, that text stands before the stop.
      let next = text.units[tab + 1..<rest.upperBound].firstIndex(of: 0x09) ?? rest.upperBound
      let reached = lead + pen + measurer.width(of: start..<tab)
      pen = measurer.pen(afterTab: tab, upTo: next, from: reached, paragraph) - lead
      // A stop beyond the edge: the tab hangs, and what follows it begins the next line.
      if !fits(pen) { return min(tab + 1, rest.upperBound) }
      start = tab + 1
    }
    return rest.upperBound
  }

  /// Where the line ends, at most at `limit`: a break opportunity, else a character boundary, else after the first
  /// character. Always > rest.lowerBound.
  private func breakPoint(in rest: Range<Int>, upTo limit: Int) -> Int {
    if mode != .byCharWrapping {
      let opportunities = text.opportunities
      var at = min(limit, rest.upperBound)
      while at > rest.lowerBound && !opportunities[at] { at -= 1 }
      if at > rest.lowerBound { return at }
    }
    return characterBoundary(in: rest, upTo: limit)
  }

  /// The last character boundary in `rest` at most at `limit`, but after its first character at least.
  func characterBoundary(in rest: Range<Int>, upTo limit: Int) -> Int {
    let boundaries = text.characterBoundaries
    var after = boundaries.partitioningIndex { $0 > limit }
    if after > 0 && boundaries[after - 1] > rest.lowerBound { return min(boundaries[after - 1], rest.upperBound) }
    while after < boundaries.count && boundaries[after] <= rest.lowerBound { after += 1 }
    return after < boundaries.count ? min(boundaries[after], rest.upperBound) : rest.upperBound
  }

  /// Spaces that hang over a wrapped line's end.
  static func isSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0x3000 || unit == 0x1680
      || unit >= 0x2000 && unit <= 0x200B && unit != 0x2007
  }
}
