// Where gestures say that they are: the middle, and each finger that is counted. Also how fast pinches and rotations go when
// their action sets them back, and what views hear of several fingers that are taken from them.

import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@Suite("Places and speeds of gestures")
@MainActor
struct GesturePlaceTests {
  let log = Log()
  let stage = TouchStage()

  /// Asks a recogniser in its action for all that it has.
  @MainActor
  private final class Asking {
    var middles: [CGPoint] = []
    var fingers: [[CGPoint]] = []
    var speeds: [CGFloat] = []

    func listen(_ recognizer: UIGestureRecognizer, on view: UIView) {
      recognizer.addTarget(self, action: Selector("fired:", Asking.fired))
      view.addGestureRecognizer(recognizer)
    }

    func fired(_ recognizer: UIGestureRecognizer) {
      middles.append(recognizer.location(in: recognizer.view))
      fingers.append(
        (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: recognizer.view) })
      if let pinch = recognizer as? UIPinchGestureRecognizer {
        speeds.append(pinch.velocity)
        pinch.scale = 1
      }
      if let rotation = recognizer as? UIRotationGestureRecognizer {
        speeds.append(rotation.velocity)
        rotation.rotation = 0
      }
    }
  }

  @Test("A tap that waited for a double one still knows its finger; a double tap is where the first was (documented)")
  func taps() {
    let view = stage.add(UIView(), 10, 10, 300, 300)
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    let (one, two) = (Asking(), Asking())
    one.listen(tap, on: view)
    two.listen(double, on: view)
    stage.tap(110, 60)
    stage.wait(1)
    #expect(one.fingers == [[CGPoint(x: 100, y: 50)]] && one.middles == [CGPoint(x: 100, y: 50)])
    #expect(tap.numberOfTouches == 0 && two.fingers.isEmpty)
    stage.tap(110, 60)
    stage.wait(0.1)
    stage.tap(130, 80)
    stage.wait(1)
    #expect(two.fingers == [[CGPoint(x: 100, y: 50)]] && two.middles == [CGPoint(x: 100, y: 50)])
    #expect(one.fingers.count == 1 && stage.ingress.isIdle)
  }

  @Test("A tap of two fingers is in their middle, however they are lifted; two of them make a double one")
  func twoFingers() {
    let view = stage.add(UIView(), 0, 0, 300, 300)
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    for recognizer in [tap, double] { recognizer.numberOfTouchesRequired = 2 }
    double.numberOfTapsRequired = 2
    let (one, two) = (Asking(), Asking())
    one.listen(tap, on: view)
    two.listen(double, on: view)
    let places = [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 70)]
    stage.together(.began, [(0, 50, 50), (1, 150, 70)])
    stage.up(finger: 0)
    stage.up(finger: 1)
    #expect(one.fingers == [places] && one.middles == [CGPoint(x: 100, y: 60)])
    stage.together(.began, [(0, 60, 50), (1, 160, 70)])
    stage.together(.ended, [(0, 60, 50), (1, 160, 70)])
    #expect(two.fingers == [places] && two.middles == [CGPoint(x: 100, y: 60)])
    stage.wait(1)
    #expect(stage.ingress.isIdle)
  }

  @Test("A key taps without fingers, in the middle of the view")
  func keys() {
    final class Focused: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let view = stage.add(Focused(), 0, 0, 100, 60)
    view.becomeFirstResponder()
    let asking = Asking()
    asking.listen(UITapGestureRecognizer(), on: view)
    stage.key("return", isDown: true)
    stage.key("return", isDown: false)
    #expect(asking.fingers == [[]] && asking.middles == [CGPoint(x: 50, y: 30)])
  }

  @Test("A swipe is where it began (documented)")
  func swipe() {
    let view = stage.add(UIView(), 0, 0, 400, 400)
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    let asking = Asking()
    asking.listen(swipe, on: view)
    stage.together(.began, [(0, 50, 50), (1, 50, 90)])
    for x in [80.0, 120, 200] { stage.together(.moved, [(0, x, 50), (1, x, 90)]) }
    stage.together(.ended, [(0, 200, 50), (1, 200, 90)])
    #expect(asking.middles == [CGPoint(x: 50, y: 70)])
    #expect(asking.fingers == [[CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 90)]])
  }

  @Test("Whatever a recogniser counts, it can tell, in every action of its life")
  func everyKind() {
    let view = stage.add(UIView(), 0, 0, 400, 400)
    let kinds = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
    ]
    for kind in kinds {
      let asking = Asking()
      asking.listen(kind, on: view)
      for last in [HostTouch.Phase.ended, .cancelled] {
        stage.tap(100, 100)
        stage.wait(1)
        stage.down(100, 100)
        stage.down(100, 200, finger: 1)
        stage.together(.moved, [(0, 180, 100), (1, 100, 260)])
        stage.report(0, last, CGPoint(x: 180, y: 100))
        stage.report(1, last, CGPoint(x: 100, y: 260))
        stage.wait(1)
        stage.down(100, 100)
        stage.wait(1)
        stage.drag(to: 200, 100, steps: 4)
        stage.report(0, last, CGPoint(x: 200, y: 100))
        stage.down(100, 100)
        stage.drag(to: 200, 100, steps: 4)
        stage.wait(1)
        kind.isEnabled = false
        kind.isEnabled = true
        stage.up()
        stage.wait(1)
      }
      #expect(!asking.middles.isEmpty, "\(type(of: kind))")
      #expect(stage.ingress.isIdle)
      view.removeGestureRecognizer(kind)
    }
  }

  @Test("A pinch whose action sets its scale back goes as fast as the fingers, also when they are lifted")
  func pinchSpeed() {
    let view = stage.add(UIView(), 0, 0, 400, 400)
    let (pinch, asking) = (UIPinchGestureRecognizer(), Asking())
    asking.listen(pinch, on: view)
    var half: CGFloat = 50
    stage.together(.began, [(0, 150, 200), (1, 250, 200)])
    for _ in 0..<8 {
      half *= 1.1
      stage.together(.moved, [(0, 200 - half, 200), (1, 200 + half, 200)])
    }
    stage.together(.ended, [(0, 200 - half, 200), (1, 200 + half, 200)])
    // A tenth more every hundredth of a second: ten times itself a second.
    let steady = asking.speeds.dropFirst(2).dropLast()
    #expect(steady.count >= 5 && steady.allSatisfy { abs($0 - 10) < 1e-6 }, "\(asking.speeds)")
    #expect(abs((asking.speeds.last ?? 0) - 10 / 1.1) < 1e-6, "as fast as before, of a scale that is less by a tenth")
  }

  @Test("A rotation whose action sets it back goes as fast as the fingers; after standing still it has no speed")
  func rotationSpeed() {
    let view = stage.add(UIView(), 0, 0, 400, 400)
    let (rotation, asking) = (UIRotationGestureRecognizer(), Asking())
    asking.listen(rotation, on: view)
    func places(_ step: Int) -> [(Int, CGFloat, CGFloat)] {
      let (x, y) = (cos(0.05 * CGFloat(step)) * 100, sin(0.05 * CGFloat(step)) * 100)
      return [(0, 200 - x, 200 - y), (1, 200 + x, 200 + y)]
    }
    stage.together(.began, places(0))
    for step in 1...10 { stage.together(.moved, places(step)) }
    let steady = asking.speeds.dropFirst()
    #expect(steady.count >= 5 && steady.allSatisfy { abs($0 - 5) < 1e-6 }, "\(asking.speeds)")
    stage.together(.ended, places(10), after: 0.5)
    #expect(asking.speeds.last == 0)
  }

  @Test("Setting a scale counts from there: what was before has no part in the speed")
  func anew() {
    let view = stage.add(UIView(), 0, 0, 400, 400)
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    stage.together(.began, [(0, 150, 200), (1, 250, 200)])
    for half in [60.0, 80, 100] { stage.together(.moved, [(0, 200 - half, 200), (1, 200 + half, 200)]) }
    pinch.scale = 2
    #expect(pinch.velocity == 0)
    stage.together(.moved, [(0, 99, 200), (1, 301, 200)])
    #expect(abs(pinch.scale - 2.02) < 1e-9 && abs(pinch.velocity - 2) < 1e-6)
  }

  @Test("Two fingers that are taken from a view are told of in one call, two taps in two")
  func takenTogether() {
    let view = stage.add(TouchedView("v", log), 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    let pinch = UIPinchGestureRecognizer()
    view.addGestureRecognizer(pinch)
    stage.down(150, 200)
    stage.down(250, 200, finger: 1)
    stage.together(.moved, [(0, 100, 200), (1, 300, 200)])
    #expect(log.take() == ["v began", "v began", "v cancelled ×2"])
    stage.together(.ended, [(0, 100, 200), (1, 300, 200)])
    #expect(log.take() == [])
    view.removeGestureRecognizer(pinch)
    stage.together(.began, [(0, 150, 200), (1, 250, 200)])
    view.removeFromSuperview()
    #expect(log.take() == ["v began ×2", "v cancelled ×2"])
    stage.together(.ended, [(0, 150, 200), (1, 250, 200)])
    stage.window.addSubview(view)
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    view.addGestureRecognizer(tap)
    stage.together(.began, [(0, 150, 200), (1, 250, 200)])
    stage.up(finger: 0)
    stage.up(finger: 1)
    #expect(log.take() == ["v began ×2", "v cancelled ×2"])
    stage.together(.began, [(0, 150, 200), (1, 250, 200)])
    stage.ingress.cancelAll()
    #expect(log.take() == ["v began ×2", "v cancelled ×2"])
    #expect(stage.ingress.isIdle)
  }

  @Test("A pointer over a view hinders no press: the view hears of it at once, a tap and a button work")
  func hover() {
    let view = stage.add(TouchedView("v", log), 0, 0, 100, 100)
    let button = stage.add(UIButton(type: .system), 0, 100, 100, 100)
    let (listener, hover) = (GestureLog(log), UIHoverGestureRecognizer())
    listener.listen(hover, "hover", on: view)
    button.addGestureRecognizer(UIHoverGestureRecognizer())
    button.addAction(UIAction { _ in log.add("button") }, for: .touchUpInside)
    func click(_ y: CGFloat) {
      for phase in [HostTouch.Phase.began, .ended] {
        stage.wait(0.02)
        let touch = HostTouch.pointer(id: 9, phase, buttons: 1, at: CGPoint(x: 50, y: y))
        stage.ingress.handle(.touches([touch], time: stage.now))
      }
    }
    click(50)
    #expect(log.take() == ["v began", "v ended"], "before the pointer was seen")
    stage.ingress.handle(.hover(CGPoint(x: 50, y: 50), time: stage.now))
    click(50)
    stage.tap(50, 50)
    #expect(log.take() == ["hover began", "v began", "v ended", "v began", "v ended"])
    listener.listen(UITapGestureRecognizer(), "tap", on: view)
    stage.wait(1)
    click(50)
    #expect(log.take() == ["v began", "tap ended", "v cancelled"])
    stage.ingress.handle(.hover(CGPoint(x: 50, y: 150), time: stage.now))
    click(150)
    #expect(log.take() == ["hover ended", "button"])
    #expect(hover.state == .possible && stage.ingress.isIdle)
  }
}
