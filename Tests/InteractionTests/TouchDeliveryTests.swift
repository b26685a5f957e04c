// Which view gets which phase of which finger.

import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct TouchDeliveryTests {
  let log = Log()
  let stage = TouchStage()

  @Test("All phases go to the view that was hit first, wherever the finger goes")
  func hitFirst() {
    _ = stage.add(TouchedView("a", log), 0, 0, 100, 100)
    _ = stage.add(TouchedView("b", log), 100, 0, 100, 100)
    stage.down(50, 50)
    stage.move(150, 50)
    stage.up()
    #expect(log.take() == ["a began", "a moved", "a ended"])
    #expect(stage.ingress.isIdle)
  }

  @Test("A touch knows its places in every view's coordinates")
  func locations() {
    let outer = stage.add(UIView(), 100, 100, 200, 200)
    final class Probe: UIView {
      var seen: [CGPoint] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          seen += [touch.location(in: self), touch.previousLocation(in: superview), touch.location(in: nil)]
        }
      }
    }
    let probe = Probe(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    outer.addSubview(probe)
    stage.down(120, 120)
    stage.move(125, 130)
    #expect(probe.seen == [CGPoint(x: 15, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 125, y: 130)])
    stage.up()
  }

  @Test("Unhandled touches walk up the responder chain")
  func chain() {
    let outer = stage.add(TouchedView("outer", log), 0, 0, 200, 200)
    outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    stage.tap(50, 50)
    #expect(log.take() == ["outer began", "outer ended"])
  }

  @Test("Without isMultipleTouchEnabled a view gets one finger at a time; with it all of them")
  func multipleTouch() {
    let view = stage.add(TouchedView("v", log), 0, 0, 200, 200)
    stage.down(50, 50)
    stage.down(60, 60, finger: 1)
    stage.up(finger: 1)
    stage.up()
    #expect(log.take() == ["v began", "v ended"])
    view.isMultipleTouchEnabled = true
    stage.together(.began, [(0, 50, 50), (1, 60, 60)])
    stage.together(.moved, [(0, 51, 50), (1, 61, 60)])
    stage.together(.ended, [(0, 51, 50), (1, 61, 60)])
    #expect(log.take() == ["v began ×2", "v moved ×2", "v ended ×2"])
  }

  @Test("An exclusive view keeps fingers from others, and gets none while others have one")
  func exclusive() {
    let a = stage.add(TouchedView("a", log), 0, 0, 100, 100)
    _ = stage.add(TouchedView("b", log), 100, 0, 100, 100)
    a.isExclusiveTouch = true
    stage.down(50, 50)
    stage.tap(150, 50, finger: 1)
    stage.up()
    #expect(log.take() == ["a began", "a ended"])
    stage.down(150, 50)
    stage.tap(50, 50, finger: 1)
    stage.up()
    #expect(log.take() == ["b began", "b ended"])
  }

  @Test("Taps in quick succession and one place are counted")
  func tapCount() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let view = stage.add(Counter(), 0, 0, 400, 400)
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.tap(52, 50)
    stage.wait(0.5)
    stage.tap(52, 50)
    stage.wait(0.1)
    stage.tap(300, 300)
    #expect(view.counts == [1, 2, 1, 1])
  }

  @Test("A view that leaves its window has its fingers cancelled, at once and once")
  func leaving() {
    let outer = stage.add(UIView(), 0, 0, 200, 200)
    let view = TouchedView("v", log)
    view.frame = outer.bounds
    outer.addSubview(view)
    stage.down(50, 50)
    outer.removeFromSuperview()
    log.add("removed")
    stage.move(60, 60)
    stage.up()
    #expect(log.take() == ["v began", "v cancelled", "removed"])
    #expect(stage.ingress.isIdle)
  }

  @Test("A finger whose end was lost is cancelled when its id comes again")
  func lostEnd() {
    _ = stage.add(TouchedView("v", log), 0, 0, 200, 200)
    stage.down(50, 50)
    stage.down(60, 60)
    stage.up()
    stage.up()
    #expect(log.take() == ["v began", "v cancelled", "v began", "v ended"])
    #expect(stage.ingress.isIdle)
  }

  @Test("A window that keeps an event from super leaves nobody waiting")
  func swallowed() {
    final class Swallowing: UIWindow {
      var swallows = false
      override func sendEvent(_ event: UIEvent) {
        if !swallows { super.sendEvent(event) }
      }
    }
    let window = Swallowing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let ingress = HostEventIngress(windows: { [window] })
    let view = TouchedView("v", log)
    view.frame = window.bounds
    window.addSubview(view)
    view.addGestureRecognizer(UIPanGestureRecognizer())
    func send(_ phase: HostTouch.Phase, _ time: Double) {
      ingress.handle(.touches([HostTouch(id: 0, phase: phase, location: CGPoint(x: 5, y: 5))], time: time))
    }
    send(.began, 1)
    window.swallows = true
    send(.ended, 2)
    #expect(log.take() == ["v began", "v cancelled"])
    #expect(ingress.isIdle)
  }

  @Test("Places between two reports are coalesced touches, the newest last")
  func coalesced() {
    final class Probe: UIView {
      var xs: [[CGFloat]] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          xs.append((event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: self).x })
        }
      }
    }
    let probe = stage.add(Probe(), 0, 0, 200, 200)
    stage.down(10, 10)
    var report = HostTouch(id: 0, phase: .moved, location: CGPoint(x: 40, y: 10))
    report.passed = [
      .init(location: CGPoint(x: 20, y: 10), time: 1.001), .init(location: CGPoint(x: 30, y: 10), time: 1.002),
    ]
    stage.ingress.handle(.touches([report], time: 1.003))
    stage.move(50, 10)
    #expect(probe.xs == [[20, 30, 40], [50]])
    stage.up()
  }

  @Test("A moving finger is foretold a frame ahead; one that stands still is not")
  func predicted() {
    final class Probe: UIView {
      var places: [[CGPoint]] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          places.append((event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) })
        }
      }
    }
    let probe = stage.add(Probe(), 0, 0, 200, 200)
    stage.down(10, 10)
    stage.move(20, 15, after: 1.0 / 60)
    #expect(probe.places.count == 1)
    #expect(
      probe.places[0].count == 1 && abs(probe.places[0][0].x - 30) < 1e-6 && abs(probe.places[0][0].y - 20) < 1e-6)
    stage.up()
  }

  @Test("The window in front that is hit gets the finger; events before the last one count as the last")
  func windows() {
    let back = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let front = UIWindow(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    let (a, b) = (TouchedView("back", log), TouchedView("front", log))
    a.frame = back.bounds
    b.frame = front.bounds
    back.addSubview(a)
    front.addSubview(b)
    for window in [front, back] { window.isHidden = false }
    let ingress = HostEventIngress(windows: { [front, back] })
    func tap(_ place: CGPoint, _ time: Double) {
      ingress.handle(.touches([HostTouch(id: 0, phase: .began, location: place)], time: time))
      ingress.handle(.touches([HostTouch(id: 0, phase: .ended, location: place)], time: time - 3))
    }
    tap(CGPoint(x: 60, y: 60), 10)
    tap(CGPoint(x: 20, y: 20), 11)
    #expect(log.take() == ["front began", "front ended", "back began", "back ended"])
    #expect(ingress.now == 11)
  }
}
