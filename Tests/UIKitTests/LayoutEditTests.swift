// Layout after an edit against layout made anew: what a layout manager keeps of paragraphs that were not edited is what it
// would have made.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct LayoutEditTests {
  /// Asked for each line, so its text is set as one.
  private final class WholeContainer: NSTextContainer {}

  private static func manager(_ storage: NSTextStorage, _ container: NSTextContainer) -> NSLayoutManager {
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return manager
  }

  /// Every line's rectangles and units, and the empty line at the end.
  private static func lines(_ manager: NSLayoutManager) -> [String] {
    var lines: [String] = []
    func text(_ rect: CGRect) -> String {
      [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: ",")
    }
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      fragment, used, _, range, _ in lines.append("\(range.location)+\(range.length) \(text(fragment)) \(text(used))")
    }
    lines.append(text(manager.extraLineFragmentRect))
    lines.append(text(manager.usedRect(for: manager.textContainers[0])))
    return lines
  }

  private static func styled(_ random: inout SeededGenerator) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = CGFloat(Int.random(in: 0...6, using: &random))
    style.paragraphSpacingBefore = CGFloat(Int.random(in: 0...4, using: &random))
    style.lineSpacing = CGFloat(Int.random(in: 0...3, using: &random))
    style.firstLineHeadIndent = CGFloat(Int.random(in: 0...20, using: &random))
    return style
  }

  private static func text(_ random: inout SeededGenerator) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      var paragraph = random.text(words: Int.random(in: 0...12, using: &random)).replacingOccurrences(
        of: "\n", with: " ")
      paragraph += ["\n", "\n", "\r\n", "\r", "\u{2029}", "\u{2028}", ""].randomElement(using: &random) ?? ""
      guard !paragraph.isEmpty else { continue }
      text.append(
        NSAttributedString(
          string: paragraph, attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: styled(&random)]))
    }
    return text
  }

  /// Up to 25 scalars, also inside user-perceived characters.
  private static func range(in text: String, _ random: inout SeededGenerator) -> NSRange {
    let ends = text.unicodeScalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF16.width($1)) }
    let start = Int.random(in: 0..<ends.count, using: &random)
    let end = Int.random(in: start...min(start + 25, ends.count - 1), using: &random)
    return NSRange(location: ends[start], length: ends[end] - ends[start])
  }

  @Test("Paragraphs set one by one stand where the whole text puts them (seeded)") func asWhole() {
    var random = SeededGenerator(41)
    for round in 0..<120 {
      let text = Self.text(&random)
      let size = CGSize(width: CGFloat(Int.random(in: 60...300, using: &random)), height: 0)
      let parted = NSTextStorage(attributedString: text)
      let whole = NSTextStorage(attributedString: text)
      let (one, other) = (
        Self.manager(parted, NSTextContainer(size: size)), Self.manager(whole, WholeContainer(size: size))
      )
      // A style that changes inside a paragraph, behind a line separator, is the next line's in the whole text alone.
      guard !text.string.contains("\u{2028}") || text.string.hasSuffix("\u{2028}") else { continue }
      #expect(Self.lines(one) == Self.lines(other), "round \(round): \(text.string.debugDescription)")
    }
  }

  @Test("After random edits, one or several at a time, layout is as if made anew (seeded)") func edits() {
    var random = SeededGenerator(42)
    for round in 0..<60 {
      let size = CGSize(width: 180, height: 0)
      let storage = NSTextStorage(attributedString: Self.text(&random))
      let manager = Self.manager(storage, NSTextContainer(size: size))
      for step in 0..<8 {
        _ = Self.lines(manager)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let range = Self.range(in: storage.string, &random)
          if Int.random(in: 0..<4, using: &random) == 0 && range.length > 0 {
            storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 21), range: range)
          } else {
            storage.replaceCharacters(in: range, with: Self.text(&random))
          }
        }
        let copy = NSTextStorage(attributedString: storage)
        let fresh = Self.manager(copy, NSTextContainer(size: size))
        withExtendedLifetime(copy) {
          #expect(Self.lines(manager) == Self.lines(fresh), "round \(round) step \(step)")
        }
      }
    }
  }

  @Test("An edit inside a character changes what it says and nothing else (seeded)") func insideCharacters() {
    var random = SeededGenerator(43)
    let key = NSAttributedString.Key("part")
    for _ in 0..<200 {
      var units: [UInt16] = []
      var parts: [Int] = []
      let storage = NSTextStorage(string: "")
      for step in 0..<6 {
        let range = Self.range(in: storage.string, &random)
        let new = ["e\u{301}", "\u{200D}", "👩🏽‍🚀", "\r", "\n", "\r\n", "ab", ""].randomElement(using: &random) ?? ""
        storage.replaceCharacters(in: range, with: NSAttributedString(string: new, attributes: [key: step]))
        units.replaceSubrange(range.location..<(range.location + range.length), with: Array(new.utf16))
        parts.replaceSubrange(
          range.location..<(range.location + range.length), with: Array(repeating: step, count: new.utf16.count))
        #expect(Array(storage.string.utf16) == units)
        #expect(units.indices.map { storage.attribute(key, at: $0, effectiveRange: nil) as? Int } == parts)
      }
    }
  }

  @Test("What is left of a surrogate pair is U+FFFD, and units stay as many") func halves() {
    let storage = NSTextStorage(string: "a😀b")
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 1))
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "xy")
    #expect(storage.string == "a\u{FFFD}xyb")
    #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) == nil)
  }

  @Test("Replaced text has the attributes of the first unit, inserted text those before it (documented)")
  func inherited() {
    let storage = NSTextStorage(string: "abc")
    let key = NSAttributedString.Key("part")
    for unit in 0..<3 { storage.addAttribute(key, value: unit, range: NSRange(location: unit, length: 1)) }
    func parts() -> [Int?] { (0..<storage.length).map { storage.attribute(key, at: $0, effectiveRange: nil) as? Int } }
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
    #expect(parts() == [0, 1, 1, 1])
    storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "-")
    #expect(parts() == [0, 0, 1, 1, 1])
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "-")
    #expect(parts() == [0, 0, 0, 1, 1, 1])
    storage.deleteCharacters(in: NSRange(location: 0, length: 6))
    storage.append(NSAttributedString(string: "new"))
    #expect(parts() == [nil, nil, nil])
    // Runs that are alike beside each other are one.
    storage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 1))
    storage.addAttribute(key, value: 1, range: NSRange(location: 1, length: 2))
    var run = NSRange()
    _ = storage.attributes(at: 1, effectiveRange: &run)
    #expect(run == NSRange(location: 0, length: 3))
  }

  @Test("An edit leaves the paragraphs beside it as they were made") func keptParagraphs() {
    let paragraphs = (0..<50).map { "Paragraph \($0) of fifty.\n" }.joined()
    let storage = NSTextStorage(string: paragraphs)
    let manager = Self.manager(storage, NSTextContainer(size: CGSize(width: 300, height: 0)))
    let before = manager.laid[0].parts.map { ObjectIdentifier($0.text.typeset.text) }
    storage.replaceCharacters(in: NSRange(location: 300, length: 0), with: "new ")
    let after = manager.laid[0].parts.map { ObjectIdentifier($0.text.typeset.text) }
    #expect(before.count == 50 && after.count == 50)
    #expect(zip(before, after).filter { $0 != $1 }.count <= 2)
  }

  @Test("Points and glyphs find each other across paragraphs") func hits() {
    let storage = NSTextStorage(string: "one\ntwo two two two two\n\nfour")
    let container = NSTextContainer(size: CGSize(width: 60, height: 0))
    let manager = Self.manager(storage, container)
    for glyph in [0, 2, 4, 12, 20, 26, 28] {
      let box = manager.boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container)
      #expect(manager.glyphIndex(for: CGPoint(x: box.midX, y: box.midY), in: container) == glyph)
    }
  }
}
