// TextLayout: a plain text set into lines by a label's rules: words wrap, and the last allowed line is truncated.
//
// Made by: UIKitCore's plain labels. A thin form of TypesetText for one font and one style.
import CoreGraphics
import Foundation

/// A glyph run with the place of its origin: points, x right, y down from the layout's top left; the origin is on the
/// baseline.
package struct PositionedRun: Sendable {
  package let run: GlyphRun
  package let origin: CGPoint
}

/// One line of a layout. Points, y down from the layout's top left.
package struct TextLine: Sendable {
  /// The UTF-16 units the line stands for, without hanging spaces and the line end.
  package let utf16Range: Range<Int>
  /// The left end of the baseline.
  package let origin: CGPoint
  /// Without hanging spaces.
  package let width: CGFloat
  package let ascent: CGFloat
  package let descent: CGFloat
  package let isTruncated: Bool
  package let runs: [PositionedRun]
}

/// A text in lines. Immutable; usable from any thread.
package struct TextLayout: Sendable {
  package let lines: [TextLine]
  /// The widest line × all lines, points, not rounded to pixels. Zero for an empty text.
  package let size: CGSize
  /// Whether text was left out, with or without an ellipsis.
  package let isTruncated: Bool

  /// Sets `text`. O(n).
  package init(_ text: String, font: CTFont, options: TextLayoutOptions = TextLayoutOptions()) {
    self.init(ShapedText(text, font: font), options: options)
  }

  /// Sets a text that was shaped before.
  package init(_ text: ShapedText, options: TextLayoutOptions = TextLayoutOptions()) {
    let typeset = Self.typeset(text, options)
    lines = typeset.lines.enumerated().map { index, line in
      TextLine(
        utf16Range: line.contentRange, origin: line.origin, width: line.width, ascent: line.ascent,
        descent: line.descent, isTruncated: line.isTruncated,
        runs: typeset.runs(ofLine: index).filter { !$0.glyphs.isEmpty }.map {
          PositionedRun(run: $0.glyphs, origin: $0.origin)
        })
    }
    size = typeset.size
    isTruncated = typeset.isTruncated
  }

  /// All runs in drawing order.
  package var runs: [PositionedRun] { lines.flatMap(\.runs) }

  /// The size a text needs, without placing its glyphs: points, not rounded to pixels. Equal to `size` of the layout.
  package static func boundingSize(
    _ text: ShapedText, options: TextLayoutOptions = TextLayoutOptions()
  ) -> CGSize {
    if let width = text.singleLineWidth, !text.units.isEmpty, width <= options.width + LineFitter.tolerance {
      return CGSize(width: width, height: text.font.metrics.lineHeight)
    }
    return typeset(text, options).size
  }

  private static func typeset(_ text: ShapedText, _ options: TextLayoutOptions) -> TypesetText {
    var style = TextParagraphStyle()
    style.alignment = options.alignment
    if options.lineBreakMode == .byCharWrapping || options.lineBreakMode == .byClipping {
      style.lineBreakMode = options.lineBreakMode
    }
    let mode = options.lineBreakMode.truncates ? options.lineBreakMode : nil
    let constraints = TextConstraints(width: options.width, lineLimit: options.lineLimit, lastLineMode: mode)
    return text.typeset(constraints, style: style)
  }
}
