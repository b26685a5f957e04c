// TextLayout: a text set into lines — what labels measure with and what they draw.
//
// Made by: UIKitCore's labels and string drawing. Hands on: sizes in points, and placed glyph runs for display lists.
// Stages: WordSegmenter → ShapingFace (words) → ShapedText → LineFitter (lines) → LineBuilder (glyphs) → here (places).
// It does not draw, does not mix fonts and does not reorder bidirectional text.
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
    let fitted = LineFitter(text, options).lines()
    let metrics = text.font.metrics
    let used = fitted.reduce(0) { max($0, $1.width) }
    let container = options.width.isFinite ? options.width : used
    let builder = LineBuilder(text: text)
    lines = fitted.enumerated().map { index, line in
      let slack = container - line.width
      let origin = CGPoint(
        x: Self.offset(options.alignment, slack: slack), y: CGFloat(index) * metrics.lineHeight + metrics.ascent)
      let justified = options.alignment == .justified && line.isWrapped && slack > 0
      let spaces = justified ? line.range.reduce(0) { $0 + (text.units[$1] == 0x20 ? 1 : 0) } : 0
      let run = builder.run(
        of: line.parts, extraPerSpace: spaces > 0 ? slack / CGFloat(spaces) : 0, stretchBefore: line.range.upperBound)
      return TextLine(
        utf16Range: line.range, origin: origin, width: spaces > 0 ? container : line.width, ascent: metrics.ascent,
        descent: metrics.descent, isTruncated: line.isTruncated,
        runs: run.isEmpty ? [] : [PositionedRun(run: run, origin: origin)])
    }
    size = CGSize(
      width: lines.reduce(0) { max($0, $1.width) }, height: CGFloat(lines.count) * metrics.lineHeight)
    isTruncated = fitted.last.map { $0.isTruncated || $0.next < text.units.count } ?? false
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
    let lines = LineFitter(text, options).lines()
    let isStretched = options.alignment == .justified && options.width.isFinite
    let width = lines.reduce(0) { widest, line in
      let stretches = isStretched && line.isWrapped && line.range.contains { text.units[$0] == 0x20 }
      return max(widest, stretches ? max(options.width, line.width) : line.width)
    }
    return CGSize(width: width, height: CGFloat(lines.count) * text.font.metrics.lineHeight)
  }

  /// How far a line begins from the left edge. A line wider than the box begins at the edge.
  private static func offset(_ alignment: CTTextAlignment, slack: CGFloat) -> CGFloat {
    switch alignment {
    case .left, .natural, .justified: 0
    case .right: max(0, slack)
    case .center: max(0, slack / 2)
    }
  }
}
