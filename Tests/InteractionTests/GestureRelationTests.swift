// Who wins: exclusion, simultaneous recognition, failure requirements, shouldBegin.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct GestureRelationTests {
  let log = Log()
  let stage = TouchStage()

  final class Delegate: UIGestureRecognizerDelegate {
    var isSimultaneous = false
    var begins = true
    var requiresFailure = false
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requiresFailure }
  }

  private func pans() -> (inner: UIPanGestureRecognizer, outer: UIPanGestureRecognizer, GestureLog) {
    let listener = GestureLog(log)
    let outerView = stage.add(UIView(), 0, 0, 300, 300)
    let innerView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outerView.addSubview(innerView)
    let (inner, outer) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    listener.listen(inner, "inner", on: innerView)
    listener.listen(outer, "outer", on: outerView)
    return (inner, outer, listener)
  }

  private func swipe() {
    stage.down(20, 20)
    stage.drag(to: 60, 20, steps: 2)
    stage.up()
    stage.wait(1)
  }

  @Test("The first to recognise fails the others; of equals the inner one is first")
  func exclusion() {
    let (_, _, listener) = pans()
    swipe()
    #expect(log.take() == ["inner began", "inner changed", "inner ended"])
    withExtendedLifetime(listener) {}
  }

  @Test("Both go together when either delegate says so")
  func simultaneous() {
    let (_, outer, listener) = pans()
    let delegate = Delegate()
    delegate.isSimultaneous = true
    outer.delegate = delegate
    swipe()
    #expect(
      log.take() == [
        "inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended",
      ])
    withExtendedLifetime((delegate, listener)) {}
  }

  @Test("One that should not begin fails, and the next one has its turn")
  func shouldBegin() {
    let (inner, _, listener) = pans()
    let delegate = Delegate()
    delegate.begins = false
    inner.delegate = delegate
    swipe()
    #expect(log.take() == ["outer began", "outer changed", "outer ended"])
    withExtendedLifetime((delegate, listener)) {}
  }

  @Test("Views between the finger and the recogniser's are asked whether it should begin")
  func viewShouldBegin() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UIPanGestureRecognizer)
      }
    }
    let listener = GestureLog(log)
    let outer = stage.add(UIView(), 0, 0, 300, 300)
    let refusing = Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(refusing)
    listener.listen(UIPanGestureRecognizer(), "pan", on: outer)
    swipe()
    #expect(log.take() == [])
    stage.down(150, 150)
    stage.drag(to: 200, 150, steps: 1)
    stage.up()
    #expect(log.take() == ["pan began", "pan ended"])
  }

  @Test("A requirement through the delegate holds the pan until the swipe has failed")
  func dynamicRequirement() {
    let listener = GestureLog(log)
    let delegate = Delegate()
    delegate.requiresFailure = true
    let view = stage.add(UIView(), 0, 0, 300, 300)
    let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    pan.delegate = delegate
    listener.listen(pan, "pan", on: view)
    listener.listen(swipe, "swipe", on: view)
    stage.down(20, 20)
    stage.drag(to: 100, 20, steps: 8)
    stage.up()
    #expect(log.take() == ["swipe ended"])
    stage.down(20, 20)
    stage.move(20, 40)
    #expect(log.take() == [])
    stage.move(20, 90)
    stage.move(20, 100)
    #expect(pan.translation(in: view).y == 70)
    stage.up()
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    withExtendedLifetime(delegate) {}
  }

  @Test("A pan that waited to the end is told as begun and ended")
  func lateBeginning() {
    let listener = GestureLog(log)
    let view = stage.add(UIView(), 0, 0, 300, 300)
    let (pan, double) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    // Fails with the pan's own movement, at once.
    pan.require(toFail: double)
    listener.listen(pan, "pan", on: view)
    listener.listen(double, "double", on: view)
    stage.down(20, 20)
    stage.drag(to: 60, 20, steps: 2)
    stage.up()
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
  }

  @Test("Recognisers that wait for each other fail, and nothing is stuck")
  func circle() {
    let (inner, outer, listener) = pans()
    inner.require(toFail: outer)
    outer.require(toFail: inner)
    swipe()
    #expect(stage.ingress.isIdle)
    #expect(log.take().filter { $0.hasPrefix("inner") }.isEmpty)
    withExtendedLifetime(listener) {}
  }

  @Test("An action that removes the view, or turns the other off, does no harm")
  func meddling() {
    let view = stage.add(TouchedView("v", log), 0, 0, 300, 300)
    @MainActor final class Meddler {
      func fired(_ recognizer: UIGestureRecognizer) { recognizer.view?.removeFromSuperview() }
    }
    let meddler = Meddler()
    let pan = UIPanGestureRecognizer(target: meddler, action: Selector("fired:", Meddler.fired))
    view.addGestureRecognizer(pan)
    swipe()
    #expect(log.take() == ["v began", "v cancelled"])
    #expect(pan.state == .possible && stage.ingress.isIdle)
  }
}
