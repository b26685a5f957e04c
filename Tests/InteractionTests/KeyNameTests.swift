// Keys that type nothing: key commands name them, and they put no text anywhere. And small things around windows and views.

import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct KeyNameTests {
  private let stage = TouchStage()

  private final class Commands: UIView, UIKeyInput {
    var performed: [String] = []
    var typed = ""
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand.inputPageUp, UIKeyCommand.inputEnd, UIKeyCommand.f5, UIKeyCommand.inputDelete].map { input in
        let command = UIKeyCommand(
          input: input, modifierFlags: [], action: Selector("note:", Commands.note))
        command.wantsPriorityOverSystemBehavior = true
        return command
      }
    }
    func note(_ sender: Any?) { performed.append((sender as? UIKeyCommand)?.input ?? "?") }
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() { typed.removeLast() }
  }

  @Test("Page, Home, End, delete and function keys are commands' inputs, and type nothing (documented)")
  func names() {
    let view = stage.add(Commands(), 0, 0, 100, 100)
    view.becomeFirstResponder()
    for name in ["page-up", "page-down", "home", "end", "f5", "f6", "a", "delete"] {
      stage.key(name, isDown: true)
      stage.key(name, isDown: false)
    }
    #expect(view.performed == ["UIKeyInputPageUp", "UIKeyInputEnd", "UIKeyInputF5", UIKeyCommand.inputDelete])
    #expect(view.typed == "a")
  }

  private final class Keyless: UIWindow {
    override var canBecomeKey: Bool { false }
  }

  @Test("A window that cannot become key does not (documented)")
  func keyless() {
    let window = Keyless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.makeKeyAndVisible()
    #expect(!window.isKeyWindow && !window.isHidden)
    window.isHidden = true
  }

  @Test("A feedback generator of a view is an interaction of it (documented)")
  func feedback() {
    let view = UIView()
    let generator = UIImpactFeedbackGenerator(style: .light, view: view)
    #expect(generator.view === view && view.interactions.contains { $0 === generator })
    view.removeInteraction(generator)
    #expect(generator.view == nil && UISelectionFeedbackGenerator(view: view).view === view)
  }

  @Test("A screen has one mode: its own size in pixels")
  func modes() {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 200), scale: 2)
    #expect(screen.currentMode?.size == CGSize(width: 200, height: 400) && screen.availableModes.count == 1)
  }
}
