// TypesetText: a text set into lines; what labels, string drawing and text containers measure with and draw.
//
// Made by: `ShapedText.typeset(_:)` (keep the ShapedText where only the width changes) or, for a text that is set once,
// `TypesetText(_:constraints:)`. Read by: UIKitCore. Carets are in TypesetText+Carets. It does not draw.
import CoreGraphics
import Foundation

/// A text in lines. Immutable; usable from any thread.
package struct TypesetText: Sendable {
  package let text: ShapedText
  /// From top to bottom. The empty line after a final line end is not among these: it is `extraLine`.
  package let lines: [TypesetLine]
  /// Where a caret after the final line end, or in an empty text, stands; nil when there is none or no room for it. It does
  /// not count in `size`.
  package let extraLine: TypesetLine?
  /// The widest line (indents and padding included, hanging spaces not) × all lines, points, not rounded to pixels.
  package let size: CGSize
  /// Whether text was left out, with or without a token.
  package let isTruncated: Bool
  let fitted: [FittedLine]
  let paragraphs: [ShapedText.ShapedParagraph]
  let lastStyle: TextParagraphStyle
  let measurer: LineMeasurer
  /// The width that lines are aligned in.
  let alignmentWidth: CGFloat

  /// Sets a text. O(n).
  package init(_ text: AttributedText, constraints: TextConstraints = TextConstraints()) {
    self.init(ShapedText(text), constraints: constraints, style: nil)
  }

  init(_ text: ShapedText, constraints: TextConstraints, style: TextParagraphStyle?) {
    var setter = TextSetter(text, constraints, style: style)
    setter.set()
    self.text = text
    paragraphs = setter.paragraphs
    lastStyle = setter.lastStyle
    measurer = setter.measurer
    fitted = setter.lines
    let used = fitted.reduce(0) { max($0, $1.lead + $1.width) }
    let padding = TextSetter.length(constraints.lineFragmentPadding)
    alignmentWidth = constraints.width.isFinite ? constraints.width : used + padding
    let placing = LinePlacing(
      text: text, measurer: measurer, paragraphs: paragraphs, lastStyle: lastStyle, width: alignmentWidth)
    lines = fitted.map { placing.place($0) }
    extraLine = setter.extraLine().map { placing.place($0) }
    let isStretched = fitted.contains { placing.stretch($0) != nil }
    let width = alignmentWidth
    let bottom = fitted.last.map { $0.usedTop + $0.usedHeight } ?? 0
    size = CGSize(
      width: isStretched ? max(used, width - padding) + padding : used == 0 ? 0 : used + padding, height: bottom)
    isTruncated = fitted.contains { $0.truncated != nil } || setter.end < text.units.count
  }

  /// The runs of a line, from left to right. Made on each call: O(line).
  package func runs(ofLine index: Int) -> [TypesetRun] {
    placer(index).runs(at: lines[index].origin)
  }

  func placer(_ index: Int) -> LinePlacer {
    LinePlacing(
      text: text, measurer: measurer, paragraphs: paragraphs, lastStyle: lastStyle, width: alignmentWidth
    ).placer(fitted[index])
  }

  /// From the container's top to the first line's baseline; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }

  /// The index of the line that shows a unit; the last line for units beyond it. Nil without lines. O(log lines).
  package func lineIndex(ofUnit unit: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    return min(lines.partitioningIndex { $0.range.upperBound > unit }, lines.count - 1)
  }

  /// The index of the line at a height: the nearest where there is none. Nil without lines.
  package func lineIndex(atY y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.firstIndex { y < $0.fragmentRect.maxY } ?? lines.count - 1
  }
}

extension ShapedText {
  /// Sets the text into lines. `style` takes the place of every paragraph's own, but for what was decided when the text was
  /// shaped: its base direction and whether Korean is kept in words. O(lines × log text), and O(text) the first time that
  /// it must wrap.
  package func typeset(
    _ constraints: TextConstraints = TextConstraints(), style: TextParagraphStyle? = nil
  ) -> TypesetText {
    TypesetText(self, constraints: constraints, style: style)
  }
}
