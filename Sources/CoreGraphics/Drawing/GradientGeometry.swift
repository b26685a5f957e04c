// Positions along gradients whose geometry is not a kernel's: two circles, and angles.
//
// Used by: BitmapBackend.gradientPainter. Pure arithmetic, no libm.

/// The family of circles between two circles: centre and radius move linearly with t.
struct TwoCircles {
  let start: CGPoint
  let startRadius: Double
  let dx: Double
  let dy: Double
  let dr: Double
  let options: CGGradientDrawingOptions

  init(
    startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    self.start = startCenter
    self.startRadius = startRadius
    self.dx = endCenter.x - startCenter.x
    self.dy = endCenter.y - startCenter.y
    self.dr = endRadius - startRadius
    self.options = options
  }

  /// The greatest t whose circle passes through the point, has a radius of 0 or more, and is drawn; NaN when none is: later
  /// circles lie over earlier ones. Documented: CGContextDrawRadialGradient, PDF 1.7, 8.7.4.5.4.
  func position(of point: CGPoint) -> Double {
    let px = point.x - start.x
    let py = point.y - start.y
    let a = dx * dx + dy * dy - dr * dr
    let b = px * dx + py * dy + startRadius * dr
    let c = px * px + py * py - startRadius * startRadius
    guard a != 0 else { return b == 0 ? .nan : accepted(c / (2 * b), .nan) }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return .nan }
    let root = discriminant.squareRoot()
    let (t, u) = ((b + root) / a, (b - root) / a)
    return accepted(max(t, u), min(t, u))
  }

  private func accepted(_ first: Double, _ second: Double) -> Double {
    for t in [first, second] where startRadius + t * dr >= 0 {
      if t < 0 ? options.contains(.drawsBeforeStartLocation) : t <= 1 || options.contains(.drawsAfterEndLocation) {
        // The greatest float below 1: what the kernel takes as 1 lies after the end.
        return t > 1 ? t : min(t, 0.99999994)
      }
    }
    return .nan
  }
}

/// The angle of a vector in turns, from the x axis towards the y axis: 0 ..< 1. Error below 1e-10.
func turns(x: Double, y: Double) -> Double {
  let (ax, ay) = (abs(x), abs(y))
  guard ax > 0 || ay > 0 else { return 0 }
  var angle = arctangent(min(ax, ay) / max(ax, ay))
  if ay > ax { angle = 1.5707963267948966 - angle }
  if x < 0 { angle = 3.141592653589793 - angle }
  if y < 0 { angle = -angle }
  let turns = angle * 0.15915494309189535
  return turns < 0 ? turns + 1 : turns
}

/// For 0...1. Above tan(π/8) the identity atan z = π/4 + atan((z − 1)/(z + 1)) brings z near 0, where the series is short.
private func arctangent(_ z: Double) -> Double {
  let isLarge = z > 0.41421356237309503
  let r = isLarge ? (z - 1) / (z + 1) : z
  let s = r * r
  var sum = 0.0
  for n in stride(from: 21, through: 1, by: -2) {
    sum = 1 / Double(n) - s * sum
  }
  return (isLarge ? 0.7853981633974483 : 0) + r * sum
}
