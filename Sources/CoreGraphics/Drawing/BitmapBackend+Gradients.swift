// Gradients: which painter draws which operation.
//
// Called by: BitmapBackend.draw. A gradient fills the clip; its ends are decided per pixel centre, not antialiased.

extension BitmapBackend {
  /// Nil when the operation draws nothing: no extent, no inverse.
  func gradientPainter(_ operation: DrawOperation, _ transform: CGAffineTransform) -> (any RowPainter)? {
    guard transform.isFinite, transform.determinant != 0 else { return nil }
    let inverse = transform.inverted()
    guard inverse.isFinite else { return nil }
    switch operation {
    case .linearGradient(let gradient, let start, let end, let options):
      return LinearGradientPainter(gradient, start: start, end: end, options, inverse)
    case .radialGradient(let gradient, let startCenter, let startRadius, let endCenter, let endRadius, let options):
      guard startRadius >= 0, endRadius >= 0 else { return nil }
      let scale = transform.largestScale
      if startCenter == endCenter {
        return RadialGradientPainter(
          gradient, center: startCenter, startRadius: startRadius, endRadius: endRadius, options, inverse,
          pixelsPerUnit: scale)
      }
      let circles = TwoCircles(
        startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
        options: options)
      let length = (circles.dx * circles.dx + circles.dy * circles.dy).squareRoot() + max(startRadius, endRadius)
      let table = gradient.table(log2: GradientTable.log2(for: gradient, length: length * scale))
      return PositionGradientPainter(
        table, options, inverse, isOpaque: false, position: circles.position(of:))
    case .conicGradient(let gradient, let center, let angle):
      guard center.isFinite, angle.isFinite else { return nil }
      let start = angle * 0.15915494309189535
      let table = gradient.table(log2: GradientTable.log2(for: gradient, length: 4096))
      return PositionGradientPainter(table, [], inverse, isOpaque: table.isOpaque) { point in
        let turn = turns(x: point.x - center.x, y: point.y - center.y) - start
        return min(turn - turn.rounded(.down), 0.99999994)
      }
    default:
      return nil
    }
  }
}
