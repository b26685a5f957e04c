// A glyph's contours as its font stores them.
//
// Made by: FontFace, once per glyph (CGFont keeps a bounded number). Read by: CGFont.outline(of:) for paths, and
// GlyphRasterizer for masks. Font units, y up, unhinted. It does not know any size, matrix or colour.
import Foundation

/// Contours in font units, y up; each starts with `.move` and is implicitly closed.
package struct GlyphOutline: Sendable, Equatable {
  package enum Verb: UInt8, Sendable {
    /// One point: a new contour begins.
    case move
    /// One point.
    case line
    /// Control point, end point.
    case quad
    /// Two control points, end point.
    case cubic
  }

  package private(set) var verbs: [Verb] = []
  /// The points that the verbs consume, in order.
  package private(set) var points: [Point] = []
  /// The box of all points, control points included; empty for a glyph that draws nothing.
  package private(set) var minimum = Point(x: 0, y: 0)
  package private(set) var maximum = Point(x: 0, y: 0)

  /// A point in font units.
  package struct Point: Sendable, Equatable {
    package var x: Int32
    package var y: Int32
  }

  package init() {}

  /// True when nothing is drawn (a space).
  package var isEmpty: Bool { verbs.isEmpty }

  /// Coordinates beyond ±2^20 units can only come from a broken font: they are clamped there, so that later
  /// arithmetic cannot overflow.
  mutating func append(_ verb: Verb, _ newPoints: [(x: Int, y: Int)]) {
    verbs.append(verb)
    for point in newPoints {
      let kept = Point(x: Int32(Self.clamp(point.x)), y: Int32(Self.clamp(point.y)))
      if points.isEmpty {
        minimum = kept
        maximum = kept
      } else {
        minimum = Point(x: min(minimum.x, kept.x), y: min(minimum.y, kept.y))
        maximum = Point(x: max(maximum.x, kept.x), y: max(maximum.y, kept.y))
      }
      points.append(kept)
    }
  }

  private static func clamp(_ value: Int) -> Int { min(max(value, -(1 << 20)), 1 << 20) }
}
