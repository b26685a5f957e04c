// The continuous corner: a curve whose bend grows and fades instead of starting at once.
//
// Called by: NodeOutline. Pure. Three cubics a corner, written in units of the radius from the corner inwards. Where a side
// is too short for the whole curve (1.53 radii at each end), its points move towards a quarter circle's, which they reach
// when the sides are two radii long (chosen here; Core Animation's own way there is not documented).

import CoreGraphics

package enum ContinuousCorner {
  /// How far along a side the curve begins, in radii. Observed: CALayer.cornerCurveExpansionFactor on iOS.
  package static let expansion: CGFloat = 1.528665

  /// From the side that runs into the corner to the side that leaves it: x along the first, y along the second.
  private static let smooth: [CGPoint] = [
    CGPoint(x: expansion, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
    CGPoint(x: 0.16905956, y: 0.37282383), CGPoint(x: 0.07491139, y: 0.63149379), CGPoint(x: 0, y: 0.86840694),
    CGPoint(x: 0, y: 1.08849296), CGPoint(x: 0, y: expansion),
  ]

  /// The quarter circle as three arcs of 30 degrees.
  private static let circle: [CGPoint] = [
    CGPoint(x: 1, y: 0), CGPoint(x: 0.8244628, y: 0), CGPoint(x: 0.6520183, y: 0.0462063),
    CGPoint(x: 0.5, y: 0.1339746), CGPoint(x: 0.3479817, y: 0.2217429), CGPoint(x: 0.2217429, y: 0.3479817),
    CGPoint(x: 0.1339746, y: 0.5), CGPoint(x: 0.0462063, y: 0.6520183), CGPoint(x: 0, y: 0.8244628),
    CGPoint(x: 0, y: 1),
  ]

  /// The ten points of one corner, in radii, for sides whose half is `room` radii.
  package static func points(room: CGFloat) -> [CGPoint] {
    let share = min(max((room - 1) / (expansion - 1), 0), 1)
    guard share < 1 else { return smooth }
    return zip(circle, smooth).map { CGPoint(x: $0.x + ($1.x - $0.x) * share, y: $0.y + ($1.y - $0.y) * share) }
  }
}
