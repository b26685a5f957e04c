// The last allowed line: it ends there, and in the truncating modes says so with an ellipsis.
//
// Called by: LineFitter.lines(). What is cut is cut between user-perceived characters, never inside one. When not even
// the ellipsis fits, it stands alone and runs over the edge: text is never silently blank.
import Foundation

extension LineFitter {
  /// The line for the rest of a paragraph when no line may follow. `next` is where the text goes on after the paragraph.
  func truncatedLine(_ rest: Range<Int>, paragraphFits: Bool, next: Int) -> FittedLine {
    let isCut = next < text.units.count && options.lineBreakMode == .byTruncatingTail
    if !isCut && (paragraphFits || firstOverflow(rest) == rest.upperBound) {
      let content = fits(builder.width(of: rest)) ? rest : builder.trimmingTrailingSpaces(rest)
      let line = FittedLine(parts: [.text(content)], range: content, width: builder.width(of: content), next: next)
      // The walk can fall short of the truth where the rest begins inside a ligature.
      if fits(line.width) { return line }
    }
    let parts: [LinePart] =
      switch options.lineBreakMode {
      case .byTruncatingHead: head(rest)
      case .byTruncatingMiddle: middle(rest)
      default: tail(rest)
      }
    return FittedLine(
      parts: parts, range: rest, width: builder.width(of: parts), next: next, isTruncated: true)
  }

  /// The longest beginning that leaves room for the ellipsis; spaces before the ellipsis are dropped.
  private func tail(_ rest: Range<Int>) -> [LinePart] {
    let ends = boundaries(in: rest)
    let kept = longest(ends.count) { count in
      [.text(builder.trimmingTrailingSpaces(rest.lowerBound..<ends[count])), .ellipsis]
    }
    return [.text(builder.trimmingTrailingSpaces(rest.lowerBound..<ends[kept])), .ellipsis]
  }

  /// The longest end that leaves room for the ellipsis.
  private func head(_ rest: Range<Int>) -> [LinePart] {
    let ends = boundaries(in: rest)
    let kept = longest(ends.count) { [.ellipsis, .text(ends[ends.count - 1 - $0]..<rest.upperBound)] }
    return [.ellipsis, .text(ends[ends.count - 1 - kept]..<rest.upperBound)]
  }

  /// As many characters from both ends as fit, one more at the beginning when their number is odd.
  private func middle(_ rest: Range<Int>) -> [LinePart] {
    let ends = boundaries(in: rest)
    func parts(_ count: Int) -> [LinePart] {
      let left = ends[(count + 1) / 2]
      let right = ends[ends.count - 1 - count / 2]
      return [.text(rest.lowerBound..<left), .ellipsis, .text(right..<rest.upperBound)]
    }
    return parts(longest(ends.count, parts))
  }

  /// The character boundaries in `rest`, its start and end included.
  private func boundaries(in rest: Range<Int>) -> [Int] {
    let inside = text.characterBoundaries.filter { $0 > rest.lowerBound && $0 < rest.upperBound }
    return rest.isEmpty ? [rest.lowerBound] : [rest.lowerBound] + inside + [rest.upperBound]
  }

  /// The largest count below `limit` whose parts fit, 0 if none does. Widths grow with the count but for a kern, so
  /// the search doubles, halves, and then steps back while the answer is too wide. O(log limit) measurements of at
  /// most twice the answer's length.
  private func longest(_ limit: Int, _ parts: (Int) -> [LinePart]) -> Int {
    var low = 0
    var high = 1
    while high < limit && fits(builder.width(of: parts(high))) {
      low = high
      high *= 2
    }
    high = min(high, limit)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(builder.width(of: parts(middle))) { low = middle } else { high = middle }
    }
    return low
  }
}
