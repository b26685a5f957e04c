// NSTextStorage, NSLayoutManager and NSTextContainer: edits, places of characters, containers of all kinds.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct TextKitTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: NSAttributedString, width: CGFloat, height: CGFloat = 0) {
      storage = NSTextStorage(attributedString: text)
      container = NSTextContainer(size: CGSize(width: width, height: height))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }
  }

  private func stack(_ text: String, width: CGFloat = 200, height: CGFloat = 0) -> Stack {
    Stack(NSAttributedString(string: text, attributes: [.font: font]), width: width, height: height)
  }

  @Test("the used rectangle agrees with the measured size, less the padding")
  func usedRect() {
    let text = String(repeating: "word ", count: 12)
    let stack = stack(text)
    let used = stack.manager.usedRect(for: stack.container)
    let measured = NSAttributedString(string: text, attributes: [.font: font])
      .boundingRect(with: CGSize(width: 190, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(used.height - measured.height) < 0.01)
    #expect(abs(used.width - 10 - measured.width) < 0.01)
    stack.container.lineFragmentPadding = 0
    #expect(abs(stack.manager.usedRect(for: stack.container).minX) < 0.01)
  }

  @Test("every character is hit at the middle of its rectangle")
  func hitting() {
    let stack = stack("Several words that wrap\nonto some lines of text")
    for index in 0..<stack.storage.length {
      let range = NSRange(location: index, length: 1)
      let rect = stack.manager.boundingRect(forGlyphRange: range, in: stack.container)
      guard rect.width > 0.5 else { continue }
      var fraction: CGFloat = -1
      let found = stack.manager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: stack.container,
        fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(found == index)
      #expect(abs(fraction - 0.5) < 0.01)
    }
  }

  @Test("the glyphs of a rectangle are those of the lines it touches")
  func touching() {
    let stack = stack("One\nTwo\nThree\nFour")
    let (manager, container) = (stack.manager, stack.container)
    let height = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
    func range(_ y: CGFloat, _ h: CGFloat) -> NSRange {
      manager.glyphRange(forBoundingRect: CGRect(x: 0, y: y, width: 50, height: h), in: container)
    }
    #expect(range(0, 500) == manager.glyphRange(for: container))
    #expect(range(height + 1, height) == NSRange(location: 4, length: 10))
    #expect(range(height + 1, 1) == NSRange(location: 4, length: 4))
    #expect(range(1000, 10).length == 0 && range(-30, 10).length == 0)
    for odd in [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: .nan, width: .nan, height: .nan)] {
      let found = manager.glyphRange(forBoundingRectWithoutAdditionalLayout: odd, in: container)
      #expect(found.location >= 0 && found.location + found.length <= stack.storage.length)
    }
    #expect(manager.glyphRange(forBoundingRect: .infinite, in: NSTextContainer(size: .zero)).length == 0)
  }

  /// As apps draw round highlights.
  private final class Painter: NSLayoutManager {
    var drawn: [String] = []
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      drawn.append("background \(glyphsToShow.length)")
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      drawn.append("glyphs \(glyphsToShow.length)")
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
  }

  @Test("a subclass draws in its own way")
  func drawingSubclass() {
    let stack = stack("Text")
    let painter = Painter()
    stack.storage.addLayoutManager(painter)
    painter.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 0)))
    let manager: NSLayoutManager = painter
    _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 4), at: .zero)
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: .zero)
    }
    #expect(painter.drawn == ["background 4", "glyphs 3"])
  }

  @Test("points outside the text find the nearest character")
  func outside() {
    let stack = stack("One\nTwo")
    #expect(stack.manager.glyphIndex(for: CGPoint(x: -50, y: -50), in: stack.container) == 0)
    #expect(stack.manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: stack.container) == 6)
    let empty = self.stack("")
    #expect(empty.manager.glyphIndex(for: .zero, in: empty.container) == 0)
    #expect(empty.manager.usedRect(for: empty.container).width <= 10)
  }

  @Test("line fragments cover the text in order")
  func fragments() {
    let stack = stack(String(repeating: "word ", count: 30))
    var next = 0
    var bottom: CGFloat = 0
    stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: stack.storage.length)) {
      rect, used, container, range, _ in
      #expect(range.location == next && container === stack.container)
      #expect(abs(rect.minY - bottom) < 0.01 && rect.width == 200)
      #expect(used.width <= rect.width + 0.01)
      next = range.location + range.length
      bottom = rect.maxY
    }
    #expect(next == stack.storage.length)
    var count = 0
    stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 3)) { _, _, _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    var range = NSRange()
    let first = stack.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
    #expect(first.minY == 0 && range.location == 0 && range.length > 5)
    #expect(abs(stack.manager.location(forGlyphAt: 0).y - font.ascender) < 0.01)
  }

  @Test("an edit makes layout anew")
  func editing() {
    let stack = stack("One line")
    let before = stack.manager.usedRect(for: stack.container).height
    stack.storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "\n")
    #expect(abs(stack.manager.usedRect(for: stack.container).height - before * 2) < 0.01)
    stack.container.size.width = 30
    #expect(stack.manager.usedRect(for: stack.container).height > before * 2)
  }

  @Test("maximum lines and truncation")
  func truncating() {
    let stack = stack(String(repeating: "word ", count: 30))
    stack.container.maximumNumberOfLines = 2
    stack.container.lineBreakMode = .byTruncatingTail
    #expect(abs(stack.manager.usedRect(for: stack.container).height - font.lineHeight * 2) < 0.01)
    let cut = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 30)
    #expect(cut.location != NSNotFound && cut.location + cut.length <= stack.storage.length)
    #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test("text flows around an exclusion path")
  func exclusion() {
    let stack = stack(String(repeating: "word ", count: 40), width: 300)
    stack.container.lineFragmentPadding = 0
    let hole = CGRect(x: 100, y: 20, width: 100, height: 60)
    stack.container.exclusionPaths = [UIBezierPath(rect: hole)]
    var isBeside = false
    stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: stack.storage.length)) {
      rect, used, _, _, _ in
      #expect(used.isEmpty || !used.insetBy(dx: 0.01, dy: 0.01).intersects(hole), "\(used)")
      if rect.minY > 25, rect.maxY < 80, rect.minX >= 199 { isBeside = true }
    }
    #expect(isBeside)
  }

  @Test("spans beside paths of all shapes")
  func spans() {
    let line = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(ExclusionSpans.free(in: line, around: []) == [0...100])
    let box = UIBezierPath(rect: CGRect(x: 40, y: 5, width: 20, height: 5))
    #expect(ExclusionSpans.free(in: line, around: [box]) == [0...40, 60...100])
    let far = UIBezierPath(rect: CGRect(x: 40, y: 20, width: 20, height: 5))
    #expect(ExclusionSpans.free(in: line, around: [far]) == [0...100])
    let whole = UIBezierPath(rect: CGRect(x: -5, y: -5, width: 200, height: 50))
    #expect(ExclusionSpans.free(in: line, around: [whole]).isEmpty)
    let circle = UIBezierPath(ovalIn: CGRect(x: 30, y: -10, width: 40, height: 40))
    let free = ExclusionSpans.free(in: line, around: [circle])
    #expect(free.count == 2 && abs(free[0].upperBound - 30) < 0.2 && abs(free[1].lowerBound - 70) < 0.2)
  }

  @Test("a second container takes what the first has no room for")
  func twoContainers() {
    let stack = stack(String(repeating: "word ", count: 30), height: 60)
    let second = NSTextContainer(size: CGSize(width: 200, height: 0))
    stack.manager.addTextContainer(second)
    let first = stack.manager.glyphRange(for: stack.container)
    let rest = stack.manager.glyphRange(for: second)
    #expect(first.location == 0 && first.length > 10)
    #expect(rest.location == first.length && rest.location + rest.length == stack.storage.length)
    #expect(stack.manager.textContainer(forGlyphAt: stack.storage.length - 2, effectiveRange: nil) === second)
  }

  @Test("a final line end leaves an empty line")
  func extraLine() {
    let stack = stack("One\n")
    #expect(stack.manager.extraLineFragmentRect.minY > 10)
    #expect(self.stack("One").manager.extraLineFragmentRect == .zero)
  }

  @Test("a storage forgets its managers, and they their storage")
  func ownership() {
    weak var storage: NSTextStorage?
    weak var container: NSTextContainer?
    let manager = NSLayoutManager()
    do {
      let made = NSTextStorage(string: "x")
      let room = NSTextContainer(size: CGSize(width: 10, height: 10))
      made.addLayoutManager(manager)
      manager.addTextContainer(room)
      (storage, container) = (made, room)
      #expect(manager.textStorage === made && room.layoutManager === manager)
      manager.removeTextContainer(at: 0)
    }
    #expect(storage == nil && container == nil && manager.textStorage == nil)
  }
}
