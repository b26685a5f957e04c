import UIKit

/// Autoresizing sets frames. Below a turned view that is all right: its subviews know nothing of the turn. A view that is
/// turned itself has a frame that is only the box around it (red), and comes out of a resize in another shape.
#Preview("Nested transforms") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 476))
  board.backgroundColor = .systemBackground
  let rows: [(turned: Set<Int>, outlined: Int?, caption: String)] = [
    ([], nil, "no turn: the inner views keep their margins"),
    ([0], nil, "the outer view is turned: so they do within it"),
    ([1], 1, "the middle one is turned: its frame is a box"),
    ([0, 1, 2], nil, "each one is turned: turns add up"),
  ]
  for (row, content) in rows.enumerated() {
    let y = 52 + CGFloat(row) * 116
    for (x, size) in [(CGFloat(70), CGSize(width: 64, height: 64)), (220, CGSize(width: 116, height: 64))] {
      let nest = NestView(levels: 3, turned: content.turned, angle: .pi / 15)
      nest.center = CGPoint(x: x, y: y)
      nest.grow(to: size)
      if let outlined = content.outlined { nest.outline(outlined) }
      board.addSubview(nest)
    }
    board.addCaption(content.caption, x: 160, y: y + 48, size: 11)
  }
  return board
}
