import UIKit

/// The five ways a label's last line can end, on one line and on two, and text that shrinks.
#Preview("Truncations") {
  let modes: [(NSLineBreakMode, String)] = [
    (.byTruncatingTail, "tail"), (.byTruncatingMiddle, "middle"), (.byTruncatingHead, "head"),
    (.byClipping, "clip"), (.byWordWrapping, "word"), (.byCharWrapping, "char"),
  ]
  let sentence = "An unusually long sentence about extraordinarily lengthy words that no label can hold"
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 610))
  board.backgroundColor = .systemBackground
  var y: CGFloat = 16
  for lines in 1...2 {
    for (mode, name) in modes {
      let title = UILabel(frame: CGRect(x: 16, y: y, width: 60, height: 22))
      title.text = name
      title.font = .systemFont(ofSize: 13)
      title.textColor = .secondaryLabel
      board.addSubview(title)
      let label = UILabel(frame: CGRect(x: 84, y: y, width: 300, height: CGFloat(lines) * 21))
      label.text = sentence
      label.numberOfLines = lines
      label.lineBreakMode = mode
      label.backgroundColor = .secondarySystemBackground
      label.clipsToBounds = true
      board.addSubview(label)
      y += CGFloat(lines) * 21 + 9
    }
    y += 8
  }
  let adjustments: [(UIBaselineAdjustment, String)] = [
    (.alignBaselines, "Shrunk, on the baseline it had before"), (.alignCenters, "Shrunk, in the middle of its label"),
  ]
  for (adjustment, text) in adjustments {
    let label = UILabel(frame: CGRect(x: 16, y: y, width: 200, height: 36))
    label.text = text
    label.font = .systemFont(ofSize: 24)
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    label.backgroundColor = .secondarySystemBackground
    board.addSubview(label)
    y += 44
  }
  return board
}
