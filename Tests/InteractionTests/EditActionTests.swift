// Standard edit actions: who can perform them, how they are found, and the keys that stand for them.

import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@Suite("Edit actions", .serialized)
@MainActor
struct EditActionTests {
  final class Field: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("copy \(sender is UIView)") }
    override func selectAll(_ sender: Any?) { log.append("select all") }
  }
  final class Guard: UIView {
    var log: [String] = []
    override func paste(_ sender: Any?) { log.append("paste") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("paste:") || super.canPerformAction(action, withSender: sender)
    }
  }

  let stage = TouchStage()
  let around: Guard
  let field: Field

  init() {
    around = stage.add(Guard(), 0, 0, 100, 100)
    field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    around.addSubview(field)
    field.becomeFirstResponder()
  }

  @Test("A responder performs those that its class overrides, by a carried selector or by name")
  func overridden() {
    let copy = Selector("copy:", UIResponder.copy(_:))
    #expect(field.canPerformAction(copy, withSender: nil) && field.canPerformAction(Selector("copy:"), withSender: nil))
    #expect(!field.canPerformAction(Selector("cut:", UIResponder.cut), withSender: nil))
    #expect(!UIView().canPerformAction(copy, withSender: nil) && !UIView().responds(to: copy))
    #expect(
      field.responds(to: copy) && field.canPerformAction(Selector("selectAll:", Field.selectAll), withSender: nil))
  }

  @Test("Up the chain to the first that performs them")
  func chain() {
    #expect(field.target(forAction: Selector("paste:"), withSender: nil) as AnyObject? === around)
    #expect(UIApplication.shared.sendAction(Selector("copy:"), to: nil, from: field, for: nil))
    #expect(UIApplication.shared.sendAction(Selector("paste:", UIResponder.paste), to: nil, from: field, for: nil))
    #expect(!UIApplication.shared.sendAction(Selector("delete:", UIResponder.delete), to: nil, from: field, for: nil))
    #expect(!UIApplication.shared.sendAction(Selector("cut:"), to: field, from: nil, for: nil))
    #expect(field.log == ["copy true"] && around.log == ["paste"])
  }

  @Test("Command with C, V and A; what nobody performs is a press")
  func keys() {
    for text in ["c", "v", "a", "x"] {
      var key = HostKey(
        usage: 0x04, characters: text, charactersIgnoringModifiers: text,
        modifiers: UIKeyModifierFlags.command.rawValue, isDown: true)
      stage.ingress.handle(.key(key, time: stage.now))
      key.isDown = false
      stage.ingress.handle(.key(key, time: stage.now))
    }
    #expect(field.log == ["copy false", "select all"] && around.log == ["paste"])
  }

  @Test("Key commands that a controller was given, and alternates; a disabled one is none")
  func commands() {
    final class Controller: UIViewController {
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      func save() { log.append("save") }
      func saveAs() { log.append("save as") }
    }
    let controller = Controller()
    stage.window.rootViewController = controller
    controller.becomeFirstResponder()
    let command = UIKeyCommand(
      title: "Save", action: Selector("save", Controller.save), input: "s", modifierFlags: .command,
      alternates: [
        UICommandAlternate(
          title: "Save As", action: Selector("saveAs", Controller.saveAs), modifierFlags: .shift)
      ])
    controller.addKeyCommand(command)
    func press(_ flags: UIKeyModifierFlags) {
      var key = HostKey(
        usage: 0x16, characters: "s", charactersIgnoringModifiers: "s", modifiers: flags.rawValue, isDown: true)
      stage.ingress.handle(.key(key, time: stage.now))
      key.isDown = false
      stage.ingress.handle(.key(key, time: stage.now))
    }
    press(.command)
    press([.command, .shift])
    command.attributes = .disabled
    press(.command)
    command.attributes = []
    controller.removeKeyCommand(command)
    press(.command)
    #expect(controller.log == ["save", "save as"])
  }
}
