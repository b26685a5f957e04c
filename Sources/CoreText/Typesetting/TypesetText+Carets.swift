// Between points on a line and places in the text: carets, hit tests, selections.
//
// Called by: UIKitCore's text containers and CTLine. A ligature is divided evenly among the characters it stands for.
import CoreGraphics
import Foundation

extension TypesetText {
  /// A user-perceived character on a line, as wide as it is drawn.
  package struct Character: Sendable, Equatable {
    package var range: Range<Int>
    /// Container's coordinates, left ≤ right but for characters with negative advance.
    package var left: CGFloat
    package var right: CGFloat
    package var isRightToLeft: Bool
    /// Where it begins in its own direction.
    package var leading: CGFloat { isRightToLeft ? right : left }
    package var trailing: CGFloat { isRightToLeft ? left : right }
  }

  /// The characters that a line shows, in the text's order; tokens and hyphens are none. Hanging spaces are at the end.
  /// O(line).
  package func characters(ofLine index: Int) -> [Character] {
    var characters: [Character] = []
    let placer = placer(index)
    var pen = lines[index].origin.x
    let items = placer.items()
    for (number, item) in items.enumerated() {
      Self.append(item, placer, isLast: number == items.count - 1, pen: &pen, text, to: &characters)
    }
    characters.sort { $0.range.lowerBound < $1.range.lowerBound }
    appendHangingSpaces(index, to: &characters)
    return characters
  }

  private static func append(
    _ item: LinePlacer.Item, _ placer: LinePlacer, isLast: Bool, pen: inout CGFloat, _ text: ShapedText,
    to characters: inout [Character]
  ) {
    let isRightToLeft = item.level & 1 == 1
    guard let word = item.word else {
      if item.sign == nil {
        characters.append(
          Character(range: item.range, left: pen, right: pen + item.width, isRightToLeft: isRightToLeft))
      }
      pen += item.width
      return
    }
    let scale = item.font.unitScale * item.setting.widening
    let start = characters.count
    for (index, glyph) in word.glyphs.enumerated() {
      let unit = item.range.lowerBound + Int(glyph.cluster)
      var width = CGFloat(glyph.advance) * scale
      if glyph.advance != 0 {
        width += placer.spacing(item)
        if item.sign == nil { width += placer.extra(unit, isLast: isLast && index == word.glyphs.count - 1) }
      }
      defer { pen += width }
      guard item.sign == nil else { continue }
      if characters.count > start, characters[characters.count - 1].range.lowerBound == unit {
        characters[characters.count - 1].right = pen + width
      } else {
        characters.append(
          Character(range: unit..<unit, left: pen, right: pen + width, isRightToLeft: isRightToLeft))
      }
    }
    divide(start, item, text, &characters)
  }

  /// Gives the clusters from `start` on their ends, and divides those that stand for several characters.
  private static func divide(
    _ start: Int, _ item: LinePlacer.Item, _ text: ShapedText, _ characters: inout [Character]
  ) {
    guard characters.count > start else { return }
    let starts = Set(characters[start...].map(\.range.lowerBound)).sorted()
    let boundaries = text.units.withUnsafeBufferPointer { units in
      GraphemeBoundaries.offsets(of: units[item.range]).map { $0 + item.range.lowerBound }
    }
    var divided: [Character] = []
    for cluster in characters[start...] {
      let low = cluster.range.lowerBound
      let next = starts.partitioningIndex { $0 > low }
      let end = next < starts.count ? starts[next] : item.range.upperBound
      let first = boundaries.partitioningIndex { $0 > low }
      let inside = boundaries[first..<max(first, boundaries.partitioningIndex { $0 > end - 1 })]
      let cuts = [low] + inside + [end]
      let step = (cluster.right - cluster.left) / CGFloat(cuts.count - 1)
      for (index, (from, to)) in zip(cuts, cuts.dropFirst()).enumerated() {
        let place = CGFloat(cluster.isRightToLeft ? cuts.count - 2 - index : index)
        divided.append(
          Character(
            range: from..<to, left: cluster.left + place * step, right: cluster.left + (place + 1) * step,
            isRightToLeft: cluster.isRightToLeft))
      }
    }
    characters.replaceSubrange(start..., with: divided)
  }

  /// Spaces beyond the content, at the trailing end.
  private func appendHangingSpaces(_ index: Int, to characters: inout [Character]) {
    let line = lines[index]
    guard line.truncatedRange == nil else { return }
    let end = min(line.range.upperBound, paragraphs[fitted[index].paragraph].content.upperBound)
    var pen = line.isRightToLeft ? line.origin.x : line.origin.x + line.width
    for unit in line.contentRange.upperBound..<max(end, line.contentRange.upperBound) {
      let width = measurer.width(of: unit..<unit + 1)
      let left = line.isRightToLeft ? pen - width : pen
      characters.append(
        Character(range: unit..<unit + 1, left: left, right: left + width, isRightToLeft: line.isRightToLeft))
      pen = line.isRightToLeft ? left : left + width
    }
  }

  /// Where a caret before a unit stands on a line, container's coordinates: at the leading edge of the character there, or
  /// inside a character at its leading edge; at the line's end at the trailing edge of its last character. Units that the
  /// line does not show: the nearer end of what it shows.
  package func caret(atUnit unit: Int, line index: Int) -> CGFloat {
    let characters = characters(ofLine: index)
    let line = lines[index]
    let start = line.isRightToLeft ? line.origin.x + line.width : line.origin.x
    guard let last = characters.last else { return start }
    if unit >= last.range.upperBound { return last.trailing }
    guard let found = characters.last(where: { $0.range.lowerBound <= unit }) else { return start }
    return found.range.contains(unit) ? found.leading : found.trailing
  }

  /// Where the character before the unit ends: differs from `caret` where directions meet.
  package func trailingCaret(beforeUnit unit: Int, line index: Int) -> CGFloat {
    let found = characters(ofLine: index).last { $0.range.upperBound <= unit }
    return found?.trailing ?? caret(atUnit: unit, line: index)
  }

  /// The place in the text nearest to a point on a line: the unit before which a caret there stands.
  package func caretUnit(atX x: CGFloat, line index: Int) -> Int {
    guard let hit = character(atX: x, line: index) else { return lines[index].contentRange.lowerBound }
    let isBeyondMiddle = x >= (hit.left + hit.right) / 2
    return isBeyondMiddle == hit.isRightToLeft ? hit.range.lowerBound : hit.range.upperBound
  }

  /// The character at a point on a line; beyond the ends the outermost one. Nil on a line that shows none.
  package func character(atX x: CGFloat, line index: Int) -> Character? {
    let characters = characters(ofLine: index)
    if let inside = characters.first(where: { x >= $0.left && x < $0.right }) { return inside }
    let leftmost = characters.min { $0.left < $1.left }
    guard let leftmost, x >= leftmost.left else { return leftmost }
    return characters.max { $0.right < $1.right }
  }

  /// The stretches of a line that show a range of units, from left to right: where a selection is drawn. Adjacent ones are
  /// one. Container's coordinates.
  package func spans(of range: Range<Int>, line index: Int) -> [ClosedRange<CGFloat>] {
    let shown = characters(ofLine: index).filter { $0.range.overlaps(range) && $0.left <= $0.right }
    var spans: [ClosedRange<CGFloat>] = []
    for character in shown.sorted(by: { $0.left < $1.left }) {
      if let last = spans.last, character.left <= last.upperBound + LineFitter.tolerance {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, character.right)
      } else {
        spans.append(character.left...character.right)
      }
    }
    return spans
  }
}
