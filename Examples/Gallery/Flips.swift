// Cards turning over, in phases: `transform3D` turns each side, `sublayerTransform` of their stage gives depth. Neither
// side is double-sided, so past a right angle the other one is seen.

import UIKit

private func side(_ title: String, _ color: UIColor, in bounds: CGRect) -> UIView {
  let side = UIView(frame: bounds)
  side.backgroundColor = color
  side.layer.cornerRadius = 8
  side.layer.isDoubleSided = false
  side.layer.allowsEdgeAntialiasing = true
  let letter = UILabel(frame: bounds)
  letter.text = title
  letter.textAlignment = .center
  letter.textColor = .white
  letter.font = .systemFont(ofSize: 34, weight: .bold)
  side.addSubview(letter)
  return side
}

/// A card whose front has turned by `angle` radians about the axis.
private func card(turnedBy angle: CGFloat, aboutY: Bool, frame: CGRect) -> UIView {
  let stage = UIView(frame: frame)
  stage.layer.sublayerTransform.m34 = -1 / 250
  let (x, y): (CGFloat, CGFloat) = aboutY ? (0, 1) : (1, 0)
  let front = side("A", .systemIndigo, in: stage.bounds)
  front.transform3D = CATransform3DMakeRotation(angle, x, y, 0)
  let back = side("B", .systemOrange, in: stage.bounds)
  back.transform3D = CATransform3DMakeRotation(angle + .pi, x, y, 0)
  stage.addSubview(back)
  stage.addSubview(front)
  return stage
}

#Preview("Flips") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 384, height: 260))
  board.backgroundColor = .systemBackground
  for (column, degrees) in [CGFloat(0), 35, 70, 110, 145, 180].enumerated() {
    let x = 16 + CGFloat(column) * 60
    for (row, aboutY) in [true, false].enumerated() {
      let frame = CGRect(x: x, y: 20 + CGFloat(row) * 108, width: 52, height: 76)
      board.addSubview(card(turnedBy: degrees * .pi / 180, aboutY: aboutY, frame: frame))
    }
    let caption = UILabel(frame: CGRect(x: x, y: 222, width: 52, height: 18))
    caption.text = "\(Int(degrees))°"
    caption.textAlignment = .center
    caption.textColor = .secondaryLabel
    caption.font = .systemFont(ofSize: 12)
    board.addSubview(caption)
  }
  return board
}
