// Buttons of a pointing device and modifier keys: on events, on recognisers, and who answers to which button.

import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct PointerButtonTests {
  private let log = Log()
  private let stage = TouchStage()

  private func click(_ buttons: Int, at x: CGFloat = 50, _ y: CGFloat = 50) {
    for phase in [HostTouch.Phase.began, .ended] {
      stage.wait(0.02)
      let touch = HostTouch.pointer(id: 9, phase, buttons: buttons, at: CGPoint(x: x, y: y))
      stage.ingress.handle(.touches([touch], time: stage.now))
    }
    stage.wait(0.5)
  }

  @MainActor
  private final class Taps {
    var masks: [UIEvent.ButtonMask] = []
    func tapped(_ tap: UIGestureRecognizer) { masks.append(tap.buttonMask) }
  }

  @Test("A tap answers to the first button unless another is required; fingers have none (documented)")
  func taps() {
    let view = stage.add(UIView(), 0, 0, 100, 100)
    let (plain, second) = (Taps(), Taps())
    let first = UITapGestureRecognizer(target: plain, action: Selector("tapped:", Taps.tapped))
    let other = UITapGestureRecognizer(target: second, action: Selector("tapped:", Taps.tapped))
    #expect(first.buttonMaskRequired == .primary)
    other.buttonMaskRequired = .secondary
    view.addGestureRecognizer(first)
    view.addGestureRecognizer(other)
    click(1)
    #expect(plain.masks == [.primary] && second.masks == [])
    click(2)
    #expect(plain.masks == [.primary] && second.masks == [.secondary])
    click(4)
    #expect(plain.masks.count == 1 && second.masks.count == 1)
    stage.tap(50, 50)
    #expect(plain.masks == [.primary, []])
    #expect(stage.ingress.isIdle)
  }

  private final class Noting: UIView {
    var masks: [UIEvent.ButtonMask] = []
    var types: [UITouch.TouchType] = []
    var modifiers: [UIKeyModifierFlags] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      masks.append(event?.buttonMask ?? [])
      modifiers.append(event?.modifierFlags ?? [])
      types += touches.map(\.type)
    }
  }

  @Test("Views get the touches of any button, and the event says which: also when it is released")
  func views() {
    let view = stage.add(Noting(), 0, 0, 100, 100)
    click(2)
    #expect(view.masks == [.secondary, .secondary] && view.types == [.indirectPointer, .indirectPointer])
    stage.tap(50, 50)
    #expect(view.masks.suffix(2) == [[], []], "nothing is left of it")
    #expect(UIEvent.ButtonMask.button(2) == .secondary && UIEvent.ButtonMask.button(1) == .primary)
  }

  @Test("A control is pressed with the first button alone (chosen)")
  func controls() {
    let button = stage.add(UIButton(type: .system), 0, 0, 100, 100)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    click(2)
    #expect(count == 0 && !button.isTracking)
    click(1)
    #expect(count == 1)
  }

  @Test("A pointer that is pressed and moved does not scroll (chosen)")
  func noDragging() {
    let scrollView = stage.add(UIScrollView(), 0, 0, 200, 200)
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    for (phase, y) in [(HostTouch.Phase.began, 150), (.moved, 120), (.moved, 60), (.ended, 60)] {
      stage.wait(0.02)
      let touch = HostTouch.pointer(id: 9, phase, buttons: 1, at: CGPoint(x: 50, y: CGFloat(y)))
      stage.ingress.handle(.touches([touch], time: stage.now))
    }
    #expect(scrollView.contentOffset == .zero)
    stage.wait(0.5)
    #expect(stage.ingress.isIdle)
  }

  @Test("Modifier keys that are held are on touches' events, and on recognisers (documented)")
  func modifiers() {
    let view = stage.add(Noting(), 0, 0, 100, 100)
    func key(_ usage: Int, _ flag: Int, isDown: Bool) {
      let key = HostKey(
        usage: usage, characters: "", charactersIgnoringModifiers: "", modifiers: isDown ? flag : 0, isDown: isDown)
      stage.ingress.handle(.key(key, time: stage.now))
    }
    key(0xE1, 1 << 17, isDown: true)
    key(0xE7, 1 << 20, isDown: true)
    stage.tap(50, 50)
    key(0xE1, 1 << 17, isDown: false)
    stage.tap(50, 50)
    key(0xE7, 1 << 20, isDown: false)
    stage.tap(50, 50)
    #expect(view.modifiers == [[.shift, .command], [.shift, .command], .command, .command, [], []])
    stage.wait(2)
  }
}
