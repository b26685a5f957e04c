import UIKit

extension UIView {
  /// A line of small print, centred on `x`, with its top at `y`.
  @discardableResult
  func addCaption(_ text: String, x: CGFloat, y: CGFloat, size: CGFloat = 12) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.sizeToFit()
    label.center = CGPoint(x: x, y: y + label.bounds.height / 2)
    addSubview(label)
    return label
  }
}
