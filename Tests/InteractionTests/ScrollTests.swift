// Offsets, edges, animations and the delegate's calls.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ScrollTests {
  let log = Log()
  let stage = TouchStage()

  private func scrollView(_ width: CGFloat = 300, _ height: CGFloat = 300) -> (UIScrollView, ScrollLog) {
    UIScreen.main.scale = 3
    let listener = ScrollLog(log)
    let view = stage.add(UIScrollView(), 0, 0, width, height)
    view.contentSize = CGSize(width: width, height: 3000)
    view.delegate = listener
    return (view, listener)
  }

  @Test("SV-01 offsets are rounded to device pixels, halves up")
  func rounding() {
    let (view, _) = scrollView(375)
    view.contentInset.left = 187.5
    view.contentOffset.x = -187.5
    #expect(abs(view.contentOffset.x + 187.33333333333334) < 1e-9)
    view.contentOffset.x = -195
    #expect(view.contentOffset.x == -195)
  }

  @Test("SV-02 before it was in a window a scroll view rounds to whole points; afterwards to pixels")
  func roundingOutside() {
    UIScreen.main.scale = 3
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset.y = 100.4
    #expect(view.contentOffset.y == 100)
    stage.window.addSubview(view)
    view.removeFromSuperview()
    view.contentOffset.y = 100.34
    #expect(abs(view.contentOffset.y - 100.33333333333333) < 1e-9)
  }

  @Test("SV-08 a finger that travels 100 points in steps of ten scrolls 90")
  func slop() {
    let (view, _) = scrollView()
    stage.down(150, 250)
    stage.drag(to: 150, 150, steps: 10)
    #expect(view.contentOffset.y == 90)
    stage.up(after: 1)
  }

  @Test("A finger 80 points past the top of a 300-point view shows −34.121")
  func overscroll() {
    let (view, listener) = scrollView()
    stage.down(150, 100)
    stage.drag(to: 150, 180, steps: 8)
    #expect(abs(view.contentOffset.y + 34.121) <= 0.5 / 3)
    stage.up(after: 1)
    #expect(view.isDecelerating)
    stage.frames(2)
    #expect(view.contentOffset.y == 0 && !view.isDecelerating)
    #expect(
      log.take() == [
        "will begin dragging", "will end dragging", "did end dragging, decelerates", "will begin decelerating",
        "did end decelerating",
      ])
    withExtendedLifetime(listener) {}
  }

  @Test("Without bounces the content stops at its edge, dragged or thrown")
  func noBounce() {
    let (view, _) = scrollView()
    view.bounces = false
    stage.down(150, 100)
    stage.drag(to: 150, 180, steps: 8)
    #expect(view.contentOffset.y == 0)
    stage.up()
    view.contentOffset.y = 50
    stage.down(150, 100)
    stage.drag(to: 150, 140, steps: 2)
    stage.up(after: 0)
    stage.frames(3)
    #expect(view.contentOffset.y == 0)
  }

  @Test("A finger on moving content stops it and is not for what lies under it")
  func catching() {
    let (view, listener) = scrollView()
    let child = TouchedView("child", log)
    child.frame = CGRect(x: 0, y: 0, width: 300, height: 3000)
    view.addSubview(child)
    stage.down(150, 250)
    stage.drag(to: 150, 150, steps: 5)
    stage.up(after: 0)
    stage.frames(0.1)
    let offset = view.contentOffset.y
    #expect(view.isDecelerating && offset > 90)
    stage.tap(150, 100)
    stage.frames(0.5)
    #expect(view.contentOffset.y == offset && !view.isDecelerating && !view.isTracking)
    #expect(log.take().last == "did end decelerating")
    withExtendedLifetime(listener) {}
  }

  @Test("The delegate's target is where the content comes to rest")
  func target() {
    let (view, listener) = scrollView()
    listener.newTarget = CGPoint(x: 0, y: 500)
    for (from, to) in [(250.0, 150.0), (100.0, 180.0)] {
      stage.down(150, from)
      stage.drag(to: 150, to, steps: 5)
      stage.up(after: 0)
      stage.frames(4)
      #expect(view.contentOffset.y == 500 && !view.isDecelerating)
    }
  }

  @Test("Paging (the scroll part of VC-04): a flick turns one page, a slow drag goes to the nearest")
  func paging() {
    let (view, _) = scrollView()
    view.contentSize = CGSize(width: 1500, height: 300)
    view.isPagingEnabled = true
    stage.down(250, 150)
    stage.drag(to: 200, 150, steps: 5)
    stage.up(after: 0)
    stage.frames(3)
    #expect(view.contentOffset.x == 300)
    stage.down(250, 150)
    stage.drag(to: 150, 150, steps: 5)
    stage.up(after: 1)
    stage.frames(3)
    #expect(view.contentOffset.x == 300)
    stage.down(290, 150)
    stage.drag(to: 100, 150, steps: 5)
    stage.up(after: 1)
    stage.frames(3)
    #expect(view.contentOffset.x == 600)
    stage.down(100, 150)
    stage.drag(to: 150, 150, steps: 5)
    stage.up(after: 0)
    stage.frames(3)
    #expect(view.contentOffset.x == 300)
  }

  @Test("Directional lock keeps a drag on its axis")
  func directionalLock() {
    let (view, _) = scrollView()
    view.contentSize = CGSize(width: 3000, height: 3000)
    view.isDirectionalLockEnabled = true
    stage.down(150, 250)
    stage.drag(to: 145, 220, steps: 3)
    stage.drag(to: 50, 150, steps: 5)
    #expect(view.contentOffset.x == 0 && view.contentOffset.y > 80)
    stage.up(after: 1)
  }

  @Test("An animated offset takes 0.3 seconds, and is told at its end; none is needed to where it is")
  func animated() {
    let (view, listener) = scrollView()
    listener.noting = [.scroll]
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(view.contentOffset.y == 0)
    stage.frames(0.15)
    #expect(view.contentOffset.y > 100 && view.contentOffset.y < 500)
    stage.frames(0.2)
    #expect(view.contentOffset.y == 600)
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.frames(0.5)
    #expect(log.take() == ["did scroll", "did end animation"])
    view.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    stage.frames(0.1)
    view.contentOffset.y = 50
    stage.frames(0.5)
    #expect(view.contentOffset.y == 50, "set by hand: the animation is over")
  }

  @Test("scrollRectToVisible goes the least way, and no farther than the content")
  func reveal() {
    let (view, _) = scrollView()
    view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 200)
    view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 200)
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 50)
    view.scrollRectToVisible(CGRect(x: 0, y: 2990, width: 10, height: 100), animated: false)
    #expect(view.contentOffset.y == 2700)
    view.scrollRectToVisible(.null, animated: false)
    #expect(view.contentOffset.y == 2700)
  }

  @Test("A tap on the status bar scrolls to the top, insets included")
  func toTop() {
    let (view, listener) = scrollView()
    view.contentInset.top = 40
    view.contentOffset.y = 500
    #expect(stage.window.tapStatusBar())
    stage.frames(0.5)
    #expect(view.contentOffset.y == -40)
    #expect(!view.scrollToTop(), "it is there")
    let other = stage.add(UIScrollView(), 0, 400, 100, 100)
    view.contentOffset.y = 500
    #expect(!stage.window.tapStatusBar(), "two of them")
    other.scrollsToTop = false
    #expect(stage.window.tapStatusBar())
    stage.frames(0.5)
    #expect(log.take() == ["did scroll to top", "did scroll to top"])
    withExtendedLifetime(listener) {}
  }

  @Test("Insets widen the range; content at its top stays at it when they change")
  func insets() {
    let (view, _) = scrollView()
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(view.contentOffset.y == -20 && view.adjustedContentInset.top == 20)
    view.contentInset = .zero
    #expect(view.contentOffset.y == 0)
  }

  @Test("The safe area adds to the insets along scrollable axes, and not at all when it is to be left out")
  func safeArea() {
    final class Guarded: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10) }
    }
    let outer = stage.add(Guarded(), 0, 0, 300, 300)
    let view = UIScrollView(frame: outer.bounds)
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    view.contentSize = CGSize(width: 300, height: 3000)
    outer.addSubview(view)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 67, left: 0, bottom: 64, right: 0))
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 67, left: 10, bottom: 64, right: 10))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == view.contentInset)
  }

  @Test("Content insets leave the indicators where they are; the safe area and their own insets do not")
  func indicatorInsets() {
    final class Guarded: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
    }
    let outer = stage.add(Guarded(), 0, 0, 300, 300)
    let view = UIScrollView(frame: outer.bounds)
    view.contentSize = CGSize(width: 300, height: 3000)
    outer.addSubview(view)
    view.contentOffset.y = -47
    view.flashScrollIndicators()
    #expect(view.indicators.vertical.map { $0.frame.minY - view.bounds.minY } == 50)
    view.contentInset.top = 100
    view.contentOffset.y = -147
    #expect(view.indicators.vertical.map { $0.frame.minY - view.bounds.minY } == 50)
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.verticalScrollIndicatorInsets.top = 20
    view.contentOffset.y = -146
    #expect(view.indicators.vertical.map { $0.frame.minY - view.bounds.minY < 24 } == true)
  }

  @Test("Indicators show while it scrolls and fade afterwards; an idle scroll view wants no frames")
  func indicators() {
    let (view, _) = scrollView()
    #expect(view.subviews.isEmpty)
    stage.down(150, 250)
    stage.drag(to: 150, 150, steps: 5)
    let bar = view.indicators.vertical
    #expect(bar?.alpha == 1 && bar?.isHidden == false && view.indicators.horizontal?.isHidden == true)
    stage.up(after: 1)
    stage.frames(1)
    #expect(bar?.alpha == 0)
    _ = FrameScheduler.takeRequest()
    #expect(TickPass.run(at: stage.now) == 0 || view.indicators.isFading == false)
  }
}
