// CTRun: glyphs of one font and one set of attributes on a line.
//
// Made by: CTLineGetGlyphRuns. Read by: clients that draw or animate text glyph by glyph. y points up.
import CoreGraphics
import Foundation

/// A run of a line. Immutable.
///
/// `@unchecked Sendable`: the attribute values that clients gave are handed back and not used otherwise.
public final class CTRun: @unchecked Sendable {
  let run: TypesetRun
  /// From the line's origin, y up.
  let origin: CGPoint
  let stringOffset: Int
  let attributes: [NSAttributedString.Key: Any]
  let leading: CGFloat

  init(_ run: TypesetRun, of line: CTLine, from start: CGPoint) {
    self.run = run
    origin = CGPoint(x: run.origin.x - start.x, y: start.y - run.origin.y)
    stringOffset = line.stringOffset
    let known = line.source.dictionaries
    attributes = known.indices.contains(run.runID) ? known[run.runID] : [:]
    leading = line.line?.leading ?? 0
  }
}

/// What CTRunGetStatus tells.
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let rightToLeft = CTRunStatus(rawValue: 1)
}

/// The runs from left to right: CTRuns.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  guard let set = line.line else { return NSArray() }
  return NSArray(array: line.runs.filter { !$0.glyphs.isEmpty }.map { CTRun($0, of: line, from: set.origin) })
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.glyphs.count }

/// The attributes that set the run, by name.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: run.attributes.map { ($0.key.rawValue, $0.value) }))
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// Copies the glyphs of a range; a length of 0 stands for all that follow.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (place, index) in range.units(of: run.run.glyphs.glyphs.count).enumerated() {
    buffer[place] = run.run.glyphs.glyphs[index]
  }
}

/// Copies the glyphs' positions from the line's origin, y up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (place, index) in range.units(of: run.run.glyphs.positions.count).enumerated() {
    let position = run.run.glyphs.positions[index]
    buffer[place] = CGPoint(x: run.origin.x + position.x, y: run.origin.y - position.y)
  }
}

/// Copies each glyph's first unit in the string.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (place, index) in range.units(of: run.run.stringIndices.count).enumerated() {
    buffer[place] = run.run.stringIndices[index] + run.stringOffset
  }
}

/// The string's units that the run shows.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.run.range.lowerBound + run.stringOffset, length: run.run.range.count)
}

/// The width of a range of the run's glyphs, and its font's measures, points.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = run.run.ascent
  descent?.pointee = run.run.descent
  leading?.pointee = run.leading
  let positions = run.run.glyphs.positions
  let wanted = range.units(of: positions.count)
  guard !wanted.isEmpty else { return 0 }
  let end = wanted.upperBound < positions.count ? positions[wanted.upperBound].x : run.run.width
  return Double(end - (wanted.lowerBound == 0 ? 0 : positions[wanted.lowerBound].x))
}
