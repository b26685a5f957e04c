// The point sizes and leadings of the eleven text styles at the twelve content size categories.
//
// Read by: UIFont.preferredFont and UIFontMetrics. Sizes are measured on a simulator; the leadings are the integers that
// give every measured scaled value (v · leading(category) / leading(large), to a third of a point, halves up).
// It makes no fonts.

struct TextStyleTable {
  /// Points, by category from extraSmall to the largest accessibility size.
  let sizes: [CGFloat]
  /// Points, in the same order; what `UIFontMetrics` scales by.
  let leadings: [CGFloat]
  let weight: UIFont.Weight

  /// `body` for a style that is not UIKit's. Chosen here.
  static func table(_ style: UIFont.TextStyle) -> TextStyleTable { tables[style] ?? body }

  /// Points at `category`; unspecified stands for large.
  func size(_ category: UIContentSizeCategory) -> CGFloat { sizes[category.step ?? Self.large] }

  /// leading(category) / leading(large), exact as a fraction.
  func ratio(_ category: UIContentSizeCategory) -> (CGFloat, CGFloat) {
    (leadings[category.step ?? Self.large], leadings[Self.large])
  }

  private static let large = 3

  private init(_ sizes: [CGFloat], _ leadings: [CGFloat], weight: UIFont.Weight = .regular) {
    self.sizes = sizes
    self.leadings = leadings
    self.weight = weight
  }

  private static let body = TextStyleTable(
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  private static let tables: [UIFont.TextStyle: TextStyleTable] = [
    .largeTitle: TextStyleTable(
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: TextStyleTable(
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    .title2: TextStyleTable(
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: TextStyleTable(
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: TextStyleTable(
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
      weight: .semibold),
    .body: body,
    .callout: TextStyleTable(
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: TextStyleTable(
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: TextStyleTable(
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: TextStyleTable(
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: TextStyleTable(
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]
}
