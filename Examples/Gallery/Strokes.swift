import UIKit

/// Line caps, joins and dashes, each with the path's own points marked.
final class StrokesView: UIView {
  override func draw(_ rect: CGRect) {
    drawCaps()
    drawJoins()
    drawDashes()
  }

  private func drawCaps() {
    let caps: [CGLineCap] = [.butt, .round, .square]
    for (index, cap) in caps.enumerated() {
      let path = UIBezierPath()
      let y = 36 + CGFloat(index) * 32
      path.move(to: CGPoint(x: 40, y: y))
      path.addLine(to: CGPoint(x: 280, y: y))
      path.lineCapStyle = cap
      stroke(path, width: 16, color: .systemBlue)
    }
  }

  private func drawJoins() {
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    for (index, join) in joins.enumerated() {
      let x = 40 + CGFloat(index) * 88
      let path = UIBezierPath()
      path.move(to: CGPoint(x: x, y: 200))
      path.addLine(to: CGPoint(x: x + 32, y: 140))
      path.addLine(to: CGPoint(x: x + 64, y: 200))
      path.lineJoinStyle = join
      stroke(path, width: 16, color: .systemGreen)
    }
  }

  private func drawDashes() {
    let patterns: [[CGFloat]] = [[12, 8], [1, 10], [24, 8, 4, 8]]
    for (index, pattern) in patterns.enumerated() {
      let y = 246 + CGFloat(index) * 28
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 32, y: y))
      path.addCurve(
        to: CGPoint(x: 288, y: y), controlPoint1: CGPoint(x: 120, y: y - 28), controlPoint2: CGPoint(x: 200, y: y + 28))
      path.setLineDash(pattern, count: pattern.count, phase: 0)
      path.lineCapStyle = .round
      UIColor.systemPink.setStroke()
      path.lineWidth = 4
      path.stroke()
    }
  }

  /// The stroke, pale, with its path on top.
  private func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor) {
    color.withAlphaComponent(0.35).setStroke()
    path.lineWidth = width
    path.stroke()
    color.setStroke()
    path.lineWidth = 1
    path.stroke()
  }
}

#Preview("Strokes") {
  let view = StrokesView(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
  view.backgroundColor = .systemBackground
  for (index, name) in ["miter", "round", "bevel"].enumerated() {
    view.addCaption(name, x: 72 + CGFloat(index) * 88, y: 204)
  }
  return view
}
