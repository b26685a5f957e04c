import UIKit

/// What a layer does by itself: borders, corners one by one, masks, and opacity of a group.
#Preview("Layer effects") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
  board.backgroundColor = .systemBackground

  func tile(_ column: Int, _ row: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 24 + CGFloat(column) * 96, y: 24 + CGFloat(row) * 124, width: 80, height: 80))
    view.backgroundColor = .systemMint
    board.addSubview(view)
    return view
  }

  let bordered = tile(0, 0)
  bordered.layer.borderWidth = 6
  bordered.layer.borderColor = UIColor.systemIndigo.cgColor
  bordered.layer.cornerRadius = 20

  let leaf = tile(1, 0)
  leaf.layer.cornerRadius = 32
  leaf.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]

  let masked = tile(2, 0)
  let mask = CALayer()
  mask.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
  mask.cornerRadius = 30
  mask.backgroundColor = UIColor.black.cgColor
  masked.layer.mask = mask

  for (column, alpha) in [CGFloat(1), 0.6, 0.3].enumerated() {
    let group = tile(column, 1)
    group.backgroundColor = nil
    group.alpha = alpha
    for (index, color) in [UIColor.systemRed, .systemYellow].enumerated() {
      let disc = UIView(frame: CGRect(x: CGFloat(index) * 28, y: 14, width: 52, height: 52))
      disc.backgroundColor = color
      disc.layer.cornerRadius = 26
      group.addSubview(disc)
    }
  }
  return board
}
