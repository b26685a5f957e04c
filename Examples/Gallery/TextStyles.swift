import UIKit

/// The eleven text styles, a row each, at all twelve content size categories.
#Preview("Text styles") {
  let styles: [(UIFont.TextStyle, String)] = [
    (.largeTitle, "Large Title"), (.title1, "Title 1"), (.title2, "Title 2"), (.title3, "Title 3"),
    (.headline, "Headline"), (.body, "Body"), (.callout, "Callout"), (.subheadline, "Subheadline"),
    (.footnote, "Footnote"), (.caption1, "Caption 1"), (.caption2, "Caption 2"),
  ]
  let categories: [(UIContentSizeCategory, String)] = [
    (.extraSmall, "xS"), (.small, "S"), (.medium, "M"), (.large, "L"), (.extraLarge, "xL"),
    (.extraExtraLarge, "xxL"), (.extraExtraExtraLarge, "xxxL"), (.accessibilityMedium, "AX1"),
    (.accessibilityLarge, "AX2"), (.accessibilityExtraLarge, "AX3"), (.accessibilityExtraExtraLarge, "AX4"),
    (.accessibilityExtraExtraExtraLarge, "AX5"),
  ]
  let board = UIView()
  board.backgroundColor = .systemBackground

  func caption(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.sizeToFit()
    board.addSubview(label)
    return label
  }
  let names = styles.map { caption($0.1) }
  let titles = categories.map { caption($0.1) }
  // Each cell is a label as large as its text.
  let columns = categories.map { category, _ in
    styles.map { style, _ in
      let label = UILabel()
      label.text = "Ag"
      label.font = .preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      label.sizeToFit()
      board.addSubview(label)
      return label
    }
  }

  // All of a row stands on one baseline, that of its tallest label.
  var y: CGFloat = 44
  for row in styles.indices {
    let fonts = columns.compactMap { $0[row].font }
    let baseline = y + (fonts.map(\.ascender).max() ?? 0)
    for column in columns { column[row].frame.origin.y = (baseline - column[row].font.ascender).rounded() }
    names[row].frame.origin = CGPoint(x: 20, y: (baseline - names[row].font.ascender).rounded())
    y = (columns.map { $0[row].frame.maxY }.max() ?? y).rounded(.up) + 4
  }
  var x = 44 + (names.map(\.frame.width).max() ?? 0).rounded(.up)
  for (column, title) in zip(columns, titles) {
    title.frame.origin = CGPoint(x: x, y: 14)
    for label in column { label.frame.origin.x = x }
    x = max(title.frame.maxX, column.map(\.frame.maxX).max() ?? x).rounded(.up) + 16
  }
  board.frame = CGRect(x: 0, y: 0, width: x + 4, height: y + 12)
  return board
}
