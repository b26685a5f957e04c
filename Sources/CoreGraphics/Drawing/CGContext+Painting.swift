// CGContext: painting paths and rectangles.
//
// Painting a path uses it up: the current path is empty afterwards. Documented.

extension CGContext {
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    guard !path.isEmpty else { return }
    switch mode {
    case .fill: perform(.fillPath(path, .winding))
    case .eoFill: perform(.fillPath(path, .evenOdd))
    case .stroke: perform(.strokePath(path, state.strokeStyle))
    case .fillStroke:
      perform(.fillPath(path, .winding))
      perform(.strokePath(path, state.strokeStyle))
    case .eoFillStroke:
      perform(.fillPath(path, .evenOdd))
      perform(.strokePath(path, state.strokeStyle))
    }
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Drops the current path. Documented: CGContextFillRect.
  public func fill(_ rect: CGRect) {
    beginPath()
    perform(.fillRect(rect))
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    for rect in rects { perform(.fillRect(rect)) }
  }

  public func stroke(_ rect: CGRect) {
    stroke(CGPath(rect: rect, transform: nil))
  }

  /// The width is meant for this rectangle alone.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var style = state.strokeStyle
    style.width = width >= 0 && width.isFinite ? width : 0
    perform(.strokePath(CGPath(rect: rect, transform: nil), style))
  }

  /// Transparent, whatever the blend mode, alpha and shadow; in a context without alpha, black. Documented.
  public func clear(_ rect: CGRect) {
    perform(.clear(rect))
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    perform(.fillPath(CGPath(ellipseIn: rect, transform: nil), .winding))
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Separate lines: from the first to the second point, from the third to the fourth, … A last odd point is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  private func stroke(_ path: CGPath) {
    beginPath()
    perform(.strokePath(path, state.strokeStyle))
  }
}
