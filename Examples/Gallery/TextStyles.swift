import UIKit

/// The eleven text styles at four of the twelve content size categories.
#Preview("Text styles") {
  let styles: [(UIFont.TextStyle, String)] = [
    (.largeTitle, "Large Title"), (.title1, "Title 1"), (.title2, "Title 2"), (.title3, "Title 3"),
    (.headline, "Headline"), (.body, "Body"), (.callout, "Callout"), (.subheadline, "Subheadline"),
    (.footnote, "Footnote"), (.caption1, "Caption 1"), (.caption2, "Caption 2"),
  ]
  let categories: [(UIContentSizeCategory, String)] = [
    (.extraSmall, "xS"), (.large, "L"), (.extraExtraExtraLarge, "xxxL"), (.accessibilityLarge, "AX 2"),
  ]
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 830, height: 540))
  board.backgroundColor = .systemBackground
  var x: CGFloat = 20
  for (category, name) in categories {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let title = UILabel()
    title.text = name
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    title.textColor = .secondaryLabel
    title.sizeToFit()
    title.frame.origin = CGPoint(x: x, y: 12)
    board.addSubview(title)
    var y: CGFloat = 36
    var width: CGFloat = 0
    for (style, name) in styles {
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
      label.sizeToFit()
      label.frame.origin = CGPoint(x: x, y: y)
      board.addSubview(label)
      y = label.frame.maxY + 4
      width = max(width, label.frame.width)
    }
    x += width + 28
  }
  return board
}
