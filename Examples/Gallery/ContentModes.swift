import UIKit

/// A drawing made once at 60×40 and then shown in a taller view: the content mode says how.
final class BadgeView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemTeal.setFill()
    UIRectFill(bounds)
    UIColor.white.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 6, dy: 6)).fill()
    UIColor.systemRed.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 14, height: 10)).fill()
  }
}

private let modes: [(UIView.ContentMode, String)] = [
  (.scaleToFill, "scaleToFill"), (.scaleAspectFit, "aspectFit"), (.scaleAspectFill, "aspectFill"),
  (.redraw, "redraw"), (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.left, "left"), (.right, "right"),
  (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"), (.bottomRight, "bottomRight"),
]

#Preview("Content modes") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 372, height: 472))
  board.backgroundColor = .systemBackground
  for (index, (mode, name)) in modes.enumerated() {
    let origin = CGPoint(x: 16 + CGFloat(index % 4) * 90, y: 16 + CGFloat(index / 4) * 114)
    let frame = UIView(frame: CGRect(origin: origin, size: CGSize(width: 72, height: 84)))
    frame.backgroundColor = .secondarySystemBackground
    frame.clipsToBounds = true
    board.addSubview(frame)
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    badge.contentMode = mode
    badge.backgroundColor = .clear
    frame.addSubview(badge)
    badge.layer.displayIfNeeded()
    badge.frame = frame.bounds
    let caption = UILabel(frame: CGRect(x: origin.x - 8, y: origin.y + 86, width: 88, height: 16))
    caption.text = name
    caption.font = .systemFont(ofSize: 11)
    caption.textAlignment = .center
    caption.textColor = .secondaryLabel
    board.addSubview(caption)
  }
  return board
}
