// How a line is drawn along a path. Called by: CGContext, shape layers, CGPath's copies. Hands on: nothing; plain values.
import Foundation

/// Lengths are in user space, before any transform.
package struct StrokeStyle: Sendable, Hashable {
  /// Not above zero, or not finite: nothing is drawn.
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  /// The greatest miter length over the width; beyond it a miter becomes a bevel. Documented default 10.
  package var miterLimit: CGFloat
  package var dashPhase: CGFloat
  /// On, off, on …; an odd list repeats with the roles exchanged. Empty: solid.
  package var dashLengths: [CGFloat]

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dashPhase: CGFloat = 0, dashLengths: [CGFloat] = []
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
    self.dashLengths = dashLengths
  }

  /// How far paint can reach from the path, in user space: half the width, times what joins and caps add.
  package var reach: CGFloat {
    let half = width > 0 ? width / 2 : 0
    let corner = join == .miter ? max(1, miterLimit) : 1
    return half * max(corner, cap == .square ? 1.4142135623730951 : 1)
  }
}
