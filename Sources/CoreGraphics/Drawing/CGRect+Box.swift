// Boxes that cannot trap: Foundation's rectangle arithmetic stops the process on NaN.
//
// Used by: CGContext's clip bounds and DrawnExtent, on rectangles that come from clients.

extension CGRect {
  /// The same box within ±10¹²; null when a number is NaN. Null stays null.
  var tame: CGRect {
    if isNull { return .null }
    let limit: CGFloat = 1e12
    let (x, y, right, top) = (minX, minY, maxX, maxY)
    guard !x.isNaN, !y.isNaN, !right.isNaN, !top.isNaN else { return .null }
    func held(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, -limit), limit) }
    return CGRect(x: held(x), y: held(y), width: held(right) - held(x), height: held(top) - held(y))
  }

  /// The common part; null when there is none or a number is NaN.
  func tameIntersection(_ other: CGRect) -> CGRect {
    let (a, b) = (tame, other.tame)
    return a.isNull || b.isNull ? .null : a.intersection(b)
  }
}
