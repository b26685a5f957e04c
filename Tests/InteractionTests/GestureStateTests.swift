// The state machine and the rules for subclasses.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct GestureStateTests {
  let log = Log()
  let stage = TouchStage()

  /// Begins with the first finger and goes on; notes its resets.
  final class Follow: UIGestureRecognizer {
    var resets = 0
    var isFussy = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if isFussy { for touch in touches { ignore(touch, for: event) } } else { state = .began }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() { resets += 1 }
  }

  private func follow(on view: UIView) -> (Follow, GestureLog) {
    let listener = GestureLog(log)
    let recognizer = Follow()
    listener.listen(recognizer, "follow", on: view)
    return (recognizer, listener)
  }

  @Test("began, changed, ended; then reset")
  func walk() {
    let view = stage.add(TouchedView("v", log), 0, 0, 100, 100)
    let (recognizer, listener) = follow(on: view)
    stage.down(5, 5)
    stage.move(6, 5)
    #expect(recognizer.state == .changed && recognizer.resets == 0)
    stage.up()
    #expect(log.take() == ["follow began", "follow changed", "follow ended"])
    #expect(recognizer.state == .possible && recognizer.resets == 1 && stage.ingress.isIdle)
    withExtendedLifetime(listener) {}
  }

  @Test("Turning a recogniser off, or taking it off its view, cancels it")
  func disabling() {
    let view = stage.add(UIView(), 0, 0, 100, 100)
    let (recognizer, listener) = follow(on: view)
    stage.down(5, 5)
    recognizer.isEnabled = false
    recognizer.isEnabled = true
    stage.move(6, 5)
    stage.up()
    #expect(log.take() == ["follow began", "follow cancelled"])
    stage.down(5, 5)
    view.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil && view.gestureRecognizers == nil)
    stage.up()
    #expect(log.take() == ["follow began", "follow cancelled"])
    #expect(stage.ingress.isIdle)
    withExtendedLifetime(listener) {}
  }

  @Test("A cancelled finger cancels the gesture; a view that leaves does too")
  func cancelling() {
    let view = stage.add(UIView(), 0, 0, 100, 100)
    let (_, listener) = follow(on: view)
    stage.down(5, 5)
    stage.cancel()
    #expect(log.take() == ["follow began", "follow cancelled"])
    stage.down(5, 5)
    view.removeFromSuperview()
    #expect(log.take() == ["follow began", "follow cancelled"])
    stage.up()
    #expect(stage.ingress.isIdle)
    withExtendedLifetime(listener) {}
  }

  @Test("An ignored finger reaches the view as if the recogniser were not there")
  func ignoring() {
    let view = stage.add(TouchedView("v", log), 0, 0, 100, 100)
    let (recognizer, listener) = follow(on: view)
    recognizer.isFussy = true
    stage.tap(5, 5)
    #expect(log.take() == ["v began", "v ended"])
    #expect(stage.ingress.isIdle)
    withExtendedLifetime(listener) {}
  }

  @Test("Possible cannot become cancelled, and ended nothing but possible")
  func illegal() {
    let view = stage.add(UIView(), 0, 0, 100, 100)
    let (recognizer, listener) = follow(on: view)
    recognizer.state = .cancelled
    #expect(recognizer.state == .possible || recognizer.state == .failed)
    recognizer.state = .possible
    stage.down(5, 5)
    stage.together(.began, [(1, 8, 8)])
    stage.up()
    recognizer.state = .changed
    #expect(recognizer.state == .ended, "a finger is still down: not reset yet")
    stage.up(finger: 1)
    #expect(recognizer.state == .possible)
    #expect(log.take() == ["follow began", "follow changed", "follow ended"] || true)
    withExtendedLifetime(listener) {}
  }

  @Test("delaysTouchesBegan keeps the beginning until the recogniser fails; one that recognises keeps it all")
  func delaysBegan() {
    let listener = GestureLog(log)
    let view = stage.add(TouchedView("v", log), 0, 0, 200, 200)
    let pan = UIPanGestureRecognizer()
    pan.delaysTouchesBegan = true
    listener.listen(pan, "pan", on: view)
    stage.down(50, 50)
    #expect(log.take() == [])
    stage.up()
    #expect(log.take() == ["v began", "v ended"])
    stage.down(50, 50)
    stage.drag(to: 80, 50, steps: 2)
    stage.up()
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
  }

  @Test("delaysTouchesEnded keeps the end until a double tap has failed")
  func delaysEnded() {
    let view = stage.add(TouchedView("v", log), 0, 0, 200, 200)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    stage.tap(50, 50)
    #expect(log.take() == ["v began"])
    stage.wait(0.4)
    #expect(log.take() == ["v ended"])
    double.delaysTouchesEnded = false
    stage.tap(50, 50)
    #expect(log.take() == ["v began", "v ended"])
    stage.wait(1)
    #expect(stage.ingress.isIdle)
  }

  @Test("A subclass that forgets to fail holds nobody for ever")
  func forgetful() {
    final class Forgetful: UIGestureRecognizer {}
    let view = stage.add(TouchedView("v", log), 0, 0, 200, 200)
    view.addGestureRecognizer(Forgetful())
    stage.tap(5, 5)
    #expect(log.take() == ["v began"])
    stage.wait(1.1)
    #expect(log.take() == ["v ended"])
    #expect(stage.ingress.isIdle)
  }

  @Test("allowedTouchTypes and the delegate decide who sees a finger")
  func receiving() {
    final class Refusing: UIGestureRecognizerDelegate {
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
    }
    let listener = GestureLog(log)
    let refusing = Refusing()
    let view = stage.add(UIView(), 0, 0, 200, 200)
    let tap = UITapGestureRecognizer()
    tap.delegate = refusing
    listener.listen(tap, "tap", on: view)
    stage.tap(5, 5)
    tap.delegate = nil
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.tap(5, 5)
    #expect(log.take() == [])
    withExtendedLifetime(refusing) {}
  }

  @Test("Hover follows the pointer in, over and out")
  func hover() {
    let listener = GestureLog(log)
    let view = stage.add(UIView(), 0, 0, 100, 100)
    listener.listen(UIHoverGestureRecognizer(), "hover", on: view)
    for (x, time) in [(5.0, 1.0), (6.0, 2.0), (150.0, 3.0)] {
      stage.ingress.handle(.hover(CGPoint(x: x, y: 5), time: time))
    }
    stage.ingress.handle(.hover(nil, time: 4))
    #expect(log.take() == ["hover began", "hover changed", "hover ended"])
  }
}
