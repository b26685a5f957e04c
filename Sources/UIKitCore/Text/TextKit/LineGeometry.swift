// Where the characters of one line are: between units and x.
//
// Made by: LaidPart. Read by: NSLayoutManager's geometry. Units are those of the part's own text.

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
