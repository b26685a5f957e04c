// What paints a stretch of attributed text, apart from its glyphs: colours, lines, shadow, stroke, attachment.
//
// Made by: AttributeReader, one a run, found again by the run's id. Read by: TextPainter and its parts. UIColors stay
// unresolved: the traits that hold when text is drawn decide.

struct TextPaint {
  var font: UIFont
  /// Nil: the default of the drawing (a label's colour, else black).
  var foreground: UIColor?
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  /// Percent of the point size; see NSAttributedString.Key.strokeWidth.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var shadow: NSShadow?
  /// The letterpress effect.
  var isPressed = false
  var attachment: NSTextAttachment?
  /// Links are drawn in the link colour and underlined, whatever their foreground. Source: observed of UILabel.
  var isLink = false
  /// Where the attachment's picture stands, y up from the baseline at the pen; points.
  var attachmentBounds = CGRect.zero
  /// Glyphs were moved up by so much; lines under text stay with the baseline of the line.
  var baselineOffset: CGFloat = 0
  /// The first unit of the run in the text.
  var start = 0
}
