import UIKit

/// Labels inside turned and scaled views: the same glyphs, drawn through a transform.
#Preview("Turned labels") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 380))
  board.backgroundColor = .systemBackground
  for (index, angle) in [-40, -20, 0, 20, 40].enumerated() {
    let arm = UIView(frame: .zero)
    arm.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    arm.bounds = CGRect(x: 0, y: 0, width: 320, height: 34)
    arm.center = CGPoint(x: 24, y: 190)
    arm.transform = CGAffineTransform(rotationAngle: CGFloat(angle) * .pi / 180)
    let label = UILabel(frame: CGRect(x: 70, y: 0, width: 240, height: 34))
    label.text = "Turned by \(angle)°, still sharp"
    label.font = .systemFont(ofSize: 16, weight: .medium)
    label.textColor = [UIColor.systemRed, .systemOrange, .label, .systemGreen, .systemBlue][index]
    arm.addSubview(label)
    board.addSubview(arm)
  }
  return board
}
