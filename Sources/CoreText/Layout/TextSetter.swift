// Sets a shaped text into lines: one after another, each with its room, its height and its baseline.
//
// Called by: ShapedText.typeset. Uses: LineFitter (what stands on a line), LineMetrics (how high it is), the caller's
// line-room provider. Hands on: FittedLines, whose glyphs LinePlacer places when they are asked for.
import CoreGraphics
import Foundation

struct TextSetter {
  let text: ShapedText
  let constraints: TextConstraints
  let measurer: LineMeasurer
  /// The text's, in the style that it is set in.
  let paragraphs: [ShapedText.ShapedParagraph]
  /// That of an empty line at the end.
  let lastStyle: TextParagraphStyle
  private(set) var lines: [FittedLine] = []
  /// Where the next line begins, points from the container's top.
  private var y: CGFloat = 0
  /// Lines so far, fragments of one line counted once.
  private var rows = 0
  /// The units up to here are on lines.
  private var at = 0
  private var isFull = false

  /// An exclusion that leaves no room is stepped over at most this often for a line. Chosen here.
  private static let roomTries = 4096

  /// `style`: in place of each paragraph's own.
  init(_ text: ShapedText, _ constraints: TextConstraints, style: TextParagraphStyle?) {
    self.text = text
    if let style {
      paragraphs = text.paragraphs.map { paragraph in
        var paragraph = paragraph
        paragraph.style = style
        return paragraph
      }
    } else {
      paragraphs = text.paragraphs
    }
    lastStyle = style ?? text.source.styles[text.source.styles.count - 1].style
    self.constraints = constraints
    measurer = LineMeasurer(text: text, token: constraints.truncationToken.map { ShapedText($0) })
  }

  mutating func set() {
    for index in paragraphs.indices {
      let paragraph = paragraphs[index]
      if index > 0 && !paragraph.continuesParagraph { y += Self.length(paragraph.style.paragraphSpacingBefore) }
      setParagraph(index, paragraph)
      if isFull { return }
      if !paragraph.endsWithSeparator { y += Self.length(paragraph.style.paragraphSpacing) }
    }
  }

  /// Where the text goes on beyond the last line: the count when all of it is set.
  var end: Int { lines.isEmpty ? 0 : at }

  private mutating func setParagraph(_ index: Int, _ paragraph: ShapedText.ShapedParagraph) {
    var isFirst = !paragraph.continuesParagraph
    at = paragraph.content.lowerBound
    repeat {
      let first = lines.count
      let top = y
      let start = at
      let isLast = constraints.lineLimit > 0 && rows + 1 >= constraints.lineLimit
      setRow(index, paragraph, isFirst: isFirst, isLast: isLast)
      if bottom(from: first) > constraints.height + LineFitter.tolerance && rows > 1 {
        // This line has no room: the one before it is the last.
        lines.removeSubrange(first...)
        (y, at) = (top, start)
        rows -= 1
        endLastLine()
        return
      }
      isFirst = false
      isFull = isLast
    } while !isFull && at < paragraph.content.upperBound
  }

  private func bottom(from first: Int) -> CGFloat {
    lines[first...].reduce(0) { max($0, $1.usedTop + $1.usedHeight) }
  }

  /// Sets one line: a fragment in each span of its room.
  private mutating func setRow(
    _ index: Int, _ paragraph: ShapedText.ShapedParagraph, isFirst: Bool, isLast: Bool
  ) {
    let first = lines.count
    let spans = room(paragraph, isFirst: isFirst)
    rows += 1
    for (number, span) in spans.enumerated() {
      let isLastSpan = number == spans.count - 1
      let fitter = fitter(index, paragraph, span)
      let rest = at..<paragraph.content.upperBound
      // A word that is wider than a span goes to the next; only the last must take something.
      if !isLastSpan && !rest.isEmpty && !takesWord(fitter, rest) { continue }
      append(fit(fitter, rest, isLast: isLast && isLastSpan), span, fitter.lead)
      if at >= paragraph.content.upperBound { break }
    }
    finishRow(from: first, paragraph)
  }

  private func takesWord(_ fitter: LineFitter, _ rest: Range<Int>) -> Bool {
    let overflow = fitter.firstOverflow(rest)
    if overflow == rest.upperBound { return true }
    if fitter.mode == .byCharWrapping { return overflow > rest.lowerBound }
    return text.opportunities[min(rest.lowerBound + 1, overflow)...overflow].contains(true)
  }

  private func fitter(
    _ index: Int, _ paragraph: ShapedText.ShapedParagraph, _ span: ClosedRange<CGFloat>
  ) -> LineFitter {
    let isRightToLeft = paragraph.baseLevel & 1 == 1
    let lead = isRightToLeft && constraints.width.isFinite ? constraints.width - span.upperBound : span.lowerBound
    return LineFitter(
      text: text, measurer: measurer, paragraphIndex: index, paragraph: paragraph,
      width: span.upperBound - span.lowerBound, lead: lead, mode: paragraph.style.lineBreakMode)
  }

  private func fit(_ fitter: LineFitter, _ rest: Range<Int>, isLast: Bool) -> FittedLine {
    let style = fitter.paragraph.style
    if isLast, let mode = constraints.lastLineMode {
      if mode.truncates { return fitter.truncatedLine(rest, mode, allowsTightening: style.allowsTightening) }
      if mode == .byClipping { return fitter.clippedLine(rest) }
    }
    if style.lineBreakMode.truncates {
      // TextKit sets such a paragraph as one line; what follows it is another paragraph's.
      return fitter.truncatedLine(rest, style.lineBreakMode, allowsTightening: style.allowsTightening)
    }
    if style.lineBreakMode == .byClipping { return fitter.clippedLine(rest) }
    var line = fitter.line(from: rest.lowerBound)
    if isLast && line.next < text.units.count { line.truncated = line.next..<text.units.count }
    return line
  }

  private mutating func append(_ line: FittedLine, _ span: ClosedRange<CGFloat>, _ lead: CGFloat) {
    var line = line
    line.room = span
    line.lead = lead
    at = line.next
    lines.append(line)
  }

  /// Gives the row's fragments the height and baseline they share, and moves on below them.
  private mutating func finishRow(from first: Int, _ paragraph: ShapedText.ShapedParagraph) {
    var metrics = LineMetrics()
    for line in lines[first...] {
      metrics.add(text, units: line.content.lowerBound..<max(line.next, line.content.upperBound))
    }
    let height = metrics.height(paragraph.style, usesLeading: constraints.usesFontLeading)
    let leading = constraints.usesFontLeading ? metrics.leading : 0
    for index in lines[first...].indices {
      lines[index].top = y
      lines[index].usedTop = y
      lines[index].usedHeight = height
      lines[index].height = height + (at < text.units.count ? Self.length(paragraph.style.lineSpacing) : 0)
      // What a line gains or loses by the style's rules, it does above the text (observed of TextKit).
      lines[index].baseline = y + height - metrics.descent - leading
      lines[index].ascent = metrics.ascent
      lines[index].descent = metrics.descent
      lines[index].leading = metrics.leading
    }
    y += lines.last?.height ?? height
  }

  /// Sets the last line anew as the last that there is room for.
  private mutating func endLastLine() {
    isFull = true
    guard var last = lines.popLast() else { return }
    let paragraph = paragraphs[last.paragraph]
    let fitter = fitter(last.paragraph, paragraph, last.room)
    let fitted = fit(fitter, last.content.lowerBound..<paragraph.content.upperBound, isLast: true)
    last.parts = fitted.parts
    last.content = fitted.content
    last.width = fitted.width
    last.next = fitted.next
    last.isWrapped = fitted.isWrapped
    last.tightening = fitted.tightening
    last.truncated = fitted.truncated
    at = fitted.next
    lines.append(last)
  }

  // MARK: Room

  /// The spans of the next line, from the leading one on; moves `y` down to where there is room.
  private mutating func room(_ paragraph: ShapedText.ShapedParagraph, isFirst: Bool) -> [ClosedRange<CGFloat>] {
    let style = paragraph.style
    let padding = Self.length(constraints.lineFragmentPadding)
    let head = Self.length(isFirst ? style.firstLineHeadIndent : style.headIndent)
    let tail = Self.length(style.tailIndent)
    let width = constraints.width
    let end = tail > 0 ? min(padding + tail, width - padding) : width - padding + tail
    let start = padding + head
    let whole = start...max(start, end)
    let line = paragraph.baseLevel & 1 == 0 || !width.isFinite ? whole : (width - whole.upperBound)...(width - start)
    guard let provider = constraints.lineRoom, width.isFinite else { return [line] }
    let height = estimatedHeight(paragraph)
    for _ in 0..<Self.roomTries {
      let answer = provider(CGRect(x: line.lowerBound, y: y, width: line.upperBound - line.lowerBound, height: height))
      let spans = answer.spans.compactMap { span -> ClosedRange<CGFloat>? in
        let low = max(span.lowerBound, line.lowerBound)
        let high = min(span.upperBound, line.upperBound)
        return low < high ? low...high : nil
      }
      if !spans.isEmpty { return paragraph.baseLevel & 1 == 0 ? spans : spans.reversed() }
      if let next = answer.nextY, next > y, next.isFinite { y = next } else { y += 1 }
      if y > constraints.height { break }
    }
    return [line]
  }

  /// The height of the next line as its first font alone makes it.
  private func estimatedHeight(_ paragraph: ShapedText.ShapedParagraph) -> CGFloat {
    var metrics = LineMetrics()
    metrics.add(text, units: at..<at)
    return metrics.height(paragraph.style, usesLeading: constraints.usesFontLeading)
  }

  /// Lengths that are no numbers count as nothing.
  static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  /// The empty line after a final line end, or of an empty text.
  func extraLine() -> FittedLine? {
    let count = text.units.count
    guard !isFull, paragraphs.last.map({ $0.end > $0.content.upperBound }) ?? true else { return nil }
    let style = lastStyle
    var metrics = LineMetrics()
    metrics.add(text, units: count..<count)
    let height = metrics.height(style, usesLeading: constraints.usesFontLeading)
    var line = FittedLine(
      paragraph: paragraphs.count, parts: [], content: count..<count, width: 0, next: count)
    let start = Self.length(constraints.lineFragmentPadding) + Self.length(style.firstLineHeadIndent)
    line.room = start...max(start, constraints.width - Self.length(constraints.lineFragmentPadding))
    line.top = y
    line.usedTop = y
    line.height = height
    line.usedHeight = height
    line.baseline = y + height - metrics.descent - (constraints.usesFontLeading ? metrics.leading : 0)
    line.ascent = metrics.ascent
    line.descent = metrics.descent
    line.leading = metrics.leading
    return line
  }
}
