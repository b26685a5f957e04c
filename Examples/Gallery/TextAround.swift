import UIKit

/// Text that flows around a circle and a corner, set by a layout manager.
final class FlowingTextView: UIView {
  private let storage = NSTextStorage(
    string: String(
      repeating: "Water flows around the stone, and never asks the stone to move. ", count: 12),
    attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.label])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer()
  private let stone = UIBezierPath(ovalIn: CGRect(x: 110, y: 70, width: 130, height: 130))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.size = CGSize(width: bounds.width - 24, height: bounds.height - 24)
    container.exclusionPaths = [
      UIBezierPath(ovalIn: stone.bounds.insetBy(dx: -6, dy: -6)),
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 40)),
    ]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: 12, y: 12)
    UIColor.systemTeal.setFill()
    stone.fill()
    UIColor.systemIndigo.setFill()
    UIBezierPath(roundedRect: CGRect(x: 0, y: 2, width: 52, height: 36), cornerRadius: 6).fill()
    let glyphs = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: glyphs, at: .zero)
    manager.drawGlyphs(forGlyphRange: glyphs, at: .zero)
  }
}

#Preview("Text around shapes") {
  FlowingTextView(frame: CGRect(x: 0, y: 0, width: 374, height: 300))
}
