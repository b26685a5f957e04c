// What is typed into first responders: keys, an input method's text while it is composed, key commands beside them.

import AppRuntime
import CoreGraphics
import HostHeadless
import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@Suite("Text input", .serialized)
@MainActor
struct TextInputTests {
  /// The least that can be typed into, as in Apple's documentation.
  final class Pad: UIView, UIKeyInput {
    var text = ""
    var log: [String] = []
    var keepsPresses = false
    var commands: [UIKeyCommand] = []
    var keyboardType = UIKeyboardType.emailAddress
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if hasText { text.removeLast() } }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if !keepsPresses { super.pressesBegan(presses, with: event) }
    }
    func command(_ sender: Any?) { log.append("command") }
  }

  final class Position: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }

  final class Span: UITextRange {
    let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }
    override var start: UITextPosition { Position(range.lowerBound) }
    override var end: UITextPosition { Position(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }
  }

  /// A line of text with a selection and marked text.
  final class Line: UIView, UITextInput {
    var text = [UInt16]()
    var selection = 0..<0
    var marked: Range<Int>?
    var log: [String] = []
    var string: String { String(decoding: text, as: UTF16.self) }
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) {
      log.append("insert \(text)")
      put(text, in: selection)
    }
    func deleteBackward() {
      let range = selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.lowerBound : selection
      put("", in: range)
    }
    private func put(_ text: String, in range: Range<Int>) {
      self.text.replaceSubrange(range, with: Array(text.utf16))
      selection = range.lowerBound + text.utf16.count..<range.lowerBound + text.utf16.count
    }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
      let range = marked ?? selection
      put(markedText ?? "", in: range)
      marked = markedText.flatMap { $0.isEmpty ? nil : range.lowerBound..<range.lowerBound + $0.utf16.count }
      let start = range.lowerBound + selectedRange.location
      selection = start..<start + selectedRange.length
      log.append("marked \(markedText ?? "nil") \(selectedRange.location)+\(selectedRange.length)")
    }
    func unmarkText() {
      marked = nil
      log.append("unmarked")
    }
    var markedTextRange: UITextRange? { marked.map(Span.init) }
    var markedTextStyle: [NSAttributedString.Key: Any]?
    var selectedTextRange: UITextRange? {
      get { Span(selection) }
      set { selection = (newValue as? Span)?.range ?? selection }
    }
    func text(in range: UITextRange) -> String? {
      (range as? Span).map { String(decoding: text[$0.range], as: UTF16.self) }
    }
    func replace(_ range: UITextRange, withText text: String) {
      if let span = range as? Span { put(text, in: span.range) }
    }
    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(text.count) }
    private func offset(_ position: UITextPosition) -> Int { (position as? Position)?.offset ?? 0 }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      let (a, b) = (offset(fromPosition), offset(toPosition))
      return Span(min(a, b)..<max(a, b))
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let target = self.offset(position) + offset
      return (0...text.count).contains(target) ? Position(target) : nil
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
      self.position(from: position, offset: direction == .left ? -offset : offset)
    }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      let (a, b) = (offset(position), offset(other))
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
      direction == .left ? range.start : range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
      nil
    }
    func baseWritingDirection(
      for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.becomeFirstResponder()
      self.window = window
      return true
    }
  }

  private func run(_ view: UIView, _ script: String) throws {
    let (screen, traits) = (UIScreen.main, UITraitCollection.current)
    let (bounds, scale, insets) = (screen.bounds, screen.scale, screen.safeAreaInsets)
    UIApplication.install(UIApplication())
    defer {
      UIApplication.install(UIApplication())
      (screen.bounds, screen.scale, screen.safeAreaInsets) = (bounds, scale, insets)
      SystemTraits.change(isDark: traits.userInterfaceStyle == .dark)
    }
    let device = try #require(HostDevice.named("iPhone 4"))
    let runner = AppRunner(host: HeadlessHost(device: device, script: try Script(script)))
    let delegate = Delegate(view)
    UIApplication.shared.delegate = delegate
    #expect(try runner.run() == 0)
  }

  @Test("`type` and named keys: text, line breaks, deletion")
  func typing() throws {
    let pad = Pad()
    try run(pad, "type \"Grüße, 日本 🇫🇷!\"\nkey return\ntype ab\nkey delete\nkey left\nkey escape\nkey tab")
    #expect(pad.text == "Grüße, 日本 🇫🇷!\na\t")
    let traits: any UITextInputTraits = pad
    #expect(traits.keyboardType == .emailAddress && traits.returnKeyType == .default && !traits.isSecureTextEntry)
  }

  @Test("nobody is typed into who is not first responder, or keeps the presses")
  func keeping() throws {
    let pad = Pad()
    pad.keepsPresses = true
    try run(pad, "type abc")
    #expect(pad.text == "")
    let other = UIView()
    other.addSubview(pad)
    pad.keepsPresses = false
    try run(other, "type abc")
    #expect(pad.text == "")
  }

  @Test("a key that is typed is no command, unless the command has priority; combinations are commands")
  func commands() throws {
    let action = Selector("command:", Pad.command)
    let pad = Pad()
    pad.commands = [UIKeyCommand(input: "a", modifierFlags: [], action: action)]
    try run(pad, "type aba")
    #expect(pad.text == "aba" && pad.log.isEmpty)
    pad.commands[0].wantsPriorityOverSystemBehavior = true
    try run(pad, "type aba")
    #expect(pad.text == "abab" && pad.log == ["command", "command"])
  }

  @Test("a key with Control or Command types nothing")
  func modifiers() {
    let stage = TouchFreeStage()
    stage.window.addSubview(stage.pad)
    stage.pad.becomeFirstResponder()
    for modifier in [UIKeyModifierFlags.control, .command] {
      var key = HostKey.typing("c")
      key.modifiers = modifier.rawValue
      stage.ingress.handle(.key(key, time: 1))
      key.isDown = false
      stage.ingress.handle(.key(key, time: 1))
    }
    #expect(stage.pad.text == "")
    // A key that is held down repeats.
    for _ in 0..<3 { stage.ingress.handle(.key(.typing("x"), time: 2)) }
    #expect(stage.pad.text == "xxx")
  }

  @MainActor struct TouchFreeStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pad = Pad()
    let ingress: HostEventIngress
    init() {
      let window = window
      ingress = HostEventIngress(windows: { [window] })
      window.makeKeyAndVisible()
    }
  }

  @Test("an input method: marked text in place of marked text, committed or given up; a plain input gets the end only")
  func composition() throws {
    let line = Line()
    try run(line, "type a\ncompose に\ncompose \"日本\"\ncommit \"日本\"\ntype b")
    #expect(line.string == "a日本b" && line.marked == nil)
    #expect(line.log == ["insert a", "marked に 1+0", "marked 日本 2+0", "marked 日本 2+0", "unmarked", "insert b"])
    let given = Line()
    try run(given, "type a\ncompose に\ncompose \"\"\ncompose \"\"\ntype b")
    #expect(given.string == "ab" && given.marked == nil && given.log.filter { $0 == "unmarked" }.count == 1)
    let pad = Pad()
    try run(pad, "compose に\ncompose \"日本\"\ncommit \"日本\"")
    #expect(pad.text == "日本")
  }

  @Test("units of text: words, sentences and paragraphs in both directions")
  func tokenizer() throws {
    let line = Line()
    line.text = Array("It's 2 o'clock. Yes!\nEnd".utf16)
    func text(
      _ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection = .forward
    ) -> String? {
      line.tokenizer.rangeEnclosingPosition(Position(offset), with: granularity, inDirection: .storage(direction))
        .flatMap(line.text(in:))
    }
    #expect(text(0, .word) == "It's" && text(4, .word) == nil && text(4, .word, .backward) == "It's")
    #expect(text(8, .word) == "o'clock")
    #expect(text(3, .sentence) == "It's 2 o'clock. " && text(17, .sentence) == "Yes!\n")
    #expect(text(3, .paragraph) == "It's 2 o'clock. Yes!" && text(21, .paragraph) == "End")
    #expect(text(3, .document) == line.string && text(3, .line) == nil)
    let next = line.tokenizer.position(from: Position(0), toBoundary: .word, inDirection: .storage(.forward))
    #expect((next as? Position)?.offset == 4)
    #expect(line.tokenizer.isPosition(Position(4), atBoundary: .word, inDirection: .storage(.forward)) == false)
    #expect(line.tokenizer.isPosition(Position(0), atBoundary: .word, inDirection: .storage(.backward)) == false)
  }
}
