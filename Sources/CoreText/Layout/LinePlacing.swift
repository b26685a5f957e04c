// Where fitted lines stand between the container's edges: alignment and justification.
//
// Used by: TypesetText. Lines wider than their room begin at the edge they are aligned to, centred ones at the left.
import CoreGraphics
import Foundation

struct LinePlacing {
  let text: ShapedText
  let measurer: LineMeasurer
  let paragraphs: [ShapedText.ShapedParagraph]
  /// That of an empty line at the end.
  let lastStyle: TextParagraphStyle
  /// The container's, or where it is infinite what the text uses.
  let width: CGFloat

  /// A justified line's gaps and what each takes; nil for a line that is not stretched.
  func stretch(_ line: FittedLine) -> (extra: CGFloat, ideographs: Bool)? {
    guard line.paragraph < paragraphs.count, paragraphs[line.paragraph].style.alignment == .justified,
      line.isWrapped, line.truncated == nil
    else { return nil }
    let slack = min(line.room.upperBound, width) - line.room.lowerBound - line.width
    guard slack > 0, slack.isFinite else { return nil }
    let spaces = text.units[line.content].reduce(0) { $0 + ($1 == 0x20 || $1 == 0xA0 ? 1 : 0) }
    if spaces > 0 { return (slack / CGFloat(spaces), false) }
    guard text.units[line.content].allSatisfy({ $0 >= 0x2E80 }) else { return nil }
    var glyphs = 0
    var index = text.pieceIndex(at: line.content.lowerBound)
    while index < text.pieces.count, text.pieces[index].range.lowerBound < line.content.upperBound {
      let piece = text.pieces[index]
      glyphs += text.word(piece.range.clamped(to: line.content), of: piece)?.trackedGlyphs ?? 0
      index += 1
    }
    return glyphs > 1 ? (slack / CGFloat(glyphs - 1), true) : nil
  }

  /// What places a line's glyphs. `line` is not an extra line.
  func placer(_ line: FittedLine) -> LinePlacer {
    var placer = LinePlacer(text: text, measurer: measurer, paragraph: paragraphs[line.paragraph], line: line)
    if let stretch = stretch(line) {
      placer.extraPerGap = stretch.extra
      placer.stretchesIdeographs = stretch.ideographs
    }
    return placer
  }

  func place(_ line: FittedLine) -> TypesetLine {
    let paragraph = line.paragraph < paragraphs.count ? paragraphs[line.paragraph] : nil
    let style = paragraph?.style ?? lastStyle
    let isRightToLeft = paragraph.map { $0.baseLevel & 1 == 1 } ?? (style.baseDirection == .rightToLeft)
    let low = line.room.lowerBound
    let high = line.room.upperBound.isFinite ? line.room.upperBound : max(width, low)
    let lineWidth = stretch(line) != nil ? high - low : line.width
    let hanging =
      line.content
      .upperBound..<max(
        line.content.upperBound, min(line.next, paragraph?.content.upperBound ?? line.next))
    let x = left(style.alignment, isRightToLeft, low, slack: high - low - lineWidth)
    return TypesetLine(
      range: line.content.lowerBound..<max(line.next, line.content.upperBound), contentRange: line.content,
      origin: CGPoint(x: x, y: line.baseline), width: lineWidth,
      trailingWhitespaceWidth: hanging.isEmpty || line.truncated != nil ? 0 : measurer.width(of: hanging),
      ascent: line.ascent, descent: line.descent, leading: line.leading,
      fragmentRect: CGRect(x: low, y: line.top, width: high - low, height: line.height),
      usedRect: CGRect(x: x, y: line.usedTop, width: lineWidth, height: line.usedHeight),
      isRightToLeft: isRightToLeft,
      endsParagraph: paragraph.map { line.next == $0.end && !$0.endsWithSeparator } ?? true,
      truncatedRange: line.truncated)
  }

  private func left(
    _ alignment: CTTextAlignment, _ isRightToLeft: Bool, _ low: CGFloat, slack: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .left: low
    case .center: low + max(0, slack / 2)
    case .right: low + (isRightToLeft ? slack : max(0, slack))
    // The leading edge.
    case .natural, .justified: isRightToLeft ? low + slack : low
    }
  }
}
