import UIKit

/// Shadows of layers by radius, and a shadow of the drawing context.
final class ContextShadowView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setShadow(offset: CGSize(width: 6, height: 8), blur: 12, color: UIColor.systemIndigo.cgColor)
    UIColor.systemYellow.setFill()
    let star = UIBezierPath()
    for point in 0..<10 {
      let radius: CGFloat = point % 2 == 0 ? 44 : 19
      let angle = CGFloat(point) * .pi / 5 - .pi / 2
      let position = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      if point == 0 { star.move(to: position) } else { star.addLine(to: position) }
    }
    star.close()
    star.fill()
  }
}

#Preview("Shadows") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  board.backgroundColor = .systemGroupedBackground
  for (index, radius) in [CGFloat(2), 6, 14].enumerated() {
    let tile = UIView(frame: CGRect(x: 28 + CGFloat(index) * 92, y: 32, width: 76, height: 76))
    tile.backgroundColor = .systemBackground
    tile.layer.cornerRadius = 16
    tile.layer.shadowOpacity = 0.3
    tile.layer.shadowRadius = radius
    tile.layer.shadowOffset = CGSize(width: 0, height: radius / 2)
    board.addSubview(tile)
    board.addCaption("radius \(Int(radius))", x: tile.center.x, y: tile.frame.maxY + 16)
  }
  let drawn = ContextShadowView(frame: CGRect(x: 90, y: 148, width: 140, height: 132))
  drawn.backgroundColor = .clear
  board.addSubview(drawn)
  board.addCaption("a shadow of the drawing", x: 160, y: 286)
  return board
}
