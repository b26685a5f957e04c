import UIKit

/// The same child in two parents: one lets it show outside, the other cuts it.
#Preview("Clips to bounds") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
  board.backgroundColor = .systemBackground
  for (index, clips) in [false, true].enumerated() {
    let parent = UIView(frame: CGRect(x: 30 + CGFloat(index) * 150, y: 30, width: 100, height: 100))
    parent.backgroundColor = .systemGray4
    parent.clipsToBounds = clips
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 70, height: 70))
    child.backgroundColor = UIColor.systemIndigo.withAlphaComponent(0.8)
    parent.addSubview(child)
    board.addSubview(parent)
    let caption = UILabel(frame: CGRect(x: parent.frame.minX, y: 152, width: 120, height: 18))
    caption.text = clips ? "clips" : "does not clip"
    caption.font = .systemFont(ofSize: 13)
    caption.textColor = .secondaryLabel
    board.addSubview(caption)
  }
  return board
}
