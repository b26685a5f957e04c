// Divides a shaped text into lines that fit a width.
//
// Called by: TextLayout. Reads: ShapedText (advances, break marks), LineBuilder (what a line really measures).
// Hands on: FittedLine. Truncation is in LineFitter+Truncation.
//
//   For each paragraph: does it fit? one line. Otherwise walk its characters to the first that crosses the width, go
//   back to the last break opportunity; if there is none, to the last character boundary; always forward by one
//   character at least. Spaces at a wrapped line's end hang over the edge and are not measured. A line that cuts a
//   shaped piece is measured again as it will be drawn, and shortened if that is wider.
//
// Cost: O(units) a text; break marks and character boundaries are made only if something must wrap.
import Foundation

/// One line, before it is placed.
struct FittedLine: Sendable {
  var parts: [LinePart]
  /// The units that the line stands for; hanging spaces and the line end are left out.
  var range: Range<Int>
  /// Points, hanging spaces not included.
  var width: CGFloat
  /// Where the text goes on after the line.
  var next: Int
  /// Whether the line was ended by its width, not by its paragraph.
  var isWrapped = false
  var isTruncated = false
}

struct LineFitter {
  let text: ShapedText
  let options: TextLayoutOptions
  let builder: LineBuilder

  /// Widths that are this much too large still fit: sums of the same advances in another order differ. Points.
  static let tolerance: CGFloat = 0.001

  init(_ text: ShapedText, _ options: TextLayoutOptions) {
    self.text = text
    self.options = options
    builder = LineBuilder(text: text)
  }

  /// The lines in order; none for an empty text.
  func lines() -> [FittedLine] {
    var lines: [FittedLine] = []
    text.forEachParagraph { content, next in
      // Measured once: the rests of a paragraph that wraps are walked, not measured, or cost would be quadratic.
      let width = builder.width(of: content)
      let isOneLine = fits(width) || options.lineBreakMode == .byClipping
      var at = content.lowerBound
      repeat {
        let rest = at..<content.upperBound
        let isLast = options.lineLimit > 0 && lines.count + 1 == options.lineLimit
        var line: FittedLine
        if isLast && options.lineBreakMode.truncates {
          line = truncatedLine(rest, paragraphFits: isOneLine, next: next)
        } else if isOneLine {
          line = FittedLine(parts: [.text(rest)], range: rest, width: width, next: next)
        } else {
          line = wrappedLine(rest)
          if line.next == content.upperBound { line.next = next }
        }
        lines.append(line)
        at = line.next
        if isLast { return false }
      } while at < content.upperBound
      return true
    }
    return lines
  }

  /// The next line of the rest of a paragraph that is wider than a line.
  private func wrappedLine(_ rest: Range<Int>) -> FittedLine {
    let overflow = firstOverflow(rest)
    var end = rest.upperBound
    if overflow == end {
      // The paragraph's last line. Its last spaces count as far as they fit, as in a paragraph of one line.
      let width = builder.width(of: rest)
      if fits(width) { return FittedLine(parts: [.text(rest)], range: rest, width: width, next: end) }
    } else {
      end = breakPoint(in: rest, upTo: overflow)
    }
    var line = line(rest, endingAt: end)
    while !fits(line.width) {
      let shorter = breakPoint(in: rest, upTo: end - 1)
      guard shorter < end else { break }
      end = shorter
      line = self.line(rest, endingAt: end)
    }
    return line
  }

  func fits(_ width: CGFloat) -> Bool { width <= options.width + Self.tolerance }

  private func line(_ rest: Range<Int>, endingAt end: Int) -> FittedLine {
    let content = builder.trimmingTrailingSpaces(rest.lowerBound..<end)
    return FittedLine(
      parts: [.text(content)], range: content, width: builder.width(of: content), next: end,
      isWrapped: end < rest.upperBound)
  }

  /// The first unit whose cluster crosses the width, or the end when only hanging spaces do.
  func firstOverflow(_ rest: Range<Int>) -> Int {
    let advances = text.clusterAdvances
    var pen: CGFloat = 0
    for at in rest {
      let unit = text.units[at]
      pen = unit == 0x09 ? Self.nextTabStop(after: pen) : pen + advances[at]
      if !Self.isSpace(unit) && !fits(pen) { return at }
    }
    return rest.upperBound
  }

  /// Where the line ends, at most at `limit`: a break opportunity, else a character boundary, else after the first
  /// character. Always > rest.lowerBound.
  private func breakPoint(in rest: Range<Int>, upTo limit: Int) -> Int {
    if options.lineBreakMode != .byCharWrapping {
      let opportunities = text.breakOpportunities
      var at = min(limit, rest.upperBound)
      while at > rest.lowerBound && !opportunities[at] { at -= 1 }
      if at > rest.lowerBound { return at }
    }
    return characterBoundary(in: rest, upTo: limit)
  }

  /// The last character boundary in `rest` at most at `limit`, but after its first character at least.
  func characterBoundary(in rest: Range<Int>, upTo limit: Int) -> Int {
    let boundaries = text.characterBoundaries
    var low = 0
    var high = boundaries.count
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    // boundaries[low - 1] is the last one at or before the limit.
    if low > 0 && boundaries[low - 1] > rest.lowerBound { return min(boundaries[low - 1], rest.upperBound) }
    var after = low
    while after < boundaries.count && boundaries[after] <= rest.lowerBound { after += 1 }
    return after < boundaries.count ? min(boundaries[after], rest.upperBound) : rest.upperBound
  }

  /// Spaces that hang over a wrapped line's end.
  static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || unit == 0x3000 }

  /// The next multiple of the tab interval beyond `pen`, points from the line's start.
  static func nextTabStop(after pen: CGFloat) -> CGFloat {
    ((pen / ShapedText.tabInterval).rounded(.down) + 1) * ShapedText.tabInterval
  }
}
