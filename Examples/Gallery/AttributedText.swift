import UIKit

/// Every attribute that text can carry.
#Preview("Attributed text") {
  let font = UIFont.systemFont(ofSize: 20)
  let shadow = NSShadow()
  shadow.shadowOffset = CGSize(width: 2, height: 2)
  shadow.shadowBlurRadius = 3
  shadow.shadowColor = UIColor.systemBlue
  let single = NSUnderlineStyle.single.rawValue
  let rows: [(String, [NSAttributedString.Key: Any])] = [
    ("Foreground colour", [.foregroundColor: UIColor.systemRed]),
    ("Background colour", [.backgroundColor: UIColor.systemYellow]),
    ("Kern of 3 points", [.kern: 3]),
    ("Underline, leaping gaps", [.underlineStyle: single]),
    ("Thick, in orange", [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemOrange]),
    ("Double underline", [.underlineStyle: NSUnderlineStyle.double.rawValue]),
    ("Dots under it", [.underlineStyle: single | NSUnderlineStyle.patternDot.rawValue]),
    ("Dashes under it", [.underlineStyle: single | NSUnderlineStyle.patternDash.rawValue]),
    ("Dash and dot", [.underlineStyle: single | NSUnderlineStyle.patternDashDot.rawValue]),
    ("Only under words", [.underlineStyle: single | NSUnderlineStyle.byWord.rawValue]),
    ("Struck through", [.strikethroughStyle: single, .strikethroughColor: UIColor.systemRed]),
    ("Outlined", [.strokeWidth: 3, .strokeColor: UIColor.systemPurple]),
    (
      "Filled and outlined",
      [
        .strokeWidth: -3, .strokeColor: UIColor.systemPurple, .foregroundColor: UIColor.systemYellow,
      ]
    ),
    ("A shadow", [.shadow: shadow]),
    ("Leaning", [.obliqueness: 0.3]),
    ("Expanded", [.expansion: 0.3]),
    ("A link", [.link: "https://example.com"]),
    ("fi ffl without ligatures", [.ligature: 0]),
  ]
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 560, height: 420))
  board.backgroundColor = .systemBackground
  for (index, (text, attributes)) in rows.enumerated() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: text, attributes: attributes.merging([.font: font]) { $1 })
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 24 + CGFloat(index / 9) * 270, y: 20 + CGFloat(index % 9) * 36)
    board.addSubview(label)
  }
  let mixed = NSMutableAttributedString(string: "E = mc", attributes: [.font: font])
  mixed.append(NSAttributedString(string: "2", attributes: [.font: font.withSize(13), .baselineOffset: 8]))
  mixed.append(NSAttributedString(string: ", H", attributes: [.font: font]))
  mixed.append(NSAttributedString(string: "2", attributes: [.font: font.withSize(13), .baselineOffset: -4]))
  mixed.append(NSAttributedString(string: "O, and a picture ", attributes: [.font: font]))
  if let star = UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(font: font)) {
    mixed.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
  }
  mixed.append(
    NSAttributedString(string: " in a line", attributes: [.font: font, .foregroundColor: UIColor.systemGreen]))
  let label = UILabel(frame: CGRect(x: 24, y: 362, width: 520, height: 40))
  label.attributedText = mixed
  board.addSubview(label)
  return board
}
