// Recognisers and presses: keys that stand for buttons, who gets them, and what the responder is told.

import Testing
import UIKit

@testable import UIKitCore

@Suite("Presses and recognisers")
@MainActor
struct PressGestureTests {
  final class Pressed: UIView {
    var log: Log?
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("changed", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }
    private func note(_ phase: String, _ presses: Set<UIPress>) {
      log?.add("view \(phase)" + (presses.allSatisfy { "\($0.phase)" == phase } ? "" : "?"))
    }
  }

  final class Watcher: UIGestureRecognizer, UIGestureRecognizerDelegate {
    var log: Log?
    var refuses = false
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesBegan(presses, with: event)
      let keys = event.presses(for: self).compactMap { $0.key?.characters }
      log?.add("watcher began \(keys.count)")
      #expect(presses.first?.gestureRecognizers?.contains(self) == true)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      super.pressesEnded(presses, with: event)
      log?.add("watcher ended")
      state = .failed
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { !refuses }
  }

  let stage = TouchStage()
  let log = Log()
  let root: UIView
  let view: Pressed
  let listener: GestureLog

  init() {
    root = stage.add(UIView(), 0, 0, 200, 200)
    view = Pressed(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(view)
    view.log = log
    listener = GestureLog(log)
    view.becomeFirstResponder()
  }

  @Test("A tap recogniser around the first responder takes the select key, unless told of others; nothing is left")
  func tap() {
    let tap = UITapGestureRecognizer()
    #expect(tap.allowedPressTypes == [NSNumber(value: UIPress.PressType.select.rawValue)])
    listener.listen(tap, "tap", on: root)
    stage.key("return", isDown: true)
    stage.key("return", isDown: false)
    #expect(log.take() == ["view began", "tap ended", "view cancelled"])
    stage.key("escape", isDown: true)
    stage.key("escape", isDown: false)
    #expect(log.take() == ["view began", "view ended"])
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    tap.cancelsTouchesInView = false
    tap.delaysTouchesEnded = false
    stage.key("escape", isDown: true)
    stage.key("escape", isDown: false)
    #expect(log.take() == ["view began", "tap ended", "view ended"])
    #expect(tap.location(in: root) == CGPoint(x: 100, y: 100), "the middle of its view")
    stage.key("return", isDown: true)
    stage.key("return", isDown: false)
    #expect(log.take() == ["view began", "view ended"])
    #expect(stage.ingress.isIdle)
  }

  @Test("A key held for long is no tap, but a long press, which ends with it; two taps wait for one another")
  func long() {
    let (tap, twice, press) = (UITapGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer())
    twice.numberOfTapsRequired = 2
    tap.require(toFail: twice)
    listener.listen(tap, "tap", on: view)
    listener.listen(twice, "twice", on: view)
    listener.listen(press, "press", on: view)
    stage.key("return", isDown: true)
    stage.wait(1)
    #expect(log.take() == ["view began", "press began", "view cancelled"])
    stage.key("return", isDown: false)
    #expect(log.take() == ["press ended"])
    stage.key("return", isDown: true)
    stage.key("return", isDown: false)
    #expect(log.take() == ["view began"])
    stage.wait(1)
    #expect(log.take() == ["tap ended", "view cancelled"])
    for isDown in [true, false, true, false] { stage.key("return", isDown: isDown) }
    #expect(log.take() == ["view began", "view began", "twice ended", "view cancelled", "view cancelled"])
    stage.wait(2)
    #expect(stage.ingress.isIdle)
  }

  @Test("A recogniser of one's own gets presses; its delegate may refuse; one that knows none holds nothing back")
  func own() {
    final class Ignorant: UIGestureRecognizer {}
    let watcher = Watcher()
    watcher.log = log
    watcher.delegate = watcher
    watcher.delaysTouchesBegan = true
    view.addGestureRecognizer(watcher)
    view.addGestureRecognizer(Ignorant())
    view.addGestureRecognizer(UIPanGestureRecognizer())
    stage.key("return", isDown: true)
    #expect(log.take() == ["watcher began 1"])
    stage.key("return", isDown: true)
    stage.key("return", isDown: false)
    #expect(log.take() == ["watcher ended", "view began", "view ended"])
    watcher.refuses = true
    stage.key("return", isDown: true)
    stage.key("return", isDown: true)
    stage.key("return", isDown: false)
    #expect(log.take() == ["view began", "view changed", "view ended"])
    #expect(stage.ingress.isIdle)
  }

  @Test("What is typed is no gesture")
  func typed() {
    final class Field: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ new: String) { text += new }
      func deleteBackward() { text = String(text.dropLast()) }
    }
    let field = Field(frame: .zero)
    root.addSubview(field)
    field.becomeFirstResponder()
    listener.listen(UITapGestureRecognizer(), "tap", on: root)
    stage.key("return", isDown: true)
    stage.key("return", isDown: false)
    #expect(field.text == "\n" && log.take() == [])
  }

  @Test("A view that leaves, and an interruption, end what keys had begun")
  func lost() {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.1
    listener.listen(press, "press", on: root)
    stage.key("return", isDown: true)
    stage.wait(0.2)
    #expect(log.take() == ["view began", "press began", "view cancelled"])
    root.removeFromSuperview()
    #expect(log.take() == ["press cancelled"])
    stage.key("return", isDown: false)
    #expect(stage.ingress.isIdle && press.state == .possible)
    stage.window.addSubview(root)
    view.becomeFirstResponder()
    stage.key("return", isDown: true)
    stage.ingress.cancelAll()
    #expect(log.take() == ["view began", "view cancelled"])
    stage.key("return", isDown: false)
    #expect(log.take() == [])
    #expect(stage.ingress.isIdle)
  }
}
