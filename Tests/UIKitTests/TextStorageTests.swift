// NSTextStorage: what it tells of edits, and subclasses that keep text of their own.

import Testing
import UIKit

@testable import UIKitCore

@Suite struct TextStorageTests {
  private final class Listener: NSTextStorageDelegate {
    var told: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) { told.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { told.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
  }

  /// As apps write them: a backing string, four overrides.
  private final class Highlighter: NSTextStorage {
    private let own = NSMutableAttributedString()
    override var string: String { own.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { own.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      own.replaceCharacters(in: range, with: str)
      edited(
        [.editedCharacters, .editedAttributes], range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      own.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      let line = (string as NSString).range(of: "MARK")
      if line.location != NSNotFound { addAttribute(.foregroundColor, value: UIColor.red, range: line) }
      super.processEditing()
    }
  }

  @Test("edits are told once, with range and change")
  func telling() {
    let storage = NSTextStorage(string: "abc")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(listener.told == ["will 2 1+3 2", "did 2 1+3 2"])
    listener.told = []
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!"))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.endEditing()
    #expect(listener.told.count == 2 && listener.told[0].hasPrefix("will 3 0+6"))
    #expect(storage.string == "axyzc!" && storage.length == 6)
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound)
  }

  @Test("a subclass's primitives are asked by every member")
  func subclass() {
    let storage = Highlighter()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.append(NSAttributedString(string: "a MARK b", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    #expect(storage.string == "a MARK b" && storage.length == 8)
    #expect(storage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 4)).string == "MARK")
    var ranges: [NSRange] = []
    storage.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: 8)) { value, range, _ in
      if value != nil { ranges.append(range) }
    }
    #expect(ranges == [NSRange(location: 2, length: 4)])
    #expect(manager.usedRect(for: container).height > 20)
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(storage.string == "MARK b")
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(storage.length == 0)
    #expect(NSAttributedString(attributedString: storage).length == 0)
  }

  @Test("edits are notified beside the delegate's methods")
  func notifications() {
    let storage = NSTextStorage(string: "abc")
    nonisolated(unsafe) var told: [String] = []
    let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) {
        let storage = $0.object as? NSTextStorage
        told.append("\(name == names[0] ? "will" : "did") \(storage?.editedMask.rawValue ?? 0)")
      }
    }
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "d")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    #expect(told == ["will 2", "did 2", "will 1", "did 1"])
  }

  @Test("random edits keep storage and a plain attributed string equal")
  func randomEdits() {
    var random = SeededGenerator(3)
    let storage = NSTextStorage(string: "")
    let plain = NSMutableAttributedString()
    for step in 0..<300 {
      let location = Int.random(in: 0...plain.length, using: &random)
      let range = NSRange(location: location, length: Int.random(in: 0...(plain.length - location), using: &random) / 2)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let text = random.text(words: 2, isLatin: true)
        storage.replaceCharacters(in: range, with: text)
        plain.replaceCharacters(in: range, with: text)
      case 1:
        let text = NSAttributedString(string: "new", attributes: [.kern: Double(step)])
        storage.replaceCharacters(in: range, with: text)
        plain.replaceCharacters(in: range, with: text)
      case 2:
        storage.addAttribute(.baselineOffset, value: Double(step), range: range)
        if range.length > 0 { plain.addAttribute(.baselineOffset, value: Double(step), range: range) }
      default:
        storage.removeAttribute(.kern, range: range)
        if range.length > 0 { plain.removeAttribute(.kern, range: range) }
      }
      #expect(storage.string == plain.string)
      for at in 0..<plain.length {
        for key in [NSAttributedString.Key.kern, .baselineOffset] {
          #expect(
            AttributeNumber.value(storage.attribute(key, at: at, effectiveRange: nil))
              == AttributeNumber.value(plain.attribute(key, at: at, effectiveRange: nil)))
        }
      }
    }
  }
}
