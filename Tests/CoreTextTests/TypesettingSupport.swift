// What the tests of typesetting share: attributed texts in few words.
import Foundation

@testable import CoreGraphics
@testable import CoreText

/// A text in one font and style.
func shaped(
  _ text: String, _ size: CGFloat = 17, style: TextParagraphStyle = TextParagraphStyle(),
  change: (inout TextAttributes) -> Void = { _ in }
) throws -> ShapedText {
  var attributes = TextAttributes(font: try systemFont(size))
  change(&attributes)
  return ShapedText(AttributedText(text, attributes: attributes, style: style))
}

func style(_ change: (inout TextParagraphStyle) -> Void) -> TextParagraphStyle {
  var style = TextParagraphStyle()
  change(&style)
  return style
}

extension TypesetText {
  /// The text that each line shows; "…" for a token and "-" for a hyphen, in visual order by runs.
  var shown: [String] {
    lines.indices.map { index in
      runs(ofLine: index).map { run in
        switch run.kind {
        case .truncationToken: "…"
        case .hyphen: "-"
        default: String(decoding: text.units[run.range], as: UTF16.self)
        }
      }.joined()
    }
  }
}
