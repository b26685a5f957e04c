import UIKit

/// One font: weights, alignment, wrapping and truncation.
#Preview("Captions") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 356))
  board.backgroundColor = .systemBackground

  let weights: [(UIFont.Weight, String)] = [
    (.light, "Light"), (.regular, "Regular"), (.semibold, "Semibold"), (.bold, "Bold"),
  ]
  for (index, (weight, name)) in weights.enumerated() {
    let label = UILabel(frame: CGRect(x: 24, y: 20 + CGFloat(index) * 28, width: 272, height: 26))
    label.text = "\(name) — Hamburgefonstiv"
    label.font = .systemFont(ofSize: 17, weight: weight)
    board.addSubview(label)
  }

  let sentence = "Text wraps between words, and lines begin where the alignment says."
  let alignments: [NSTextAlignment] = [.left, .center, .right]
  for (index, alignment) in alignments.enumerated() {
    let label = UILabel(frame: CGRect(x: 24, y: 146 + CGFloat(index) * 52, width: 272, height: 44))
    label.text = sentence
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = 0
    label.textAlignment = alignment
    label.backgroundColor = .secondarySystemBackground
    board.addSubview(label)
  }

  let cut = UILabel(frame: CGRect(x: 24, y: 310, width: 272, height: 24))
  cut.text = "A line that is longer than its label ends in an ellipsis"
  cut.font = .systemFont(ofSize: 15)
  cut.textColor = .systemBlue
  board.addSubview(cut)
  return board
}
