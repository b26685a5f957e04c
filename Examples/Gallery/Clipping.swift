import UIKit

/// Clips by path, by the even-odd rule, and one inside another.
final class ClippingView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    clipped(context, to: ring) { stripes(context) }
    context.translateBy(x: 152, y: 0)
    clipped(context, to: UIBezierPath(ovalIn: CGRect(x: 24, y: 24, width: 120, height: 120))) {
      UIBezierPath(rect: CGRect(x: 24, y: 60, width: 120, height: 48)).addClip()
      stripes(context)
    }
  }

  private var ring: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 24, y: 24, width: 120, height: 120))
    path.append(UIBezierPath(ovalIn: CGRect(x: 54, y: 54, width: 60, height: 60)))
    path.usesEvenOddFillRule = true
    return path
  }

  private func clipped(_ context: CGContext, to path: UIBezierPath, draw: () -> Void) {
    context.saveGState()
    path.addClip()
    draw()
    context.restoreGState()
  }

  private func stripes(_ context: CGContext) {
    for index in 0..<20 {
      (index % 2 == 0 ? UIColor.systemRed : UIColor.systemYellow).setFill()
      context.saveGState()
      context.translateBy(x: 84, y: 84)
      context.rotate(by: .pi / 6)
      context.fill(CGRect(x: -100 + CGFloat(index) * 10, y: -100, width: 10, height: 200))
      context.restoreGState()
    }
  }
}

#Preview("Clipping") {
  let view = ClippingView(frame: CGRect(x: 0, y: 0, width: 320, height: 184))
  view.backgroundColor = .systemBackground
  view.addCaption("one path, even and odd", x: 84, y: 154)
  view.addCaption("one clip inside another", x: 236, y: 154)
  return view
}
