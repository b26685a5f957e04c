import UIKit

/// A scroll view in thirty lines: a pan recogniser moves the origin of the bounds, and the content ends where it ends.
private final class HandScrollView: UIView {
  var contentSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned)))
  }

  required init?(coder: NSCoder) { fatalError("not from an archive") }

  @objc private func panned(_ pan: UIPanGestureRecognizer) {
    let step = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    scroll(to: CGPoint(x: bounds.minX - step.x, y: bounds.minY - step.y))
  }

  func scroll(to point: CGPoint) {
    bounds.origin = CGPoint(
      x: min(max(point.x, 0), max(contentSize.width - bounds.width, 0)),
      y: min(max(point.y, 0), max(contentSize.height - bounds.height, 0)))
  }
}

private func fill(_ view: UIView, rows: Int) {
  for row in 0..<rows {
    let stripe = UIView(frame: CGRect(x: 8, y: CGFloat(row) * 60 + 8, width: 304, height: 44))
    stripe.backgroundColor = UIColor(hue: CGFloat(row) / CGFloat(rows), saturation: 0.6, brightness: 0.9, alpha: 1)
    stripe.layer.cornerRadius = 8
    view.addSubview(stripe)
  }
}

#Preview("A scroll view in thirty lines") {
  let view = HandScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  view.backgroundColor = .systemBackground
  view.contentSize = CGSize(width: 320, height: 1208)
  fill(view, rows: 20)
  view.scroll(to: CGPoint(x: 0, y: 470))
  return view
}

#Preview("A scroll view") {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  view.backgroundColor = .systemBackground
  view.contentSize = CGSize(width: 320, height: 1208)
  fill(view, rows: 20)
  view.contentOffset.y = 470
  view.flashScrollIndicators()
  return view
}
