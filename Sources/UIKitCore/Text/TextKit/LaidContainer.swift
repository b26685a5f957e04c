// Text set in one container: which units stand where. The geometry that layout managers answer from.
//
// Made by: NSLayoutManager, one a container. Reads: SetText. Units are those of the whole text; rectangles are in the container's
// coordinates, points.

struct LaidContainer {
  let container: NSTextContainer
  let text: SetText
  /// The first unit of the container's text.
  let start: Int
  let padding: CGFloat

  var lines: [TypesetLine] { text.typeset.lines }

  /// All units that the container's lines stand for.
  var range: Range<Int> { start..<(start + (lines.last?.range.upperBound ?? 0)) }

  func lineIndex(ofUnit unit: Int) -> Int? { text.typeset.lineIndex(ofUnit: unit - start) }

  func range(ofLine index: Int) -> Range<Int> {
    let own = lines[index].range
    return (own.lowerBound + start)..<(own.upperBound + start)
  }

  /// TextKit's line fragment rectangle: with the padding at both ends.
  func fragmentRect(ofLine index: Int) -> CGRect { lines[index].fragmentRect.insetBy(dx: -padding, dy: 0) }

  /// TextKit's used rectangle: with the padding at both ends.
  func usedRect(ofLine index: Int) -> CGRect { lines[index].usedRect.insetBy(dx: -padding, dy: 0) }

  /// Of all lines and the empty one after a final line end.
  var usedRect: CGRect {
    var rect = CGRect.null
    for index in lines.indices { rect = rect.union(usedRect(ofLine: index)) }
    if let extra = text.typeset.extraLine { rect = rect.union(extra.usedRect.insetBy(dx: -padding, dy: 0)) }
    return rect.isNull ? .zero : rect
  }

  func geometry(ofLine index: Int) -> LineGeometry {
    LineGeometry(text.typeset, line: index)
  }

  /// The rectangles of some units, one for each stretch of each line that is visually unbroken.
  func rects(of units: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    for index in lines.indices {
      let part = range(ofLine: index).clamped(to: units)
      guard !part.isEmpty else { continue }
      let used = lines[index].usedRect
      let spans = geometry(ofLine: index).spans(of: (part.lowerBound - start)..<(part.upperBound - start))
      rects += spans.map {
        CGRect(x: $0.lowerBound, y: used.minY, width: $0.upperBound - $0.lowerBound, height: used.height)
      }
    }
    return rects
  }
}

/// Where the characters of one line are.
struct LineGeometry {
  private let characters: [TypesetText.Character]
  private let line: TypesetLine

  init(_ text: TypesetText, line index: Int) {
    line = text.lines[index]
    characters = text.characters(ofLine: index)
  }

  /// The end of the line's content, where what is not drawn (a line end, text left out) is taken to be.
  private var trailingEdge: CGFloat { line.isRightToLeft ? line.origin.x : line.origin.x + line.width }

  /// What a unit's character covers; nothing, at the trailing edge, for units that are not drawn.
  func span(of unit: Int) -> ClosedRange<CGFloat> {
    guard let found = characters.first(where: { $0.range.contains(unit) }) else { return trailingEdge...trailingEdge }
    return min(found.left, found.right)...max(found.left, found.right)
  }

  /// Visually unbroken stretches of some units, from left to right.
  func spans(of units: Range<Int>) -> [ClosedRange<CGFloat>] {
    let covered = characters.filter { $0.range.overlaps(units) }
      .map { min($0.left, $0.right)...max($0.left, $0.right) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var result: [ClosedRange<CGFloat>] = []
    for span in covered {
      if let last = result.last, span.lowerBound - last.upperBound < 0.01 {
        result[result.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        result.append(span)
      }
    }
    return result.isEmpty && !units.isEmpty ? [trailingEdge...trailingEdge] : result
  }

  /// The character at x by its first unit, and how far from its leading edge x is, 0...1; the nearest where there is none.
  func unit(atX x: CGFloat) -> (unit: Int, fraction: CGFloat) {
    func distance(_ character: TypesetText.Character) -> CGFloat { max(0, character.left - x, x - character.right) }
    guard let found = characters.min(by: { distance($0) < distance($1) }) else { return (line.range.lowerBound, 0) }
    let width = found.right - found.left
    let part = width > 0 ? min(max((x - found.left) / width, 0), 1) : 0
    return (found.range.lowerBound, found.isRightToLeft ? 1 - part : part)
  }
}
