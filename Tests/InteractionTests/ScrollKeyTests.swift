// Scroll views and hardware keys; where small contents lie; what is left to a scroll view around.

import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ScrollKeyTests {
  private let stage = TouchStage()

  private final class Focused: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }
  private final class Keys: UIScrollView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private func scrollView() -> Keys {
    let view = stage.add(Keys(), 0, 0, 300, 300)
    view.contentSize = CGSize(width: 300, height: 1000)
    view.becomeFirstResponder()
    return view
  }

  private func press(_ name: String) {
    stage.key(name, isDown: true)
    stage.key(name, isDown: false)
    stage.frames(0.5)
  }

  @Test("Arrow and page keys, Home and End animate the offset of the first responder (documented), steps are chosen")
  func keys() {
    let view = scrollView()
    #expect(view.allowsKeyboardScrolling)
    stage.key("down", isDown: true)
    stage.frames(0.1)
    #expect(view.isScrollAnimating && view.contentOffset.y > 0 && view.contentOffset.y < 40)
    stage.key("down", isDown: true)
    stage.key("down", isDown: false)
    stage.frames(0.5)
    #expect(view.contentOffset.y == 80, "a key that repeats goes on from where the content was going")
    press("page-down")
    #expect(view.contentOffset.y == 340)
    press("space")
    #expect(view.contentOffset.y == 600)
    press("up")
    #expect(view.contentOffset.y == 560)
    press("end")
    #expect(view.contentOffset.y == 700)
    press("page-up")
    #expect(view.contentOffset.y == 440)
    press("home")
    #expect(view.contentOffset.y == 0)
    view.allowsKeyboardScrolling = false
    press("end")
    #expect(view.contentOffset.y == 0)
  }

  @Test("Keys that a view inside has no use for reach the scroll view; one that does not follow hands them on")
  func chain() {
    let outer = scrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = CGSize(width: 900, height: 200)
    let content = Focused(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    inner.addSubview(content)
    content.becomeFirstResponder()
    press("right")
    press("down")
    #expect(inner.contentOffset == CGPoint(x: 40, y: 0) && outer.contentOffset == CGPoint(x: 0, y: 40))
    content.resignFirstResponder()
    press("down")
    #expect(outer.contentOffset.y == 40, "without a first responder nothing scrolls (documented)")
  }

  @Test("Contents smaller than the view lie at the alignment point (documented), also when they or the view change")
  func alignment() {
    let view = stage.add(UIScrollView(), 0, 0, 300, 300)
    view.contentSize = CGSize(width: 100, height: 500)
    #expect(view.contentAlignmentPoint == .zero && view.contentOffset == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(view.contentOffset == CGPoint(x: -100, y: 0))
    view.contentSize = CGSize(width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: -50, y: -200))
    view.frame.size = CGSize(width: 400, height: 200)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: -100, y: -100))
    view.alwaysBounceVertical = true
    stage.down(100, 100)
    stage.drag(to: 100, 150, steps: 5)
    #expect(view.contentOffset.y < -100)
    stage.up(after: 0.2)
    stage.frames(2)
    #expect(view.contentOffset == CGPoint(x: -100, y: -100), "it goes back there")
  }

  private final class Zooming: UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  @Test("Zoomed contents stay in the middle until they fill the view")
  func zoomed() {
    let (view, delegate) = (stage.add(UIScrollView(), 0, 0, 300, 300), Zooming())
    view.addSubview(delegate.view)
    view.contentSize = CGSize(width: 100, height: 100)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    view.delegate = delegate
    view.maximumZoomScale = 10
    view.zoomScale = 2
    #expect(view.contentOffset == CGPoint(x: -50, y: -50))
    view.zoomScale = 5
    #expect(view.contentOffset == CGPoint(x: 100, y: 100))
    view.zoomScale = 1
    #expect(view.contentOffset == CGPoint(x: -100, y: -100))
  }

  @Test("A view that does not transfer keeps drags and wheels at its ends (documented)")
  func transfer() {
    let outer = scrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 250))
    inner.contentSize = CGSize(width: 300, height: 400)
    outer.addSubview(inner)
    inner.contentOffset.y = 150
    func drag() {
      stage.down(100, 200)
      stage.drag(to: 100, 120, steps: 8)
      stage.up(after: 0.3)
      stage.frames(2)
    }
    func wheel() {
      stage.wait(0.5)
      let delta = CGVector(dx: 0, dy: -30)
      stage.ingress.handle(.scroll(CGPoint(x: 100, y: 100), delta: delta, time: stage.now))
      stage.wait(0.5)
      stage.frames(2)
    }
    #expect(inner.transfersVerticalScrollingToParent && inner.transfersHorizontalScrollingToParent)
    inner.transfersVerticalScrollingToParent = false
    drag()
    wheel()
    #expect(outer.contentOffset.y == 0 && inner.contentOffset.y == 150)
    inner.transfersVerticalScrollingToParent = true
    drag()
    #expect(outer.contentOffset.y == 70)
    wheel()
    #expect(outer.contentOffset.y == 100)
  }

  @Test("bounces is both axes at once (documented); indicators are shown for changes in a block")
  func others() {
    let view = scrollView()
    view.bouncesHorizontally = false
    view.bounces = true
    #expect(view.bouncesHorizontally && view.bouncesVertically)
    view.bounces = false
    #expect(!view.bouncesHorizontally && !view.bouncesVertically && !view.bounces)
    view.bouncesVertically = true
    #expect(view.bounces)
    view.withScrollIndicatorsShown { view.contentOffset.y = 50 }
    #expect(view.indicators.isShown && view.indicators.isFading && view.contentOffset.y == 50)
    stage.frames(2)
    #expect(!view.indicators.isShown)
  }
}
