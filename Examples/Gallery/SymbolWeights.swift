import UIKit

/// A symbol beside text: weights, scales and text styles, on the text's baseline and in its colour.
#Preview("Symbol weights") {
  let weights: [(UIImage.SymbolWeight, UIFont.Weight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
    (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 420, height: 420))
  board.backgroundColor = .systemBackground
  for (index, (symbolWeight, weight)) in weights.enumerated() {
    for (column, scale) in [UIImage.SymbolScale.small, .medium, .large].enumerated() {
      let font = UIFont.systemFont(ofSize: 20, weight: weight)
      let text = NSMutableAttributedString()
      let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: symbolWeight, scale: scale)
      for name in ["heart", "checkmark.circle.fill"] {
        if let image = UIImage(systemName: name, withConfiguration: configuration) {
          text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        }
      }
      text.append(NSAttributedString(string: " Ham", attributes: [.font: font]))
      text.addAttributes(
        [.font: font, .foregroundColor: UIColor.systemBlue], range: NSRange(location: 0, length: text.length))
      let label = UILabel(
        frame: CGRect(x: 20 + CGFloat(column) * 132, y: 14 + CGFloat(index) * 44, width: 130, height: 40))
      label.attributedText = text
      board.addSubview(label)
    }
  }
  return board
}
