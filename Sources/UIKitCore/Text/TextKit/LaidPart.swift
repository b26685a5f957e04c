// A stretch of text that is set on its own: a paragraph where paragraphs do not depend on where they stand, else all that a
// container holds.
//
// Made by: TextContainerSetter. Kept by: LaidContainer, which moves parts when text before them changes. Units are those of the
// whole text, rectangles in the container's coordinates, points, unless it says otherwise.

struct LaidPart {
  let text: SetText
  /// The part's first unit, and how many it has (those beyond its lines, for which there was no room, included).
  var start: Int
  let length: Int
  /// Where its text's own top is in the container.
  var top: CGFloat = 0
  /// What its style asks for above and below it, and below its last line when more text follows.
  let spacingBefore: CGFloat
  let spacingAfter: CGFloat
  let lineSpacing: CGFloat
  /// Whether nothing follows it: then it has no spacing below, and an empty line after a final line end.
  var isLast = true

  init(_ text: SetText, start: Int, length: Int) {
    self.text = text
    self.start = start
    self.length = length
    let styles = text.typeset.text.outerStyles
    func points(_ value: CGFloat?) -> CGFloat { value.map { $0.isFinite ? $0 : 0 } ?? 0 }
    spacingBefore = points(styles?.first.paragraphSpacingBefore)
    spacingAfter = points(styles?.last.paragraphSpacing)
    lineSpacing = points(styles?.last.lineSpacing)
  }

  var lines: [TypesetLine] { text.typeset.lines }
  /// The units that it covers, and those that its lines show.
  var units: Range<Int> { start..<(start + length) }
  var shown: Range<Int> { start..<(start + (lines.last?.range.upperBound ?? 0)) }

  /// The lower edge of its last line, line spacing included when more follows.
  var bottom: CGFloat { top + text.size.height + (isLast ? 0 : lineSpacing) }

  func range(ofLine index: Int) -> Range<Int> {
    let own = lines[index].range
    return (own.lowerBound + start)..<(own.upperBound + start)
  }

  func fragmentRect(ofLine index: Int) -> CGRect {
    var rect = lines[index].fragmentRect
    if !isLast && rect.minY == lines[lines.count - 1].fragmentRect.minY { rect.size.height += lineSpacing }
    return rect.offsetBy(dx: 0, dy: top)
  }

  func usedRect(ofLine index: Int) -> CGRect { lines[index].usedRect.offsetBy(dx: 0, dy: top) }

  /// The empty line after a final line end, when nothing follows.
  var extraLine: (fragment: CGRect, used: CGRect)? {
    guard isLast, let extra = text.typeset.extraLine else { return nil }
    return (extra.fragmentRect.offsetBy(dx: 0, dy: top), extra.usedRect.offsetBy(dx: 0, dy: top))
  }

  func geometry(ofLine index: Int) -> LineGeometry { LineGeometry(text.typeset, line: index) }
}
