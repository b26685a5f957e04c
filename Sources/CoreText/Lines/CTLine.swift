// CTLine: one line of attributed text, made and measured.
//
// Made by: clients, CTFramesetter. Uses: TypesetText, whose y points down; Core Text's points up, from the baseline's left
// end. Drawing is in CTLine+Drawing, truncation in CTLine+Truncation.
import CoreGraphics
import Foundation

/// One line of text. Immutable.
///
/// `@unchecked Sendable`: the attribute values that clients gave are handed back and not used otherwise.
public final class CTLine: @unchecked Sendable {
  let set: TypesetText
  /// The index of the line within `set`; nil for an empty line.
  let index: Int?
  /// Added to the engine's indices to make the string's.
  let stringOffset: Int
  let source: CTAttributedText

  init(set: TypesetText, index: Int?, stringOffset: Int, source: CTAttributedText) {
    self.set = set
    self.index = index
    self.stringOffset = stringOffset
    self.source = source
  }

  var line: TypesetLine? { index.map { set.lines[$0] } }
  var runs: [TypesetRun] { index.map { set.runs(ofLine: $0) } ?? [] }
}

/// A line of the whole string: line ends in it draw nothing. Documented: CTLineCreateWithAttributedString.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  var source = CTAttributedText(attrString)
  // One line whatever it holds: line ends become spaces that take no room of their own.
  source.text.units = source.text.units.map { unit in
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029 ? 0x200B : unit
  }
  let set = TypesetText(source.text)
  return CTLine(set: set, index: set.lines.isEmpty ? nil : 0, stringOffset: 0, source: source)
}

/// The line's width with trailing spaces; ascent, descent (positive) and leading of its largest fonts. Points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line?.ascent ?? 0
  descent?.pointee = line.line?.descent ?? 0
  leading?.pointee = line.line?.leading ?? 0
  guard let set = line.line else { return 0 }
  return Double(set.width + set.trailingWhitespaceWidth)
}

/// Of the spaces at the line's end, points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  guard let index = line.index else { return 0 }
  let set = line.set
  let hanging = set.lines[index].trailingWhitespaceWidth
  if hanging > 0 { return Double(hanging) }
  var start = set.lines[index].contentRange.upperBound
  while start > set.lines[index].contentRange.lowerBound && LineFitter.isSpace(set.text.units[start - 1]) { start -= 1 }
  return Double(set.measurer.width(of: start..<set.lines[index].contentRange.upperBound))
}

/// The glyphs of all runs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } }

/// The string's units that the line stands for.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  guard let set = line.line else { return CFRange(location: line.stringOffset, length: 0) }
  return CFRange(location: set.range.lowerBound + line.stringOffset, length: set.range.count)
}

/// The unit before which a caret at a point stands; the point's y does not matter. -1 for a line without text.
/// Documented: CTLineGetStringIndexForPosition.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let index = line.index else { return -1 }
  return line.set.caretUnit(atX: position.x + line.set.lines[index].origin.x, line: index) + line.stringOffset
}

/// How far right of the line's origin a caret before a unit stands, points; in `secondaryOffset` the end of the character
/// before it, which differs where directions meet. Documented: CTLineGetOffsetForStringIndex.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  guard let index = line.index else {
    secondaryOffset?.pointee = 0
    return 0
  }
  let unit = charIndex - line.stringOffset
  let left = line.set.lines[index].origin.x
  secondaryOffset?.pointee = line.set.trailingCaret(beforeUnit: unit, line: index) - left
  return line.set.caret(atUnit: unit, line: index) - left
}

/// How far right a line is moved to sit in a width by a factor: 0 left, 0.5 centred, 1 right. Documented:
/// CTLineGetPenOffsetForFlush.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  max(0, (flushWidth - Double(line.line?.width ?? 0)) * Double(min(max(flushFactor, 0), 1)))
}
