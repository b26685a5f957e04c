// Text styles and scaled values at all twelve content size categories, against values measured on a simulator.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct DynamicTypeTests {
  /// For each style and category, extraSmall first: the preferred font's point size, then scaled values of 8, 17, 34 and 64
  /// points in thirds of a point. Measured.
  static let measured: [(UIFont.TextStyle, [[Int]])] = [
    (
      .largeTitle,
      [
        [31, 22, 47, 95, 178],
        [32, 23, 49, 97, 183],
        [33, 23, 50, 100, 187],
        [34, 24, 51, 102, 192],
        [36, 25, 53, 107, 201],
        [38, 27, 57, 114, 215],
        [40, 28, 60, 119, 225],
        [44, 30, 65, 129, 244],
        [48, 33, 71, 142, 267],
        [52, 36, 76, 152, 286],
        [56, 39, 82, 164, 309],
        [60, 41, 87, 174, 328],
      ]
    ),
    (
      .title1,
      [
        [25, 22, 47, 93, 175],
        [26, 23, 48, 96, 181],
        [27, 23, 50, 99, 186],
        [28, 24, 51, 102, 192],
        [30, 25, 54, 108, 203],
        [32, 27, 57, 114, 215],
        [34, 29, 62, 123, 232],
        [38, 32, 69, 138, 260],
        [43, 36, 77, 153, 288],
        [48, 40, 86, 171, 322],
        [53, 43, 92, 183, 344],
        [58, 48, 102, 204, 384],
      ]
    ),
    (
      .title2,
      [
        [19, 21, 44, 87, 165],
        [20, 21, 46, 91, 171],
        [21, 22, 47, 95, 178],
        [22, 24, 51, 102, 192],
        [24, 26, 55, 109, 206],
        [26, 27, 58, 117, 219],
        [28, 29, 62, 124, 233],
        [34, 35, 75, 149, 281],
        [39, 40, 86, 171, 322],
        [44, 45, 95, 189, 357],
        [50, 51, 107, 215, 405],
        [56, 57, 120, 240, 453],
      ]
    ),
    (
      .title3,
      [
        [17, 21, 45, 90, 169],
        [18, 22, 47, 94, 177],
        [19, 23, 49, 98, 184],
        [20, 24, 51, 102, 192],
        [22, 27, 57, 114, 215],
        [24, 29, 61, 122, 230],
        [26, 31, 65, 131, 246],
        [31, 36, 78, 155, 292],
        [37, 42, 90, 180, 338],
        [43, 49, 104, 208, 392],
        [49, 56, 118, 237, 445],
        [55, 62, 133, 265, 499],
      ]
    ),
    (
      .headline,
      [
        [14, 21, 44, 88, 166],
        [15, 22, 46, 93, 175],
        [16, 23, 49, 97, 183],
        [17, 24, 51, 102, 192],
        [19, 26, 56, 111, 209],
        [21, 28, 60, 121, 227],
        [23, 32, 67, 134, 253],
        [28, 37, 79, 158, 297],
        [33, 44, 93, 185, 349],
        [40, 52, 111, 223, 419],
        [47, 56, 118, 236, 445],
        [53, 68, 144, 287, 541],
      ]
    ),
    (
      .body,
      [
        [14, 21, 44, 88, 166],
        [15, 22, 46, 93, 175],
        [16, 23, 49, 97, 183],
        [17, 24, 51, 102, 192],
        [19, 26, 56, 111, 209],
        [21, 28, 60, 121, 227],
        [23, 32, 67, 134, 253],
        [28, 37, 79, 158, 297],
        [33, 44, 93, 185, 349],
        [40, 52, 111, 223, 419],
        [47, 61, 130, 260, 489],
        [53, 68, 144, 287, 541],
      ]
    ),
    (
      .callout,
      [
        [13, 21, 44, 87, 165],
        [14, 22, 46, 92, 174],
        [15, 23, 49, 97, 183],
        [16, 24, 51, 102, 192],
        [18, 26, 56, 112, 210],
        [20, 29, 61, 121, 229],
        [22, 32, 68, 136, 256],
        [26, 37, 78, 155, 293],
        [32, 45, 95, 189, 357],
        [38, 53, 112, 223, 421],
        [44, 59, 126, 253, 475],
        [51, 69, 146, 291, 549],
      ]
    ),
    (
      .subheadline,
      [
        [12, 19, 41, 82, 154],
        [13, 22, 46, 92, 173],
        [14, 23, 48, 97, 182],
        [15, 24, 51, 102, 192],
        [17, 26, 56, 112, 211],
        [19, 29, 61, 122, 230],
        [21, 31, 66, 133, 250],
        [25, 37, 79, 158, 298],
        [30, 43, 92, 184, 346],
        [36, 52, 110, 219, 413],
        [42, 60, 128, 255, 480],
        [49, 70, 148, 296, 557],
      ]
    ),
    (
      .footnote,
      [
        [12, 21, 45, 91, 171],
        [12, 21, 45, 91, 171],
        [12, 21, 45, 91, 171],
        [13, 24, 51, 102, 192],
        [15, 27, 57, 113, 213],
        [17, 29, 62, 125, 235],
        [19, 32, 68, 136, 256],
        [23, 39, 82, 164, 309],
        [27, 44, 94, 187, 352],
        [33, 53, 113, 227, 427],
        [38, 61, 130, 261, 491],
        [44, 69, 147, 295, 555],
      ]
    ),
    (
      .caption1,
      [
        [11, 20, 41, 83, 156],
        [11, 20, 41, 83, 156],
        [11, 20, 41, 83, 156],
        [12, 24, 51, 102, 192],
        [14, 29, 61, 121, 228],
        [16, 32, 67, 134, 252],
        [18, 35, 73, 147, 276],
        [22, 41, 86, 172, 324],
        [26, 48, 102, 204, 384],
        [32, 59, 124, 249, 468],
        [37, 66, 140, 281, 528],
        [43, 77, 163, 325, 612],
      ]
    ),
    (
      .caption2,
      [
        [11, 24, 51, 102, 192],
        [11, 24, 51, 102, 192],
        [11, 24, 51, 102, 192],
        [11, 24, 51, 102, 192],
        [13, 33, 71, 141, 266],
        [15, 37, 78, 157, 295],
        [17, 41, 86, 173, 325],
        [20, 46, 98, 196, 369],
        [24, 54, 114, 228, 428],
        [29, 65, 137, 275, 517],
        [34, 76, 161, 322, 606],
        [40, 89, 188, 377, 709],
      ]
    ),
  ]

  @Test("point size, line height, ascender and descender of every style at every category")
  func preferredFonts() {
    for (style, rows) in Self.measured {
      #expect(rows.count == UIContentSizeCategory.ordered.count)
      for (category, row) in zip(UIContentSizeCategory.ordered, rows) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        let size = CGFloat(row[0])
        #expect(font.pointSize == size, "\(style.rawValue) \(category.rawValue)")
        #expect(abs(font.lineHeight - 1.19336 * size) < 0.001 * size)
        #expect(abs(font.ascender - 0.95215 * size) < 0.001 * size)
        #expect(abs(font.descender + 0.24121 * size) < 0.001 * size)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
      }
    }
  }

  @Test("scaled values and scaled fonts of every style at every category")
  func scaledValues() {
    for (style, rows) in Self.measured {
      let metrics = UIFontMetrics(forTextStyle: style)
      for (category, row) in zip(UIContentSizeCategory.ordered, rows) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        for (base, thirds) in zip([8, 17, 34, 64], row.dropFirst()) {
          let value = metrics.scaledValue(for: CGFloat(base), compatibleWith: traits)
          #expect(abs(value * 3 - CGFloat(thirds)) < 1e-6, "\(style.rawValue) \(category.rawValue) \(base)")
          let font = metrics.scaledFont(for: .systemFont(ofSize: CGFloat(base)), compatibleWith: traits)
          #expect(font.pointSize == (CGFloat(thirds) / 3 + 0.5).rounded(.down))
        }
      }
    }
  }

  @Test("a maximum holds scaled fonts down")
  func maximum() {
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 22, compatibleWith: huge)
    #expect(font.pointSize == 22)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 0, compatibleWith: huge).pointSize > 40)
  }

  @Test("categories compare by size, and unspecified with nothing")
  func comparing() {
    let ordered = UIContentSizeCategory.ordered
    for (low, high) in zip(ordered, ordered.dropFirst()) {
      #expect(low < high && high > low && low <= high && !(high <= low))
    }
    #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified > .large))
    #expect(ordered.filter(\.isAccessibilityCategory).count == 5)
  }

  @MainActor
  @Test("a label's fonts follow the category when they are to, attributed ones as well")
  func labelFollows() {
    defer { SystemContentSize.change(to: .large) }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Text"
    let fixed = UILabel()
    fixed.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    SystemContentSize.change(to: .accessibilityLarge)
    #expect(label.font.pointSize == 33)
    #expect(fixed.font.pointSize == 17)
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFontMetrics.default.scaledFont(for: .boldSystemFont(ofSize: 20))])
    let before = label.font.pointSize
    SystemContentSize.change(to: .extraSmall)
    let after = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(before == 36 && after?.pointSize == 17)
  }
}
