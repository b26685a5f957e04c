import UIKit

/// What a layer does by itself: borders, corners one by one, masks, gradients, shadows, and opacity of a group.
#Preview("Layer effects") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 348))
  board.backgroundColor = .systemBackground

  func tile(_ column: Int, _ row: Int, _ caption: String) -> UIView {
    let view = UIView(frame: CGRect(x: 24 + CGFloat(column) * 96, y: 20 + CGFloat(row) * 108, width: 80, height: 80))
    view.backgroundColor = .systemMint
    board.addSubview(view)
    board.addCaption(caption, x: view.center.x, y: view.frame.maxY + 4)
    return view
  }

  let bordered = tile(0, 0, "border")
  bordered.layer.borderWidth = 6
  bordered.layer.borderColor = UIColor.systemIndigo.cgColor
  bordered.layer.cornerRadius = 20

  let leaf = tile(1, 0, "two corners")
  leaf.layer.cornerRadius = 32
  leaf.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]

  let masked = tile(2, 0, "mask")
  let mask = CAShapeLayer()
  mask.path = UIBezierPath(ovalIn: CGRect(x: 8, y: 16, width: 64, height: 48)).cgPath
  masked.layer.mask = mask

  let kinds: [(CAGradientLayerType, String)] = [(.axial, "axial"), (.radial, "radial"), (.conic, "conic")]
  for (column, (kind, name)) in kinds.enumerated() {
    let view = tile(column, 1, name)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.type = kind
    gradient.cornerRadius = 16
    gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
    gradient.startPoint = kind == .axial ? .zero : CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = kind == .conic ? CGPoint(x: 0.5, y: 0) : CGPoint(x: 1, y: 1)
    view.backgroundColor = nil
    view.layer.addSublayer(gradient)
  }

  for (column, alpha) in [CGFloat(1), 0.6, 0.3].enumerated() {
    let group = tile(column, 2, alpha == 1 ? "a group" : "at \(Int(alpha * 100)) %")
    group.backgroundColor = nil
    group.alpha = alpha
    group.layer.shadowOpacity = 0.4
    group.layer.shadowRadius = 4
    for (index, color) in [UIColor.systemRed, .systemYellow].enumerated() {
      let disc = UIView(frame: CGRect(x: CGFloat(index) * 28, y: 14, width: 52, height: 52))
      disc.backgroundColor = color
      disc.layer.cornerRadius = 26
      group.addSubview(disc)
    }
  }
  return board
}
