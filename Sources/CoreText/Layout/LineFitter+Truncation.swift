// The last allowed line: it ends there, and in the truncating modes says so with a token.
//
// Called by: TextSetter. What is cut is cut between user-perceived characters, never inside one. When not even the token
// fits, it stands alone and runs over the edge: text is never silently blank.
import CoreGraphics
import Foundation

extension LineFitter {
  /// The line for the rest of a paragraph when no line may follow, in a truncating mode. `allowsTightening`: characters may
  /// be set closer, by 5 % of the width at most, before anything is left out.
  func truncatedLine(_ rest: Range<Int>, _ mode: CTLineBreakMode, allowsTightening: Bool = false) -> FittedLine {
    let isCut = paragraph.end < text.units.count && mode == .byTruncatingTail
    if !isCut, let whole = wholeLine(rest) { return whole }
    if allowsTightening && !isCut, let tight = tightenedLine(rest) { return tight }
    switch mode {
    case .byTruncatingHead: return head(rest)
    case .byTruncatingMiddle: return middle(rest)
    default: return tail(rest)
    }
  }

  private func tightenedLine(_ rest: Range<Int>) -> FittedLine? {
    let content = measurer.trimmingTrailingSpaces(rest)
    var line = clippedLine(content)
    let surplus = line.width - width
    let glyphs = trackedGlyphs(content)
    guard surplus > 0, surplus <= 0.05 * width, glyphs > 0 else { return nil }
    line.tightening = -surplus / CGFloat(glyphs)
    line.width = width
    return line
  }

  private func trackedGlyphs(_ range: Range<Int>) -> Int {
    var count = 0
    var index = text.pieceIndex(at: range.lowerBound)
    while index < text.pieces.count, text.pieces[index].range.lowerBound < range.upperBound {
      let piece = text.pieces[index]
      count += text.word(piece.range.clamped(to: range), of: piece)?.trackedGlyphs ?? 0
      index += 1
    }
    return count
  }

  private func line(_ rest: Range<Int>, _ parts: [LinePart], leftOut: Range<Int>) -> FittedLine {
    FittedLine(
      paragraph: paragraphIndex, parts: parts, content: rest, width: measurer.width(of: parts, paragraph, lead: lead),
      next: paragraph.end, truncated: leftOut)
  }

  /// The longest beginning that leaves room for the token; spaces before the token are dropped.
  private func tail(_ rest: Range<Int>) -> FittedLine {
    let ends = boundaries(in: rest)
    func parts(_ end: Int) -> [LinePart] {
      let kept = measurer.trimmingTrailingSpaces(rest.lowerBound..<end)
      return [.text(kept), .token(after: max(kept.upperBound - 1, rest.lowerBound))]
    }
    let kept = longest(ends.count) { parts(ends[$0]) }
    return line(rest, parts(ends[kept]), leftOut: ends[kept]..<text.units.count)
  }

  /// The longest end that leaves room for the token.
  private func head(_ rest: Range<Int>) -> FittedLine {
    let ends = boundaries(in: rest)
    func parts(_ count: Int) -> [LinePart] {
      let start = ends[ends.count - 1 - count]
      return [.token(after: min(start, max(rest.upperBound - 1, rest.lowerBound))), .text(start..<rest.upperBound)]
    }
    let kept = longest(ends.count, parts)
    return line(rest, parts(kept), leftOut: rest.lowerBound..<ends[ends.count - 1 - kept])
  }

  /// As many characters from both ends as fit, one more at the beginning when their number is odd.
  private func middle(_ rest: Range<Int>) -> FittedLine {
    let ends = boundaries(in: rest)
    func gap(_ count: Int) -> Range<Int> { ends[(count + 1) / 2]..<ends[ends.count - 1 - count / 2] }
    func parts(_ count: Int) -> [LinePart] {
      let gap = gap(count)
      let token = LinePart.token(after: max(gap.lowerBound - 1, rest.lowerBound))
      return [.text(rest.lowerBound..<gap.lowerBound), token, .text(gap.upperBound..<rest.upperBound)]
    }
    let kept = longest(ends.count, parts)
    return line(rest, parts(kept), leftOut: gap(kept))
  }

  /// The character boundaries in `rest`, its start and end included.
  private func boundaries(in rest: Range<Int>) -> [Int] {
    guard !rest.isEmpty else { return [rest.lowerBound] }
    let all = text.characterBoundaries
    let low = all.partitioningIndex { $0 > rest.lowerBound }
    let high = all.partitioningIndex { $0 >= rest.upperBound }
    return [rest.lowerBound] + all[low..<max(low, high)] + [rest.upperBound]
  }

  /// The largest count below `limit` whose parts fit, 0 if none does. Widths grow with the count but for a kern, so
  /// the search doubles, halves, and ends on a count that was measured. O(log limit) measurements of at most twice the
  /// answer's length.
  private func longest(_ limit: Int, _ parts: (Int) -> [LinePart]) -> Int {
    func fits(_ count: Int) -> Bool { self.fits(measurer.width(of: parts(count), paragraph, lead: lead)) }
    var low = 0
    var high = 1
    while high < limit && fits(high) {
      low = high
      high *= 2
    }
    high = min(high, limit)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
