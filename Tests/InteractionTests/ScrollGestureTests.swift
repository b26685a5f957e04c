// Scroll events and pan recognisers: which take them, what they tell, and who wins over whom.

import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ScrollGestureTests {
  private let log = Log()
  private let stage = TouchStage()
  private let listener: GestureLog

  init() { listener = GestureLog(log) }

  private final class Delegate: UIGestureRecognizerDelegate {
    var receives: UIEvent.EventType?
    var isSimultaneous = false
    var begins = true
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      receives == nil || event.type == receives
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  }

  private func turn(_ dx: CGFloat, _ dy: CGFloat, wheel: Bool = false, at x: CGFloat = 50, _ y: CGFloat = 50) {
    stage.wait(0.02)
    let delta = CGVector(dx: dx, dy: dy)
    stage.ingress.handle(.scroll(CGPoint(x: x, y: y), delta: delta, isContinuous: !wheel, time: stage.now))
  }

  private func pan(_ name: String, on view: UIView, _ mask: UIScrollTypeMask = .all) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = mask
    listener.listen(pan, name, on: view)
    return pan
  }

  @Test("None are taken unless asked for, but by scroll views (documented); each mask takes its own type")
  func masks() {
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    #expect(UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
    let view = stage.add(UIView(), 0, 0, 100, 100)
    let pan = pan("pan", on: view, [])
    turn(0, 5)
    #expect(log.take() == [])
    stage.wait(0.2)
    pan.allowedScrollTypesMask = .discrete
    turn(0, 5)
    stage.wait(0.2)
    #expect(log.take() == [])
    turn(0, 5, wheel: true)
    stage.wait(0.2)
    #expect(log.take() == ["pan began", "pan ended"])
    pan.allowedScrollTypesMask = .continuous
    turn(0, 5, wheel: true)
    turn(0, 5)
    stage.wait(0.2)
    #expect(log.take() == ["pan began", "pan ended"])
    #expect(stage.ingress.isIdle)
  }

  @Test("A pan without fingers: no touches (documented), the pointer's place, a translation without slop (chosen)")
  func values() throws {
    let view = stage.add(UIView(), 10, 10, 100, 100)
    let pan = pan("pan", on: view)
    turn(3, -4)
    #expect(pan.state == .began && pan.numberOfTouches == 0)
    #expect(pan.translation(in: view) == CGPoint(x: 3, y: -4))
    #expect(pan.location(in: view) == CGPoint(x: 40, y: 40))
    turn(10, 0, at: 60, 70)
    #expect(pan.state == .changed && pan.translation(in: nil) == CGPoint(x: 13, y: -4))
    #expect(pan.location(in: view) == CGPoint(x: 50, y: 60))
    let velocity = pan.velocity(in: view)
    #expect(abs(velocity.x - 500) < 1 && velocity.y == 0, "points a second: \(velocity)")
    pan.setTranslation(.zero, in: view)
    turn(0, 2)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 2))
    stage.wait(0.2)
    #expect(pan.state == .possible && log.take() == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test("The delegate may refuse events of this type, and the beginning (documented)")
  func delegate() {
    let view = stage.add(UIView(), 0, 0, 100, 100)
    let pan = pan("pan", on: view)
    let delegate = Delegate()
    pan.delegate = delegate
    delegate.receives = .touches
    turn(0, 5)
    stage.wait(0.2)
    delegate.receives = .scroll
    delegate.begins = false
    turn(0, 5)
    turn(0, 5)
    stage.wait(0.2)
    #expect(log.take() == [])
    delegate.begins = true
    turn(0, 5)
    stage.wait(0.2)
    #expect(log.take() == ["pan began", "pan ended"])
  }

  @Test("In a scroll view the inner pan excludes the scrolling; together when the delegate says so (documented)")
  func insideScrollView() {
    let scrollView = stage.add(UIScrollView(), 0, 0, 200, 200)
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.addSubview(content)
    let pan = pan("pan", on: content)
    turn(0, -20)
    turn(0, -20)
    #expect(scrollView.contentOffset == .zero && !scrollView.isDragging)
    stage.wait(0.2)
    turn(0, -20, at: 150, 150)
    #expect(scrollView.contentOffset.y == 20, "beside it the content scrolls")
    stage.wait(0.2)
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    let delegate = Delegate()
    delegate.isSimultaneous = true
    pan.delegate = delegate
    turn(0, -20)
    #expect(scrollView.contentOffset.y == 40 && pan.state == .began)
    stage.wait(0.2)
    #expect(stage.ingress.isIdle && !scrollView.isDragging)
  }

  @Test("A scroll view's own recogniser tells of the scrolling, and its mask and delegate keep it out (documented)")
  func scrollViewsPan() {
    let scrollView = stage.add(UIScrollView(), 0, 0, 200, 200)
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    scrollView.panGestureRecognizer.name = "pan"
    scrollView.panGestureRecognizer.addTarget(listener, action: Selector("fired:", GestureLog.fired))
    turn(0, -20)
    turn(0, -20)
    #expect(scrollView.panGestureRecognizer.numberOfTouches == 0 && scrollView.contentOffset.y == 40)
    stage.wait(0.2)
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    scrollView.panGestureRecognizer.allowedScrollTypesMask = .discrete
    turn(0, -20)
    #expect(scrollView.contentOffset.y == 40)
    turn(0, -20, wheel: true)
    #expect(scrollView.contentOffset.y == 60)
    stage.wait(0.2)
  }

  @Test("A finger ends it; a recogniser that is disabled or whose view leaves is cancelled")
  func ends() {
    let view = stage.add(UIView(), 0, 0, 100, 100)
    let pan = pan("pan", on: view)
    turn(0, 5)
    stage.down(300, 300)
    #expect(log.take() == ["pan began", "pan ended"])
    stage.up()
    stage.wait(1)
    turn(0, 5)
    pan.isEnabled = false
    pan.isEnabled = true
    turn(0, 5)
    #expect(log.take() == ["pan began", "pan cancelled"])
    stage.wait(0.2)
    turn(0, 5)
    view.removeFromSuperview()
    stage.wait(0.2)
    #expect(log.take() == ["pan began", "pan cancelled"] && stage.ingress.isIdle)
  }
}
