// Measuring and drawing strings: what is drawn stays inside what is measured.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test("one line is as high as its font, and lines add up")
  func heights() {
    let one = "Hello".size(withAttributes: [.font: font])
    #expect(abs(one.height - font.lineHeight) < 1e-6)
    let two = ("Hello\nUIKit" as NSString).size(withAttributes: [.font: font])
    #expect(abs(two.height - font.lineHeight * 2) < 1e-6)
    #expect("".size(withAttributes: [.font: font]) == .zero)
    #expect(NSAttributedString(string: "").boundingRect(with: .zero, options: [], context: nil) == .zero)
  }

  @Test("without a font the text is 12 points")
  func plain() { #expect(abs("x".size().height - 12 * 1.19336) < 1e-6) }

  @Test("a bounding rectangle wraps at its width; 0 does not limit")
  func wrapping() {
    let text = String(repeating: "word ", count: 20) as NSString
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let whole = text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let narrow = text.boundingRect(
      with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(abs(whole.height - font.lineHeight) < 1e-6)
    #expect(narrow.width <= 100.001 && narrow.height > whole.height * 5)
    let endless = text.boundingRect(
      with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(endless == narrow)
  }

  @Test("without the line fragment's origin the text is one line about its baseline")
  func baseline() {
    let rect = NSAttributedString(string: "a b c d e f", attributes: [.font: font])
      .boundingRect(with: CGSize(width: 20, height: 0), options: [], context: nil)
    #expect(abs(rect.height - font.lineHeight) < 1e-6)
    #expect(abs(rect.minY - font.descender) < 1e-6)
  }

  @Test("the last visible line is truncated when asked for")
  func truncating() {
    let text = NSAttributedString(string: String(repeating: "word ", count: 50), attributes: [.font: font])
    let size = CGSize(width: 120, height: font.lineHeight * 2 + 1)
    let cut = text.boundingRect(
      with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(abs(cut.height - font.lineHeight * 2) < 1e-6)
    #expect(text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height > size.height)
  }

  @Test("both lines of a double underline are inside what is measured", arguments: [11.0, 17, 18, 34])
  func doubleUnderline(size: Double) throws {
    let text = NSAttributedString(
      string: "n n",
      attributes: [.font: UIFont.systemFont(ofSize: size), .underlineStyle: NSUnderlineStyle.double.rawValue])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let measured = text.size()
    let image = UIGraphicsImageRenderer(size: measured, format: format).image { _ in text.draw(at: .zero) }
    let picture = try #require(image.cgImage)
    let data = try #require(picture.dataProvider?.data as Data?)
    // Under the space there are the two lines alone.
    let column = picture.width / 2
    var bands = 0
    var wasInk = false
    for row in 0..<picture.height {
      let isInk = data[row * picture.bytesPerRow + column * 4 + 3] > 127
      if isInk, !wasInk { bands += 1 }
      wasInk = isInk
    }
    #expect(bands == 2)
  }

  @Test(
    "a thick underline is unbroken under letters without descenders, and leaves room for one that has",
    arguments: [11.0, 17, 20, 34])
  func thickUnderline(size: Double) throws {
    for pattern in [NSUnderlineStyle.thick, .single, .double] {
      #expect(try underlined("mocaesuod", size, pattern) == 1)
      #expect(try underlined("mocpesuod", size, pattern) >= 2)
    }
  }

  /// How many pieces the underline has. Red under black letters, so that it is told from them.
  private func underlined(_ letters: String, _ size: Double, _ style: NSUnderlineStyle) throws -> Int {
    let text = NSAttributedString(
      string: letters,
      attributes: [
        .font: UIFont.systemFont(ofSize: size), .underlineStyle: style.rawValue, .underlineColor: UIColor.red,
      ])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: text.size(), format: format).image { _ in text.draw(at: .zero) }
    let picture = try #require(image.cgImage)
    let data = try #require(picture.dataProvider?.data as Data?)
    var pieces = 0
    var wasRed = false
    for column in 0..<picture.width {
      let isRed = (0..<picture.height).contains { row in
        let at = row * picture.bytesPerRow + column * 4
        return max(data[at], data[at + 2]) > 150 && data[at + 1] < 100 && data[at + 3] > 150
      }
      if isRed, !wasRed { pieces += 1 }
      wasRed = isRed
    }
    return pieces
  }

  @Test("a minimum scale factor shrinks fonts just enough")
  func shrinking() {
    let text = NSAttributedString(string: "A line that is too long for its box", attributes: [.font: font])
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.3
    let natural = text.size().width
    let rect = text.boundingRect(
      with: CGSize(width: natural * 0.7, height: 30), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: context)
    #expect(rect.width <= natural * 0.7 + 0.001)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.3)
    #expect(context.totalBounds == rect)
    let roomy = text.boundingRect(
      with: CGSize(width: 1000, height: 100), options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor == 1 && abs(roomy.width - natural) < 1e-6)
  }

  @Test("device metrics bound the ink")
  func ink() {
    let text = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 100)])
    let rect = text.boundingRect(
      with: .zero, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], context: nil)
    #expect(rect.height > 40 && rect.height < 70)
  }

  @Test("drawn ink lies inside the measured box, in random texts at random widths")
  func inkInside() throws {
    var random = SeededGenerator(41)
    for _ in 0..<25 {
      let text = NSAttributedString(
        string: random.text(words: Int.random(in: 1...12, using: &random), isLatin: true),
        attributes: [.font: UIFont.systemFont(ofSize: CGFloat(Int.random(in: 8...30, using: &random)))])
      let width = CGFloat(Int.random(in: 30...260, using: &random))
      let box = text.boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
      let size = CGSize(width: width + 40, height: box.height + 40)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        text.draw(
          with: CGRect(x: 20, y: 20, width: width, height: box.height), options: .usesLineFragmentOrigin, context: nil)
      }
      let ink = try #require(image.cgImage).inkRect
      // Letters may overhang their advance by a pixel or two.
      let room = CGRect(x: 20, y: 20, width: box.width, height: box.height).insetBy(dx: -3, dy: -3)
      let isInside =
        ink.minX >= room.minX && ink.maxX <= room.maxX && ink.minY >= room.minY && ink.maxY <= room.maxY
      #expect(ink.isNull || isInside, "\(text.string) at \(width): \(ink) in \(room)")
    }
  }

  @Test("hostile strings are measured in time")
  func hostile() {
    let long = String(repeating: "x", count: 100_000)
    #expect(long.size(withAttributes: [.font: font]).width > 100_000)
    let marks = "a" + String(repeating: "\u{301}", count: 20_000)
    _ = marks.boundingRect(with: CGSize(width: 50, height: 0), options: .usesLineFragmentOrigin, context: nil)
    for width in [.nan, -1e308, 1e300, 1e-300, 0.5] as [CGFloat] {
      _ = "some text".boundingRect(
        with: CGSize(width: width, height: width), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        context: nil)
    }
  }
}

extension CGImage {
  /// The smallest rectangle around pixels that are not clear; null without any.
  var inkRect: CGRect {
    let pixels = pixels
    var rect = CGRect.null
    for y in 0..<pixels.height {
      let row = pixels.row(y)
      for x in 0..<pixels.width where row[x] != 0 {
        rect = rect.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return rect
  }
}
