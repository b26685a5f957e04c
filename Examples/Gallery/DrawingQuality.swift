import UIKit

/// A curve of 4,000 points that is drawn with fewer of them, and without smoothing, while it moves.
private final class CurveView: UIView {
  var isCoarse = false {
    didSet { if isCoarse != oldValue { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let count = isCoarse ? 200 : 4000
    context.setAllowsAntialiasing(!isCoarse)
    let path = UIBezierPath()
    for index in 0...count {
      let t = CGFloat(index) / CGFloat(count)
      let place = CGPoint(
        x: bounds.midX + sin(t * 2 * .pi * 9) * (bounds.width / 2 - 20) * (1 - t / 2),
        y: 20 + t * (bounds.height - 40) + cos(t * 2 * .pi * 14) * 16)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    UIColor.systemIndigo.setStroke()
    path.lineWidth = 1.5
    path.stroke()
  }
}

/// Coarse from the first movement to rest: the delegate's calls tell when.
private final class QualityScreen: UIView, UIScrollViewDelegate {
  let curve = CurveView(frame: CGRect(x: 0, y: 0, width: 320, height: 1600))
  let scrollView: UIScrollView

  override init(frame: CGRect) {
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    backgroundColor = .systemBackground
    curve.backgroundColor = .systemBackground
    scrollView.contentSize = curve.bounds.size
    scrollView.delegate = self
    scrollView.addSubview(curve)
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { curve.isCoarse = true }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { curve.isCoarse = false }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { curve.isCoarse = false }
}

#Preview("Drawing quality, at rest") {
  let screen = QualityScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  screen.scrollView.contentOffset.y = 500
  return screen
}

#Preview("Drawing quality, moving") {
  let screen = QualityScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  screen.scrollView.contentOffset.y = 500
  screen.curve.isCoarse = true
  return screen
}
