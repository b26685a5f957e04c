import UIKit

/// Paragraph styles: alignment, line height, indents, spacing, tabs.
#Preview("Paragraphs") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 560))
  board.backgroundColor = .systemBackground
  let text = "Typography is the craft of endowing human language with a durable visual form."

  func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  let styles: [(String, NSParagraphStyle)] = [
    ("Natural", style { _ in }),
    ("Centred", style { $0.alignment = .center }),
    ("Right", style { $0.alignment = .right }),
    ("Justified", style { $0.alignment = .justified }),
    ("Line height × 1.4", style { $0.lineHeightMultiple = 1.4 }),
    ("Line spacing 6", style { $0.lineSpacing = 6 }),
    (
      "First line 24, tail −20",
      style {
        $0.firstLineHeadIndent = 24
        $0.tailIndent = -20
      }
    ),
    ("Hanging by 18", style { $0.headIndent = 18 }),
    ("Line height 18 at most", style { $0.maximumLineHeight = 18 }),
  ]
  for (index, (name, style)) in styles.enumerated() {
    let origin = CGPoint(x: 16 + CGFloat(index % 3) * 208, y: 14 + CGFloat(index / 3) * 140)
    let title = UILabel(frame: CGRect(x: origin.x, y: origin.y, width: 196, height: 18))
    title.text = name
    title.font = .systemFont(ofSize: 12, weight: .medium)
    title.textColor = .secondaryLabel
    board.addSubview(title)
    let label = UILabel(frame: CGRect(x: origin.x, y: origin.y + 20, width: 196, height: 112))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    label.backgroundColor = .secondarySystemBackground
    board.addSubview(label)
  }

  let tabs = style {
    $0.tabStops = [
      NSTextTab(textAlignment: .left, location: 20), NSTextTab(textAlignment: .center, location: 220),
      NSTextTab(
        textAlignment: .right, location: 420,
        options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))]),
      NSTextTab(textAlignment: .right, location: 590),
    ]
    $0.paragraphSpacing = 6
  }
  let table = UILabel(frame: CGRect(x: 16, y: 440, width: 608, height: 104))
  table.numberOfLines = 0
  table.attributedText = NSAttributedString(
    string:
      "\tLeft\tCentre\tDecimal\tRight\n\tApples\tgreen\t1.25\tfirst\n\tPears\tyellow\t12.5\tsecond\n\tPlums\tblue\t125\tthird",
    attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: tabs])
  table.backgroundColor = .secondarySystemBackground
  board.addSubview(table)
  return board
}
