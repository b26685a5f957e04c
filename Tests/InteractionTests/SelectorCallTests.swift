// Selectors in Foundation's hands: observers of notifications, timers, delayed calls.

import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct SelectorCallTests {
  final class Listener: NSObject {
    var heard: [String] = []
    var isOn = false
    func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func fired(_ timer: Timer) { heard.append("timer") }
    func plain() { heard.append("plain") }
    func with(_ value: Any?) { heard.append("with \(value.map { "\($0)" } ?? "nil")") }
  }

  private let center = NotificationCenter()
  private let first = Notification.Name("first"), second = Notification.Name("second")

  @Test("An observer hears what it asked for until it is removed, by name or altogether")
  func observers() {
    let listener = Listener()
    let note = Selector("note:", Listener.note)
    let sender = NSObject()
    center.addObserver(listener, selector: note, name: first, object: nil)
    center.addObserver(listener, selector: note, name: second, object: sender)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    center.post(name: second, object: sender)
    #expect(listener.heard == ["first", "second"])
    center.removeObserver(listener, name: first, object: nil)
    center.post(name: first, object: nil)
    center.post(name: second, object: sender)
    #expect(listener.heard == ["first", "second", "second"])
    center.removeObserver(listener)
    center.post(name: second, object: sender)
    #expect(listener.heard.count == 3)
  }

  @Test("Observers are not owned, and a closure's token is still removed by removeObserver")
  func lifetime() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Selector("note:", Listener.note), name: first, object: nil)
    }
    #expect(gone == nil)
    center.post(name: first, object: nil)
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: first, object: nil)
    center.removeObserver(token)
    center.post(name: first, object: nil)
    #expect(count == 1)
  }

  @Test("A timer calls its target's method with itself, and keeps the target until it is invalidated")
  func timers() {
    let listener = Listener()
    let timer = Timer(
      timeInterval: 1000, target: listener, selector: Selector("fired:", Listener.fired), userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    #expect(listener.heard == ["timer", "timer"])
    timer.invalidate()
  }

  private func turn() { _ = RunLoop.current.run(mode: .default, before: Date() + 0.01) }

  @Test("perform calls at once, or from the run loop; what was cancelled is not called")
  func performing() {
    let listener = Listener()
    let (plain, with) = (Selector("plain", Listener.plain), Selector("with:", Listener.with))
    #expect(listener.responds(to: plain) && !NSObject().responds(to: plain) && !listener.responds(to: Selector("x")))
    listener.perform(plain)
    listener.perform(with, with: 3)
    #expect(listener.heard == ["plain", "with 3"])
    listener.perform(plain, with: nil, afterDelay: 0)
    listener.perform(with, with: nil, afterDelay: 0)
    #expect(listener.heard.count == 2)
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: with, object: nil)
    for _ in 0..<100 where listener.heard.count == 2 { turn() }
    #expect(listener.heard == ["plain", "with 3", "plain"])
    listener.perform(plain, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    turn()
    #expect(listener.heard.count == 3)
  }

  @Test("A getter and a setter as selectors, as the translator writes them")
  func accessors() {
    let listener = Listener()
    let setter = Selector("setIsOn:", { (target: Listener) in { target.isOn = $0 } })
    listener.perform(setter, with: true)
    #expect(listener.isOn)
    #expect(listener.responds(to: Selector("isOn", { (target: Listener) in { target.isOn } })))
  }
}
