// First responders, actions without a target, keys.

import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ResponderTests {
  final class Field: UIView {
    var log: [String] = []
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log += presses.map { "began \($0.key?.characters ?? "")" }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log += presses.map { "ended \($0.key?.characters ?? "")" }
    }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Field.save))]
    }
    func save(_ sender: Any?) { log.append("save") }
  }

  @Test("One first responder a window; who will not resign keeps it")
  func firstResponder() {
    let stage = TouchStage()
    let a = stage.add(Field(), 0, 0, 10, 10)
    let b = stage.add(Field(), 20, 0, 10, 10)
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
    b.mayResign = false
    #expect(!a.becomeFirstResponder() && b.isFirstResponder)
    #expect(!stage.window.endEditing(false) && b.isFirstResponder)
    #expect(stage.window.endEditing(true) && !b.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
    #expect(!Field().becomeFirstResponder(), "not in a window")
  }

  @Test("A view that leaves its window is no first responder any more")
  func leaving() {
    let stage = TouchStage()
    let a = stage.add(Field(), 0, 0, 10, 10)
    a.becomeFirstResponder()
    a.removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
  }

  final class Root: UIView {
    var received: [String] = []
    func act(_ sender: Any?) { received.append("act") }
  }

  @Test("An action without a target goes to the first that has the method, up the sender's chain")
  func nilTarget() {
    let stage = TouchStage()
    let root = stage.add(Root(), 0, 0, 100, 100)
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    let action = Selector("act:", Root.act)
    #expect(UIApplication.shared.sendAction(action, to: nil, from: child, for: nil))
    #expect(root.received == ["act"])
    #expect(!UIApplication.shared.sendAction(Selector("unknown"), to: nil, from: child, for: nil))
    #expect(!UIApplication.shared.sendAction(action, to: UIView(), from: child, for: nil), "not its method")
  }

  @Test("Keys: commands first, then presses to the first responder")
  func keys() {
    let stage = TouchStage()
    let field = stage.add(Field(), 0, 0, 10, 10)
    field.becomeFirstResponder()
    func key(_ text: String, _ usage: Int, _ modifiers: UIKeyModifierFlags, _ isDown: Bool) {
      let key = HostKey(
        usage: usage, characters: text, charactersIgnoringModifiers: text, modifiers: modifiers.rawValue,
        isDown: isDown)
      stage.ingress.handle(.key(key, time: stage.now))
    }
    key("a", 4, [], true)
    key("a", 4, [], false)
    key("s", 22, .command, true)
    key("s", 22, .command, false)
    #expect(field.log == ["began a", "ended a", "save"])
  }
}
