// Pans, edge pans, pinches, rotations and swipes.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct PanTests {
  let log = Log()
  let stage = TouchStage()

  @Test("Pan slop: ten points are the price, then every point counts")
  func slop() {
    let view = stage.add(UIView(), 0, 0, 300, 300)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.down(100, 100)
    stage.move(100, 110)
    #expect(pan.state == .possible)
    stage.move(100, 112)
    #expect(pan.state == .began && pan.translation(in: view) == CGPoint(x: 0, y: 2))
    stage.move(100, 130)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 20))
    pan.setTranslation(.zero, in: view)
    stage.move(105, 130)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
    stage.up()
  }

  @Test("Velocity is that of the last tenth of a second, and none after standing still")
  func velocity() {
    let view = stage.add(UIView(), 0, 0, 300, 300)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.down(10, 10)
    for x in 1...20 { stage.move(10 + CGFloat(x) * 10, 10) }
    #expect(abs(pan.velocity(in: view).x - 1000) < 1e-6)
    stage.wait(0.2)
    #expect(pan.velocity(in: view) == .zero)
    stage.up()
  }

  @Test("A second finger does not make the translation jump")
  func fingersComeAndGo() {
    let view = stage.add(UIView(), 0, 0, 300, 300)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.down(100, 100)
    stage.move(120, 100)
    stage.down(200, 200, finger: 1)
    stage.move(130, 100)
    #expect(pan.translation(in: view) == CGPoint(x: 15, y: 0), "half of what one of two fingers moved")
    stage.up(finger: 1)
    stage.move(140, 100)
    #expect(pan.translation(in: view) == CGPoint(x: 25, y: 0))
    stage.up()
    #expect(pan.state == .possible && stage.ingress.isIdle)
  }

  @Test("An edge pan begins at its edge and goes inwards")
  func edge() {
    let listener = GestureLog(log)
    let view = stage.add(UIView(), 0, 0, 400, 800)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    listener.listen(pan, "edge", on: view)
    for (x, to) in [(100.0, 200.0), (5.0, 100.0), (5.0, -100.0)] {
      stage.down(x, 100)
      stage.drag(to: to, 100, steps: 2)
      stage.up()
      log.add("–")
    }
    #expect(log.take() == ["–", "edge began", "edge changed", "edge ended", "–", "–"])
  }

  @Test("Two fingers pinch and rotate one view, together")
  func pinchAndRotation() {
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let (listener, both) = (GestureLog(log), Both())
    let view = stage.add(UIView(), 0, 0, 400, 400)
    let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    pinch.delegate = both
    listener.listen(pinch, "pinch", on: view)
    listener.listen(rotation, "rotation", on: view)
    stage.together(.began, [(0, 150, 200), (1, 250, 200)])
    stage.together(.moved, [(0, 140, 200), (1, 260, 200)])
    stage.together(.moved, [(0, 80, 200), (1, 320, 200)])
    #expect(pinch.scale == 2)
    stage.together(.moved, [(0, 200, 80), (1, 200, 320)])
    stage.together(.moved, [(0, 320, 200), (1, 80, 200)])
    #expect(abs(rotation.rotation - .pi / 2) < 1e-9 && pinch.scale == 2)
    stage.up(finger: 0)
    stage.up(finger: 1)
    #expect(
      log.take() == [
        "pinch began", "pinch changed", "pinch changed", "rotation began", "pinch changed", "rotation changed",
        "pinch ended", "rotation ended",
      ])
    #expect(stage.ingress.isIdle)
    withExtendedLifetime(both) {}
  }

  @Test("A swipe goes its way, fast and straight")
  func swipe() {
    let listener = GestureLog(log)
    let view = stage.add(UIView(), 0, 0, 400, 400)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .up]
    listener.listen(swipe, "swipe", on: view)
    for (x, y) in [(100.0, 200.0), (200.0, 100.0), (300.0, 200.0), (120.0, 280.0)] {
      stage.down(200, 200)
      stage.drag(to: x, y, steps: 5)
      stage.up()
      log.add("–")
    }
    stage.down(200, 200)
    stage.move(190, 200)
    stage.wait(0.6)
    stage.move(100, 200)
    stage.up()
    #expect(log.take() == ["swipe ended", "–", "swipe ended", "–", "–", "–"])
  }
}
