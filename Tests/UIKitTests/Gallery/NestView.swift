// Views in views, each one following the size of the one around it, with a turn at one level, at none, or at all.
import UIKit

final class NestView: UIView {
  /// The outermost first; each but the first is inside the one before.
  private(set) var levels: [UIView] = []

  /// `turned`: which levels are turned, counted from the outermost.
  convenience init(levels count: Int, turned: Set<Int>, angle: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    var parent: UIView = self
    for level in 0..<count {
      let view = UIView(frame: level == 0 ? bounds : parent.bounds.insetBy(dx: 10, dy: 10))
      view.backgroundColor = level % 2 == 0 ? .systemBlue : .systemTeal
      view.layer.cornerRadius = 4
      if level > 0 { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      if turned.contains(level) { view.transform = CGAffineTransform(rotationAngle: angle) }
      parent.addSubview(view)
      levels.append(view)
      parent = view
    }
  }

  /// Gives the outermost level another size about its middle. Its bounds: a frame means little once a view is turned.
  func grow(to size: CGSize) {
    levels.first?.bounds.size = size
  }

  /// What Auto Layout and autoresizing call a frame: the box around a view as it is turned.
  func outline(_ level: Int) {
    guard levels.indices.contains(level), let parent = levels[level].superview else { return }
    let view = levels[level]
    let box = view.bounds.applying(view.transform)
    let outline = UIView(
      frame: CGRect(
        x: view.center.x - box.width / 2, y: view.center.y - box.height / 2, width: box.width, height: box.height))
    outline.layer.borderColor = UIColor.systemRed.cgColor
    outline.layer.borderWidth = 1
    parent.addSubview(outline)
  }
}
