import UIKit

/// Draws a square through a context turned by 45°.
final class TurnedDrawingView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.rotate(by: .pi / 4)
    UIColor.systemPurple.setFill()
    context.fill(CGRect(x: -40, y: -40, width: 80, height: 80))
    UIColor.white.setFill()
    context.fill(CGRect(x: -32, y: -32, width: 24, height: 8))
  }
}

/// On the left the view is upright and its square stands on a corner; on the right the view is turned by 45° as well, and
/// the square looks turned by 90°.
#Preview("Turned twice") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 200))
  board.backgroundColor = .systemBackground
  for (index, angle) in [CGFloat(0), .pi / 4].enumerated() {
    let view = TurnedDrawingView(frame: CGRect(x: 20 + CGFloat(index) * 170, y: 35, width: 130, height: 130))
    view.backgroundColor = .clear
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.systemGray3.cgColor
    view.transform = CGAffineTransform(rotationAngle: angle)
    board.addSubview(view)
  }
  return board
}
