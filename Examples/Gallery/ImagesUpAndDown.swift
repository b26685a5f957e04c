import UIKit

/// The same picture through UIImage.draw, which keeps it upright, and CGContext.draw, which does not in UIKit's space.
final class ImagesUpAndDownView: UIView {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 96, height: 96)).image { context in
    UIColor.systemTeal.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 96, height: 96))
    UIColor.white.setFill()
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: 48, y: 14))
    arrow.addLine(to: CGPoint(x: 80, y: 50))
    arrow.addLine(to: CGPoint(x: 60, y: 50))
    arrow.addLine(to: CGPoint(x: 60, y: 82))
    arrow.addLine(to: CGPoint(x: 36, y: 82))
    arrow.addLine(to: CGPoint(x: 36, y: 50))
    arrow.addLine(to: CGPoint(x: 16, y: 50))
    arrow.close()
    arrow.fill()
  }

  override func draw(_ rect: CGRect) {
    picture.draw(in: CGRect(x: 32, y: 24, width: 112, height: 112))
    guard let context = UIGraphicsGetCurrentContext(), let image = picture.cgImage else { return }
    context.draw(image, in: CGRect(x: 176, y: 24, width: 112, height: 112))
  }
}

#Preview("Images up and down") {
  let view = ImagesUpAndDownView(frame: CGRect(x: 0, y: 0, width: 320, height: 188))
  view.backgroundColor = .systemBackground
  for (index, name) in ["UIImage.draw", "CGContext.draw"].enumerated() {
    let caption = UILabel(frame: CGRect(x: 32 + CGFloat(index) * 144, y: 146, width: 112, height: 20))
    caption.text = name
    caption.font = .systemFont(ofSize: 13)
    caption.textAlignment = .center
    caption.textColor = .secondaryLabel
    view.addSubview(caption)
  }
  return view
}
