// Attributes of attributed text: paragraph styles, conversion to Swift's AttributedString and back, Markdown, HTML.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct AttributedTextTests {
  @Test("a paragraph style is copied by value")
  func paragraphStyles() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
    #expect(style.tabStops.count == 12 && style.tabStops[0].location == 28)
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let changeable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    changeable.lineSpacing = 9
    style.alignment = .right
    #expect(copy.alignment == .center && copy.lineSpacing == 4)
    #expect(changeable != copy && NSParagraphStyle.default == NSParagraphStyle())
    style.addTabStop(NSTextTab(textAlignment: .right, location: 30))
    #expect(style.tabStops.count == 13 && style.tabStops[1].location == 30)
    style.setParagraphStyle(copy)
    #expect(style == copy)
  }

  @Test("numbers of every kind are read")
  func numbers() {
    for value in [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)] as [Any] {
      #expect(AttributeNumber.value(value) == 2)
    }
    #expect(AttributeNumber.value("2") == nil && AttributeNumber.value(nil) == nil)
  }

  @Test("values of a wrong type count as absent")
  func wrongTypes() {
    let text = NSAttributedString(
      string: "a",
      attributes: [.font: "big", .foregroundColor: 3, .kern: "wide", .paragraphStyle: 1, .underlineStyle: [1]])
    var reader = AttributeReader()
    let read = reader.read(StyledText(text), defaults: .init())
    #expect(read.runs[0].attributes.font === AttributeReader.plainFont.ctFont)
    #expect(read.runs[0].attributes.kern == nil)
    #expect(reader.paints[0].foreground == nil && reader.paints[0].underline == [])
    #expect(text.size().width > 0)
  }

  @Test("AttributedString and NSAttributedString say the same")
  func conversion() throws {
    var text = AttributedString("Hello ")
    text.font = UIFont.boldSystemFont(ofSize: 20)
    var rest = AttributedString("wörld 👩🏽‍🚀!")
    rest.foregroundColor = UIColor.red
    rest.underlineStyle = NSUnderlineStyle.single
    rest.kern = 2
    rest.link = URL(string: "https://example.com")
    text += rest
    let converted = NSAttributedString(text)
    #expect(converted.string == "Hello wörld 👩🏽‍🚀!")
    #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    var range = NSRange()
    #expect(converted.attribute(.foregroundColor, at: 6, effectiveRange: &range) as? UIColor == .red)
    #expect(range.location == 6 && range.length == converted.length - 6)
    #expect(AttributeNumber.value(converted.attribute(.underlineStyle, at: 7, effectiveRange: nil)) == 1)
    #expect(AttributedString(converted) == text)
  }

  @Test("Markdown's inline marks become intents and links")
  func markdown() throws {
    let text = try AttributedString(
      markdown: "Some *emph*, **strong**, ***both***, `a*b`, ~~gone~~ and [a link](https://a.b/c).")
    let plain = String(text.characters)
    #expect(plain == "Some emph, strong, both, a*b, gone and a link.")
    var found: [String: InlinePresentationIntent] = [:]
    for run in text.runs {
      if let intent = run.inlinePresentationIntent { found[String(text.characters[run.range])] = intent }
      if String(text.characters[run.range]) == "a link" { #expect(run.link == URL(string: "https://a.b/c")) }
    }
    #expect(
      found == [
        "emph": .emphasized, "strong": .stronglyEmphasized, "both": [.emphasized, .stronglyEmphasized], "a*b": .code,
        "gone": .strikethrough,
      ])
  }

  @Test(
    "what nothing closes is text",
    arguments: ["*a", "a*", "**", "a_b_c", "[x](", "[x]", "`a", "a * b * c", "\\*a\\*", "<b>", "~a~", "![", "*a `*` b"])
  func openMarks(_ source: String) throws {
    let text = try AttributedString(
      markdown: source, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    let expected = source == "\\*a\\*" ? "*a*" : source == "*a `*` b" ? "*a * b" : source
    #expect(String(text.characters) == expected)
  }

  @Test("hostile Markdown ends in time")
  func hostileMarkdown() throws {
    for unit in ["*a ", "[", "[a](", "`", "**a_", "![", "<"] {
      let text = String(repeating: unit, count: 3000)
      #expect(String(try AttributedString(markdown: text).characters).count > 0)
    }
  }

  @Test("Markdown's emphasis shows in fonts")
  func markdownFonts() throws {
    let text = NSAttributedString(try AttributedString(markdown: "a **b** *c* `d`"))
    var reader = AttributeReader()
    _ = reader.read(StyledText(text), defaults: .init())
    #expect(reader.paints[1].font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(reader.paints[3].font.fontDescriptor.symbolicTraits == .traitItalic)
    #expect(reader.paints[5].font.fontDescriptor.symbolicTraits == .traitMonoSpace)
    let same = try NSAttributedString(markdown: "a **b** *c* `d`")
    #expect(same == text)
    #expect(try NSAttributedString(markdown: Data("a **b** *c* `d`".utf8)) == text)
    #expect(
      try NSAttributedString(markdown: "a\n\n*b*", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        .string == "a\n\nb")
  }

  @Test("attachments are found in a range")
  func containsAttachments() {
    let text = NSMutableAttributedString(string: "ab")
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    text.append(NSAttributedString(string: "c"))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 4)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
  }

  private func html(_ source: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(source.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  @Test("HTML's inline elements, white space and entities")
  func htmlInline() throws {
    let text = try html("<p>A <b>bold</b>\n   &amp; <i>it&eacute;&#33;</i> <a href='http://x.y'>link</a></p>")
    #expect(text.string == "A bold & ité! link\n")
    let bold = text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(text.attribute(.link, at: 15, effectiveRange: nil) as? URL == URL(string: "http://x.y"))
  }

  @Test("HTML's blocks, lists and breaks")
  func htmlBlocks() throws {
    #expect(try html("<h1>T</h1><p>a<p>b<br>c").string == "T\na\nb\u{2028}c\n")
    #expect(try html("<ul><li>x</li><li>y</ul><ol><li>z</ol>").string == "\t•\tx\n\t•\ty\n\t1.\tz\n")
    let heading = try html("<h1>T</h1>").attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(heading?.pointSize == 24)
  }

  @Test("CSS in attributes and style sheets")
  func css() throws {
    let text = try html(
      "<style>body { font-family: -apple-system; font-size: 17px } .r, b { color: #f00 }</style><body>a<span class=r>b"
        + "</span><span style='color: rgb(0, 255, 0); text-decoration: underline'>c</span></body>")
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    #expect(
      text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
        == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(AttributeNumber.value(text.attribute(.underlineStyle, at: 2, effectiveRange: nil)) == 1)
  }

  @Test(
    "broken HTML is read as far as it goes",
    arguments: [
      "<", "<b", "<b>x", "</b>x", "a<!-- b", "<p <b>", "&#xZZ; &nosuch; &", "<a href=\"x", "<script>alert(1)",
      "<style>p{", "<ul><li><ul><li>", "x</p></div></html>y",
    ])
  func brokenHTML(_ source: String) throws {
    _ = try html(source)
  }

  @Test("deep HTML ends in time")
  func deepHTML() throws {
    let depth = 20_000
    let text = try html(
      String(repeating: "<div><b>", count: depth) + "x" + String(repeating: "</b></div>", count: depth))
    #expect(text.string.contains("x"))
  }

  @Test("plain text and unreadable bytes")
  func plain() throws {
    let text = try NSAttributedString(
      data: Data("a <b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil
    )
    #expect(text.string == "a <b>")
    #expect(throws: (any Error).self) {
      try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), options: [:], documentAttributes: nil)
    }
  }
}
