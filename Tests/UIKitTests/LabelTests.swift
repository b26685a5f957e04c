// UILabel: sizes, merging of attributed text with properties, fitting, and looks.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite struct LabelTests {
  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.contentScaleFactor = 3
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test("defaults are UIKit's")
  func defaults() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail && label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled && label.isEnabled && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.baselineAdjustment == .alignBaselines && label.attributedText == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("a line of 17 points is 20.333 high at 3×, 20.5 at 2×")
  func height() {
    let label = label("Hello UIKit")
    #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    label.contentScaleFactor = 2
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test("sizes are on whole pixels and hold the text at every style and category")
  func styles() {
    for (style, rows) in DynamicTypeTests.measured {
      for (category, row) in zip(UIContentSizeCategory.ordered, rows) {
        let label = label("Label gj")
        label.font = .preferredFont(
          forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        let size = label.intrinsicContentSize
        let expected = (1.19336 * CGFloat(row[0]) * 3 - 1e-6).rounded(.up) / 3
        #expect(abs(size.height - expected) < 1e-6)
        #expect(abs((size.width * 3).rounded() - size.width * 3) < 1e-6)
      }
    }
  }

  @Test("one line does not wrap; more do, at the width given")
  func wrapping() {
    let label = label(String(repeating: "word ", count: 12))
    let natural = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)) == natural)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapped.width <= 100 && wrapped.height > natural.height * 5)
    label.numberOfLines = 2
    #expect(abs(label.sizeThatFits(CGSize(width: 100, height: 0)).height - 41) < 0.5)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize == wrapped)
  }

  @Test("attributed text takes the label's properties where it has none")
  func filling() throws {
    let label = label("", size: 21)
    label.textColor = .red
    label.textAlignment = .center
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 9), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    let shown = try #require(label.attributedText)
    #expect(shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 21))
    #expect(shown.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 9))
    #expect(shown.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(label.text == "ab" && label.textAlignment == .center)
  }

  @Test("properties take the first character's values, and apply to all of the text when they are set")
  func merging() throws {
    let label = label("x")
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingMiddle
    label.attributedText = NSAttributedString(
      string: "abc",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.blue, .paragraphStyle: style])
    #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .blue)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byTruncatingMiddle)
    label.font = .systemFont(ofSize: 11)
    label.textColor = .green
    label.textAlignment = .left
    let shown = try #require(label.attributedText?.attributes(at: 2, effectiveRange: nil))
    #expect(shown[.font] as? UIFont == .systemFont(ofSize: 11) && shown[.foregroundColor] as? UIColor == .green)
    #expect((shown[.paragraphStyle] as? NSParagraphStyle)?.alignment == .left)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain" && label.font == .systemFont(ofSize: 11))
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test("the attributed text is copied")
  func copying() {
    let label = label("")
    let text = NSMutableAttributedString(string: "before")
    label.attributedText = text
    text.mutableString.setString("after")
    #expect(label.text == "before")
  }

  @Test("text shrinks to the width, not below the minimum")
  func shrinking() {
    let label = label("A caption that is rather long")
    let natural = label.intrinsicContentSize.width
    label.adjustsFontSizeToFitWidth = true
    func scale(_ width: CGFloat) -> CGFloat {
      let setter = LabelSetter(
        state: label.state, text: LabelSetter.prepare(label.state), scale: DisplayScale(3))
      return setter.fitted(CGSize(width: width, height: 40), lines: 1).scale
    }
    #expect(scale(natural) == 1)
    let shrunk = scale(natural * 0.6)
    #expect(shrunk < 0.75 && shrunk > 0.5)
    label.minimumScaleFactor = 0.8
    #expect(scale(natural * 0.6) == 0.8)
    label.adjustsFontSizeToFitWidth = false
    #expect(scale(natural * 0.6) == 1)
  }

  /// A label with room around its text, as many apps make it.
  final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: -10, dy: -5)
    }
  }

  @Test("overriding textRect and drawText pads the label")
  func padding() {
    let padded = PaddedLabel()
    padded.contentScaleFactor = 3
    padded.text = "Padded"
    let plain = label("Padded").intrinsicContentSize
    #expect(abs(padded.intrinsicContentSize.width - plain.width - 20) < 1e-6)
    #expect(abs(padded.intrinsicContentSize.height - plain.height - 10) < 1e-6)
  }

  @Test("textRect is centred and no larger than the bounds")
  func textRect() {
    let label = label("Text")
    let rect = label.textRect(forBounds: CGRect(x: 5, y: 7, width: 200, height: 100), limitedToNumberOfLines: 1)
    #expect(rect.minX == 5 && abs(rect.midY - 57) < 0.5 && rect.width < 60)
    let tight = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 10, height: 8), limitedToNumberOfLines: 1)
    #expect(tight.width <= 10 && tight.height <= 8)
  }

  @Test("looks of a highlighted and a disabled label")
  func looks() {
    let label = label("Text")
    label.textColor = .red
    #expect(label.state.overridingColor == nil && label.state.drawnColor == .red)
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    #expect(label.state.overridingColor == .blue)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(abs((label.state.overridingColor?.cgColor.alpha ?? 0) - 0.5) < 0.01)
    #expect(label.state.shadow == nil)
    label.shadowColor = .black
    #expect(label.state.shadow?.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test("a label survives a keyed archive")
  func archive() throws {
    let label = label("Kept", size: 23)
    label.textColor = .red
    label.textAlignment = .right
    label.numberOfLines = 3
    label.lineBreakMode = .byTruncatingHead
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(label, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let again = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UILabel)
    #expect(again.text == "Kept" && again.font == label.font && again.textColor == .red)
    #expect(again.textAlignment == .right && again.numberOfLines == 3 && again.lineBreakMode == .byTruncatingHead)
    #expect(again.adjustsFontSizeToFitWidth && again.minimumScaleFactor == 0.5 && again.frame == label.frame)
    #expect(!again.isUserInteractionEnabled)
  }

  @Test("a changed label is displayed again, an unchanged text is not")
  func marking() throws {
    let window = OffscreenWindow(size: CGSize(width: 100, height: 50), scale: 1)
    let label = label("One")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    window.window.addSubview(label)
    _ = try window.render()
    #expect(!label.layer.needsDisplay())
    label.text = "One"
    #expect(!label.layer.needsDisplay())
    label.text = "Two"
    #expect(label.layer.needsDisplay())
    _ = try window.render()
    label.frame.size.width = 60
    #expect(label.layer.needsDisplay())
  }
}
