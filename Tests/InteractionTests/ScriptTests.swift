// Whole gestures against whole trees: the exact order of every callback.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ScriptTests {
  let log = Log()
  let stage = TouchStage()

  /// A control in a scroll view.
  private func buttonInScrollView(cancels: Bool = false) -> (UIScrollView, UIControl, [AnyObject]) {
    final class Cancelling: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let scroll = ScrollLog(log)
    let listener = ControlTests.Listener(log)
    let view = stage.add(cancels ? Cancelling() : UIScrollView(), 0, 0, 300, 400)
    view.contentSize = CGSize(width: 300, height: 2000)
    view.delegate = scroll
    let control = UIControl(frame: CGRect(x: 50, y: 100, width: 200, height: 50))
    view.addSubview(control)
    listener.listen(control)
    return (view, control, [scroll, listener])
  }

  @Test("A control in a scroll view: a quick tap presses and releases it at once")
  func quickTap() {
    let (_, _, keep) = buttonInScrollView()
    stage.down(100, 120)
    #expect(log.take() == [], "held back: it may be a drag")
    stage.up(after: 0.05)
    #expect(log.take() == ["down", "up inside"])
    withExtendedLifetime(keep) {}
  }

  @Test("A control in a scroll view: pressed after 150 ms; dragged off, it keeps the finger")
  func dragOff() {
    let (view, control, keep) = buttonInScrollView()
    stage.down(100, 120)
    stage.wait(0.14)
    #expect(log.take() == [] && view.isTracking)
    stage.wait(0.02)
    #expect(log.take() == ["down"] && control.isHighlighted)
    stage.move(100, 125)
    stage.move(100, 330)
    stage.up()
    #expect(log.take() == ["drag inside", "drag exit", "up outside"])
    #expect(view.contentOffset == .zero && stage.ingress.isIdle)
    withExtendedLifetime(keep) {}
  }

  @Test("A control in a scroll view that may cancel touches: the scroll takes over")
  func scrollTakesOver() {
    let (view, control, keep) = buttonInScrollView(cancels: true)
    stage.down(100, 320)
    stage.up()
    _ = log.take()
    stage.wait(1)
    stage.down(100, 140)
    stage.wait(0.2)
    stage.move(100, 120)
    #expect(log.take() == ["down", "will begin dragging", "cancel"])
    #expect(view.contentOffset.y == 10 && !control.isTracking && view.isDragging)
    stage.up(after: 1)
    #expect(log.take() == ["will end dragging", "did end dragging"])
    withExtendedLifetime(keep) {}
  }

  @Test("A control in a scroll view: a drag at once scrolls, and the control hears nothing")
  func scrollAtOnce() {
    let (view, _, keep) = buttonInScrollView()
    stage.down(100, 140)
    stage.move(100, 110)
    stage.up(after: 1)
    #expect(log.take() == ["will begin dragging", "will end dragging", "did end dragging"])
    #expect(view.contentOffset.y == 20)
    withExtendedLifetime(keep) {}
  }

  @Test("canCancelContentTouches off: content that has the finger keeps it")
  func cannotCancel() {
    let scroll = ScrollLog(log)
    let view = stage.add(UIScrollView(), 0, 0, 300, 400)
    view.contentSize = CGSize(width: 300, height: 2000)
    view.delegate = scroll
    let child = TouchedView("child", log)
    child.frame = CGRect(x: 0, y: 0, width: 300, height: 2000)
    view.addSubview(child)
    view.canCancelContentTouches = false
    stage.down(100, 200)
    stage.wait(0.2)
    stage.move(100, 150)
    stage.up()
    #expect(log.take() == ["child began", "child moved", "child ended"])
    view.canCancelContentTouches = true
    stage.down(100, 200)
    stage.wait(0.2)
    stage.move(100, 150)
    stage.up(after: 1)
    #expect(
      log.take() == ["child began", "will begin dragging", "child cancelled", "will end dragging", "did end dragging"])
    withExtendedLifetime(scroll) {}
  }

  @Test("touchesShouldBegin off: the content never gets the finger")
  func shouldNotBegin() {
    final class Refusing: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
    }
    let view = stage.add(Refusing(), 0, 0, 300, 400)
    let child = TouchedView("child", log)
    child.frame = view.bounds
    view.addSubview(child)
    stage.tap(100, 100)
    #expect(log.take() == [] && stage.ingress.isIdle)
  }

  /// A vertical scroll view on each page of a paging one, and a view with a pan in the first.
  private func nested() -> (outer: UIScrollView, inner: UIScrollView, handle: UIView, [AnyObject]) {
    let (outerLog, innerLog) = (ScrollLog(log), ScrollLog(log))
    (outerLog.name, innerLog.name) = ("outer", "inner")
    let outer = stage.add(UIScrollView(), 0, 0, 300, 400)
    outer.isPagingEnabled = true
    outer.contentSize = CGSize(width: 900, height: 400)
    outer.delegate = outerLog
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 300, height: 2000)
    inner.delegate = innerLog
    outer.addSubview(inner)
    let handle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.addSubview(handle)
    return (outer, inner, handle, [outerLog, innerLog])
  }

  @Test("A scroll view in a paging one: each takes the drags along its own axis")
  func nestedAxes() {
    let (outer, inner, _, keep) = nested()
    stage.down(200, 300)
    stage.drag(to: 200, 200, steps: 5)
    stage.up(after: 1)
    #expect(inner.contentOffset.y == 90 && outer.contentOffset.x == 0)
    #expect(log.take() == ["inner will begin dragging", "inner will end dragging", "inner did end dragging"])
    stage.down(250, 300)
    stage.drag(to: 100, 310, steps: 5)
    stage.up(after: 0)
    stage.frames(3)
    #expect(outer.contentOffset.x == 300 && inner.contentOffset.y == 90)
    #expect(
      log.take() == [
        "outer will begin dragging", "outer will end dragging", "outer did end dragging, decelerates",
        "outer will begin decelerating", "outer did end decelerating",
      ])
    withExtendedLifetime(keep) {}
  }

  @Test("A pan inside a scroll view inside a paging scroll view: the innermost has the finger")
  func panInNested() {
    let (outer, inner, handle, keep) = nested()
    let listener = GestureLog(log)
    listener.listen(UIPanGestureRecognizer(), "pan", on: handle)
    stage.down(50, 50)
    stage.drag(to: 50, 90, steps: 2)
    stage.up(after: 1)
    stage.down(50, 50)
    stage.drag(to: 90, 50, steps: 2)
    stage.up(after: 1)
    #expect(log.take() == ["pan began", "pan changed", "pan ended", "pan began", "pan changed", "pan ended"])
    #expect(outer.contentOffset == .zero && inner.contentOffset == .zero)
    withExtendedLifetime(keep) {}
  }

  @Test("Nested on one axis: at its edge the inner one hands over, elsewhere it scrolls itself")
  func handOver() {
    let (outer, inner, _, keep) = nested()
    outer.contentSize = CGSize(width: 300, height: 1000)
    outer.isPagingEnabled = false
    stage.down(200, 300)
    stage.drag(to: 200, 250, steps: 5)
    stage.up(after: 1)
    #expect(inner.contentOffset.y == 40 && outer.contentOffset.y == 0)
    inner.contentOffset.y = 1600
    stage.down(200, 300)
    stage.drag(to: 200, 250, steps: 5)
    stage.up(after: 1)
    #expect(inner.contentOffset.y == 1600 && outer.contentOffset.y == 40)
    withExtendedLifetime(keep) {}
  }
}
