// Text that was read and shaped: what stays the same when the room changes.
//
// Made by: string drawing, labels and text storages from styled text. Hands on: SetText for a room. The engine shapes and
// breaks lines; this keeps its text together with the paints that its runs name.

struct PreparedText {
  let shaped: ShapedText
  let paints: [TextPaint]
  /// Takes the place of the text's own paragraph styles; nil leaves them.
  let style: TextParagraphStyle?
  /// What stands for text left out; nil for the engine's ellipsis.
  let token: AttributedText?

  /// Reads and shapes. O(n).
  init(_ text: StyledText, defaults: AttributeReader.Defaults, token: StyledText? = nil) {
    var reader = AttributeReader()
    let read = reader.read(text, defaults: defaults)
    let readToken = token.map { reader.read($0, defaults: defaults) }
    self.init(read, paints: reader.paints, token: readToken)
  }

  /// Text in one font and style, by way of the process's cache of shaped texts.
  init(plain text: String, font: UIFont, style: TextParagraphStyle) {
    shaped = ShapedText.cached(text, font: font.ctFont)
    paints = [TextPaint(font: font)]
    self.style = style
    token = nil
  }

  init(_ text: AttributedText, paints: [TextPaint], style: TextParagraphStyle? = nil, token: AttributedText?) {
    shaped = ShapedText(text)
    self.paints = paints
    self.style = style
    self.token = token
  }

  func typeset(_ constraints: TextConstraints) -> SetText {
    var constraints = constraints
    constraints.truncationToken = token
    return SetText(typeset: shaped.typeset(constraints, style: style), paints: paints)
  }

  /// Points, not rounded to pixels: the size of `typeset(_:)`.
  func size(_ constraints: TextConstraints) -> CGSize {
    // Most labels: one font, one style without line heights of its own, and all of it fits.
    if style != nil, let width = shaped.singleLineWidth, width <= constraints.width, constraints.height >= 1e6 {
      return shaped.source.units.isEmpty ? .zero : CGSize(width: width, height: shaped.font.metrics.lineHeight)
    }
    return typeset(constraints).size
  }
}

/// Text in lines, with what paints it.
struct SetText {
  let typeset: TypesetText
  let paints: [TextPaint]

  /// Points, not rounded to pixels.
  var size: CGSize { typeset.size }

  /// The paint of a run; the last for ids of no run.
  func paint(_ run: TypesetRun) -> TextPaint? {
    paints.indices.contains(run.runID) ? paints[run.runID] : paints.last
  }
}
