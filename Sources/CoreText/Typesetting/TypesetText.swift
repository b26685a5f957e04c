// TypesetText: a text set into lines; what labels, string drawing and text containers measure with and draw.
//
// Made by: `ShapedText.typeset(_:)` (width-independent work is in ShapedText: keep it when only the width changes) or, for a
// text that is set once, `TypesetText(_:constraints:)`. Read by: UIKitCore. It does not draw.
import CoreGraphics
import Foundation

/// A text in lines. Immutable; usable from any thread.
package struct TypesetText: Sendable {
  /// From top to bottom. A text that is empty or ends in a line end has a last line without content
  /// (`extraLine`), which is not among these.
  package let lines: [TypesetLine]
  /// Where a caret after the final line end stands: an empty line in the attributes of the text's end; nil when the text
  /// does not end in a line end, is not empty, or the line found no room. It does not count in `size`.
  package let extraLine: TypesetLine?
  /// The widest line (indents included, hanging spaces not) × all lines, points, not rounded to pixels.
  package let size: CGSize
  /// Whether text was left out, with or without a token.
  package let isTruncated: Bool
  /// For each line its runs from left to right.
  let content: @Sendable (Int) -> [TypesetRun]

  /// The runs of a line, from left to right. Made on each call: O(line).
  package func runs(ofLine index: Int) -> [TypesetRun] { content(index) }

  /// From the container's top to the first line's baseline; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// From the container's top to the last line's baseline; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

  /// The index of the line that shows a unit; the last line for units beyond it. Nil without lines. O(log lines).
  package func lineIndex(ofUnit unit: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the line at a height: the nearest where there is none. Nil without lines.
  package func lineIndex(atY y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.firstIndex { y < $0.fragmentRect.maxY } ?? lines.count - 1
  }
}
