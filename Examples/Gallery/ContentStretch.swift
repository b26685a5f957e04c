// `contentStretch`: which part of a drawing gives way when the view grows after it was drawn. Without it everything is
// stretched, corners and border too; with the middle alone they keep their size.

import UIKit

final class BubbleView: UIView {
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 3, dy: 3), cornerRadius: 14)
    path.lineWidth = 4
    UIColor.systemYellow.setFill()
    UIColor.systemIndigo.setStroke()
    path.fill()
    path.stroke()
  }
}

#Preview("Content stretch") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 240))
  board.backgroundColor = .systemBackground
  let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  let middle = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
  for (row, (stretch, name)) in [(whole, "the whole drawing"), (middle, "its middle")].enumerated() {
    let y = 20 + CGFloat(row) * 108
    for (column, width) in [CGFloat(48), 220].enumerated() {
      let bubble = BubbleView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
      bubble.backgroundColor = .clear
      bubble.contentStretch = stretch
      board.addSubview(bubble)
      // Drawn small, then resized: the drawing is not made again.
      bubble.layer.displayIfNeeded()
      bubble.frame = CGRect(x: 20 + CGFloat(column) * 80, y: y, width: width, height: column == 0 ? 48 : 72)
    }
    let caption = UILabel(frame: CGRect(x: 100, y: y + 76, width: 220, height: 18))
    caption.text = "stretches \(name)"
    caption.textAlignment = .center
    caption.textColor = .secondaryLabel
    caption.font = .systemFont(ofSize: 13)
    board.addSubview(caption)
  }
  return board
}
