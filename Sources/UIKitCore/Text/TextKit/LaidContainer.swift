// Text set in one container, in parts: which units stand where. The geometry that layout managers answer from.
//
// Made by: TextContainerSetter; kept by NSLayoutManager. Units are those of the whole text; rectangles are in the container's
// coordinates, points.

struct LaidContainer {
  let container: NSTextContainer
  let padding: CGFloat
  /// In the text's order, without gaps, from the top down; never empty.
  private(set) var parts: [LaidPart]

  /// A line of a part.
  struct Place {
    var part: Int
    var line: Int
  }

  init(_ container: NSTextContainer, parts: [LaidPart]) {
    self.container = container
    padding = container.lineFragmentPadding
    self.parts = parts
    stack(from: 0)
  }

  /// Puts new parts in the place of some, and moves those after them. O(parts after them).
  mutating func replace(_ old: Range<Int>, with new: [LaidPart]) {
    parts.replaceSubrange(old, with: new)
    stack(from: old.lowerBound)
  }

  private mutating func stack(from first: Int) {
    var unit = first > 0 ? parts[first - 1].units.upperBound : parts.first?.start ?? 0
    if first > 0 { parts[first - 1].isLast = first == parts.count }
    var above = first > 0 ? parts[first - 1].bottom + parts[first - 1].spacingAfter : 0
    let last = parts.count - 1
    parts.withUnsafeMutableBufferPointer { parts in
      for index in first..<parts.count {
        parts[index].isLast = index == last
        parts[index].start = unit
        unit += parts[index].length
        parts[index].top = index > 0 ? above + parts[index].spacingBefore : 0
        above = parts[index].bottom + parts[index].spacingAfter
      }
    }
  }

  /// All units that the container's lines stand for.
  var range: Range<Int> {
    guard let first = parts.first, let last = parts.last else { return 0..<0 }
    return first.start..<max(first.start, last.shown.upperBound)
  }

  /// The part that covers a unit; the last beyond the end. O(log parts).
  func partIndex(ofUnit unit: Int) -> Int { index { $0.units.upperBound > unit } }

  /// The first part that satisfies what all after it do, or the last.
  private func index(where holds: (LaidPart) -> Bool) -> Int {
    min(parts.partitioningIndex(where: holds), parts.count - 1)
  }

  func place(ofUnit unit: Int) -> Place? {
    guard range.contains(unit) else { return nil }
    let part = partIndex(ofUnit: unit)
    return parts[part].text.typeset.lineIndex(ofUnit: unit - parts[part].start).map { Place(part: part, line: $0) }
  }

  /// The line at a point: of the fragments at its height the nearest. Nil without lines.
  func place(at point: CGPoint) -> Place? {
    let index = index { point.y < $0.bottom }
    let part = parts[index]
    guard let first = part.text.typeset.lineIndex(atY: point.y - part.top) else { return nil }
    let top = part.lines[first].fragmentRect.minY
    var best = first
    var line = first
    while line < part.lines.count, part.lines[line].fragmentRect.minY == top {
      if distance(point.x, part.lines[line].fragmentRect) < distance(point.x, part.lines[best].fragmentRect) {
        best = line
      }
      line += 1
    }
    return Place(part: index, line: best)
  }

  private func distance(_ x: CGFloat, _ rect: CGRect) -> CGFloat { max(0, rect.minX - x, x - rect.maxX) }

  func range(of place: Place) -> Range<Int> { parts[place.part].range(ofLine: place.line) }

  /// TextKit's line fragment rectangle: with the padding at both ends.
  func fragmentRect(of place: Place) -> CGRect {
    parts[place.part].fragmentRect(ofLine: place.line).insetBy(dx: -padding, dy: 0)
  }

  /// TextKit's used rectangle: with the padding at both ends.
  func usedRect(of place: Place) -> CGRect {
    parts[place.part].usedRect(ofLine: place.line).insetBy(dx: -padding, dy: 0)
  }

  /// Of all lines and the empty one after a final line end. O(lines).
  var usedRect: CGRect {
    var rect = CGRect.null
    for part in parts {
      for line in part.lines.indices { rect = rect.union(part.usedRect(ofLine: line)) }
      if let extra = part.extraLine { rect = rect.union(extra.used) }
    }
    return rect.isNull ? .zero : rect.insetBy(dx: -padding, dy: 0)
  }

  /// The empty line after a final line end, with the padding at the ends of its used rectangle.
  var extraLine: (fragment: CGRect, used: CGRect)? {
    parts.last?.extraLine.map { ($0.fragment, $0.used.insetBy(dx: -padding, dy: 0)) }
  }

  /// The lines that show some of the units, until `body` says false.
  func forEachLine(showing units: Range<Int>, _ body: (Place) -> Bool) {
    guard !units.isEmpty else { return }
    for part in partIndex(ofUnit: units.lowerBound)..<parts.count {
      guard parts[part].start < units.upperBound else { return }
      for line in parts[part].lines.indices where parts[part].range(ofLine: line).overlaps(units) {
        guard body(Place(part: part, line: line)) else { return }
      }
    }
  }

  /// The units from the first line that a rectangle touches to the last; nil when it touches none.
  /// O(log parts + lines of the parts it touches).
  func units(touching rect: CGRect) -> Range<Int>? {
    var found: Range<Int>?
    for part in index(where: { $0.bottom > rect.minY })..<parts.count {
      guard parts[part].top < rect.maxY else { break }
      for line in parts[part].lines.indices {
        let place = Place(part: part, line: line)
        guard fragmentRect(of: place).intersects(rect) else { continue }
        let units = range(of: place)
        found = (found?.lowerBound ?? units.lowerBound)..<max(found?.upperBound ?? 0, units.upperBound)
      }
    }
    return found
  }

  /// The rectangles of some units, one for each stretch of each line that is visually unbroken.
  func rects(of units: Range<Int>) -> [CGRect] {
    var rects: [CGRect] = []
    forEachLine(showing: units) { place in
      let part = parts[place.part]
      let own = range(of: place).clamped(to: units)
      let used = part.usedRect(ofLine: place.line)
      let spans = part.geometry(ofLine: place.line).spans(
        of: (own.lowerBound - part.start)..<(own.upperBound - part.start))
      rects += spans.map {
        CGRect(x: $0.lowerBound, y: used.minY, width: $0.upperBound - $0.lowerBound, height: used.height)
      }
      return true
    }
    return rects
  }
}
