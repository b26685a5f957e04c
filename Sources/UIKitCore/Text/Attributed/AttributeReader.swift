// Reads UIKit's attributes: styled text becomes the engine's runs and styles, and paints found by run id.
//
// Called by: PreparedText. Hands on: CoreText's AttributedText and an array of TextPaint. Values of a wrong type count as
// absent. It does not shape and does not draw.

struct AttributeReader {
  /// What stands where a key is absent.
  struct Defaults {
    var font = AttributeReader.plainFont
    /// Changes every paragraph's style after it was read: string drawing and labels have rules of their own.
    var adjustStyle: (inout TextParagraphStyle) -> Void = { _ in }
    /// The text's first unit in the whole, which attachments are told.
    var firstUnit = 0
  }

  /// Documented: Helvetica of 12 points; the system font stands in.
  static let plainFont = UIFont.systemFont(ofSize: 12)

  private(set) var paints: [TextPaint] = []

  /// The engine's text; paints are appended, so that a token can be read after its text.
  mutating func read(_ text: StyledText, defaults: Defaults) -> AttributedText {
    let units = Array(text.string.utf16)
    var runs: [AttributedText.Run] = []
    var styles: [AttributedText.StyleRun] = []
    var lastStyle: NSParagraphStyle?
    for (attributes, range) in text.runs {
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      if !styles.isEmpty, style === lastStyle || style?.settings == lastStyle?.settings {
        styles[styles.count - 1].length += range.count
      } else {
        styles.append(.init(length: range.count, style: Self.style(style, defaults)))
        lastStyle = style
      }
      runs.append(
        .init(
          length: range.count,
          attributes: self.attributes(attributes, start: defaults.firstUnit + range.lowerBound, defaults: defaults)))
    }
    if runs.isEmpty {
      runs = [.init(length: 0, attributes: self.attributes([:], start: 0, defaults: defaults))]
      styles = [.init(length: 0, style: Self.style(nil, defaults))]
    }
    return AttributedText(units: units, runs: runs, styles: styles)
  }

  private mutating func attributes(
    _ attributes: [NSAttributedString.Key: Any], start: Int, defaults: Defaults
  ) -> TextAttributes {
    let intent = Self.intent(attributes[.inlinePresentationIntent])
    let font = Self.font(attributes[.font] as? UIFont ?? defaults.font, intent)
    var result = TextAttributes(font: font.ctFont, runID: paints.count)
    var paint = TextPaint(font: font)
    paint.start = start
    for (key, value) in attributes where key != .font && key != .paragraphStyle {
      Self.read(key, value, into: &result)
      Self.read(key, value, into: &paint)
    }
    if intent.contains(.strikethrough), paint.strikethrough.isEmpty { paint.strikethrough = .single }
    if paint.isLink {
      paint.foreground = .link
      if attributes[.underlineStyle] == nil { paint.underline = .single }
    }
    if paint.attachment != nil { Self.place(&paint, &result, start: start) }
    paints.append(paint)
    return result
  }

  private static func intent(_ value: Any?) -> InlinePresentationIntent {
    if let intent = value as? InlinePresentationIntent { return intent }
    guard let number = AttributeNumber.value(value), number > 0, number < 1e6 else { return [] }
    return InlinePresentationIntent(rawValue: UInt(number))
  }

  /// The font in which Markdown's marks show: emphasis is italic, strong emphasis bold, code monospaced.
  private static func font(_ font: UIFont, _ intent: InlinePresentationIntent) -> UIFont {
    guard !intent.isDisjoint(with: [.emphasized, .stronglyEmphasized, .code]) else { return font }
    var traits = font.fontDescriptor.symbolicTraits
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.code) { traits.insert(.traitMonoSpace) }
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
  }

  private static func place(_ paint: inout TextPaint, _ attributes: inout TextAttributes, start: Int) {
    guard let attachment = paint.attachment else { return }
    let font = paint.font
    let line = CGRect(x: 0, y: 0, width: 1e7, height: font.lineHeight)
    let box = attachment.attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: CGPoint(x: 0, y: -font.descender), characterIndex: start)
    paint.attachmentBounds = box
    attributes.attachment = TextAttachmentBox(
      width: box.width + attachment.lineLayoutPadding * 2, ascent: max(0, box.maxY), descent: max(0, -box.minY))
  }
}
