import UIKit

/// Frames within frames, each turned and a little smaller, the inner ones following their parents' sizes.
#Preview("Nested transforms") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  board.backgroundColor = .systemBackground
  var parent = board
  for level in 0..<7 {
    let child = UIView(frame: parent.bounds.insetBy(dx: 24, dy: 24))
    child.backgroundColor = level % 2 == 0 ? .systemBlue : .systemCyan
    child.layer.cornerRadius = 10
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(rotationAngle: .pi / 14).scaledBy(x: 0.92, y: 0.92)
    parent.addSubview(child)
    parent = child
  }
  return board
}
