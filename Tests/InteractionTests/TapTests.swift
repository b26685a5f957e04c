// Taps, and what decides between one and two.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct TapTests {
  let log = Log()
  let stage = TouchStage()

  /// A tap and a double tap on one view that notes its touches.
  private func two(related: Bool) -> GestureLog {
    let listener = GestureLog(log)
    let view = stage.add(TouchedView("v", log), 0, 0, 200, 200)
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    if related { single.require(toFail: double) }
    listener.listen(single, "single", on: view)
    listener.listen(double, "double", on: view)
    return listener
  }

  @Test("A tap fires when the finger is lifted, and takes it from the view")
  func tap() {
    let listener = GestureLog(log)
    let view = stage.add(TouchedView("v", log), 0, 0, 200, 200)
    let tap = UITapGestureRecognizer()
    listener.listen(tap, "tap", on: view)
    stage.tap(50, 60)
    #expect(log.take() == ["v began", "tap ended", "v cancelled"])
    #expect(tap.state == .possible && stage.ingress.isIdle)
    tap.cancelsTouchesInView = false
    stage.wait(1)
    stage.tap(50, 60)
    #expect(log.take() == ["v began", "tap ended", "v ended"])
  }

  @Test("GE-03a without a relation a double tap fires the single one first, then the double one")
  func unrelated() {
    let listener = two(related: false)
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.tap(50, 50)
    #expect(log.take().filter { !$0.hasPrefix("v") } == ["single ended", "double ended"])
    stage.wait(2)
    #expect(stage.ingress.isIdle)
    withExtendedLifetime(listener) {}
  }

  @Test("GE-03b a tap that requires the double one to fail fires late, or not at all")
  func related() {
    let listener = two(related: true)
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.tap(50, 50)
    stage.wait(2)
    #expect(log.take() == ["v began", "v began", "double ended", "v cancelled", "v cancelled"])
    stage.tap(50, 50)
    stage.wait(0.3)
    #expect(log.take() == ["v began"])
    stage.wait(0.1)
    #expect(log.take() == ["single ended", "v cancelled"])
    #expect(stage.ingress.isIdle)
    withExtendedLifetime(listener) {}
  }

  @Test("Tap slop: a finger that goes farther than ten points does not tap")
  func slop() {
    let listener = GestureLog(log)
    let view = stage.add(TouchedView("v", log), 0, 0, 200, 200)
    listener.listen(UITapGestureRecognizer(), "tap", on: view)
    stage.down(50, 50)
    stage.move(60, 50)
    stage.up()
    #expect(log.take() == ["v began", "v moved", "tap ended", "v cancelled"])
    stage.wait(1)
    stage.down(50, 50)
    stage.move(61, 50)
    stage.move(50, 50)
    stage.up()
    #expect(log.take() == ["v began", "v moved", "v moved", "v ended"])
  }

  @Test("A tap of two fingers")
  func twoFingers() {
    let listener = GestureLog(log)
    let view = stage.add(UIView(), 0, 0, 200, 200)
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    listener.listen(tap, "tap", on: view)
    stage.tap(50, 50)
    #expect(log.take() == [])
    stage.wait(1)
    stage.together(.began, [(0, 50, 50), (1, 100, 50)])
    stage.up(finger: 0)
    stage.up(finger: 1)
    #expect(log.take() == ["tap ended"])
    #expect(tap.location(in: view) == CGPoint(x: 75, y: 50) && stage.ingress.isIdle, "the middle of both")
  }

  @Test("Tap, double tap and long press on one view, with failure requirements")
  func tapDoubleTapLongPress() {
    let listener = GestureLog(log)
    let view = stage.add(UIView(), 0, 0, 200, 200)
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    single.require(toFail: press)
    listener.listen(single, "single", on: view)
    listener.listen(double, "double", on: view)
    listener.listen(press, "press", on: view)
    stage.tap(50, 50)
    stage.wait(1)
    #expect(log.take() == ["single ended"])
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.tap(50, 50)
    stage.wait(1)
    #expect(log.take() == ["double ended"])
    stage.down(50, 50)
    stage.wait(0.49)
    #expect(log.take() == [])
    stage.wait(0.02)
    stage.move(80, 80)
    stage.up()
    stage.wait(1)
    #expect(log.take() == ["press began", "press changed", "press ended"])
    #expect(stage.ingress.isIdle)
  }

  @Test("A long press fails when the finger moves ten points early; afterwards it may go anywhere")
  func longPressMovement() {
    let listener = GestureLog(log)
    let view = stage.add(UIView(), 0, 0, 200, 200)
    listener.listen(UILongPressGestureRecognizer(), "press", on: view)
    stage.down(50, 50)
    stage.move(61, 50)
    stage.wait(1)
    stage.up()
    #expect(log.take() == [])
  }
}
