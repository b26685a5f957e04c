import UIKit

/// A line of one point, a line of one pixel, and an image made for 1×, 2× and 3×: what a point is depends on the screen.
final class HairlineView: UIView {
  override func draw(_ rect: CGRect) {
    let pixel = 1 / contentScaleFactor
    UIColor.label.setFill()
    UIRectFill(CGRect(x: 20, y: 24, width: 280, height: 1))
    UIRectFill(CGRect(x: 20, y: 60, width: 280, height: pixel))
    for (index, scale) in [CGFloat(1), 2, 3].enumerated() {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60), format: format).image { context in
        UIColor.systemOrange.setFill()
        UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 76, height: 56)).fill()
      }
      image.draw(at: CGPoint(x: 20 + CGFloat(index) * 100, y: 96))
    }
  }
}

#Preview("Points and pixels") {
  let view = HairlineView(frame: CGRect(x: 0, y: 0, width: 320, height: 196))
  view.backgroundColor = .systemBackground
  view.addCaption("one point", x: 160, y: 29)
  view.addCaption("one pixel", x: 160, y: 65)
  for (index, name) in ["made at 1×", "at 2×", "at 3×"].enumerated() {
    view.addCaption(name, x: 60 + CGFloat(index) * 100, y: 160)
  }
  return view
}
