// Wheels and trackpads: a drag without a finger, with the delegate's calls, edges and the view that takes it.

import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct WheelTests {
  private let log = Log()
  private let stage = TouchStage()

  private func turn(_ dy: CGFloat, _ dx: CGFloat = 0, at point: CGPoint = CGPoint(x: 150, y: 150), after: Double = 0.02)
  {
    stage.wait(after)
    stage.ingress.handle(.scroll(point, delta: CGVector(dx: dx, dy: dy), time: stage.now))
  }

  private func scrollView() -> (UIScrollView, ScrollLog) {
    UIScreen.main.scale = 2
    let listener = ScrollLog(log)
    let view = stage.add(UIScrollView(), 0, 0, 300, 300)
    view.contentSize = CGSize(width: 300, height: 1000)
    view.delegate = listener
    listener.noting = [.scroll]
    return (view, listener)
  }

  @Test("Reports that follow each other are one drag; it ends when no more come")
  func oneDrag() {
    let (view, listener) = scrollView()
    turn(-30)
    turn(-20.25)
    #expect(view.contentOffset.y == 50.5 && view.isDragging && view.isTracking, "half pixels upwards")
    turn(-0.25)
    #expect(view.contentOffset.y == 50.5, "fractions are kept")
    stage.wait(0.2)
    #expect(!view.isDragging && stage.ingress.isIdle)
    #expect(
      log.take() == ["will begin dragging", "did scroll", "will end dragging", "did end dragging"])
    #expect(listener.velocity == .zero)
  }

  @Test("Beyond an edge it is held back as by a finger, and goes back when the wheel rests")
  func bounce() {
    let (view, listener) = scrollView()
    turn(100)
    #expect(abs(view.contentOffset.y + ScrollPhysics.banded(100, length: 300)) <= 0.25)
    stage.wait(0.2)
    #expect(view.isDecelerating)
    stage.frames(2)
    #expect(view.contentOffset.y == 0)
    #expect(
      log.take() == [
        "will begin dragging", "did scroll", "will end dragging", "did end dragging, decelerates",
        "will begin decelerating", "did scroll", "did end decelerating",
      ])
    view.bounces = false
    turn(100)
    turn(-10)
    #expect(view.contentOffset.y == 10, "without bounces the way back begins at once")
    withExtendedLifetime(listener) {}
  }

  @Test("Nested: the inner view while it has way to go, then the outer one, in a drag of its own")
  func nested() {
    let (outer, listener) = scrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.contentSize = CGSize(width: 300, height: 330)
    outer.addSubview(inner)
    turn(-30)
    #expect(inner.contentOffset.y == 30 && outer.contentOffset.y == 0)
    stage.wait(0.3)
    turn(-30)
    #expect(inner.contentOffset.y == 30 && outer.contentOffset.y == 30)
    stage.wait(0.3)
    withExtendedLifetime(listener) {}
  }

  @Test(
    "A finger takes over from the wheel; a view that is removed meanwhile is left alone; pages are turned to the nearest"
  )
  func others() {
    let (view, listener) = scrollView()
    turn(-40)
    stage.down(150, 200)
    stage.drag(to: 150, 150, steps: 5)
    #expect(view.isDragging && view.contentOffset.y == 80)
    turn(-40)
    #expect(view.contentOffset.y == 80, "the finger has it")
    stage.up(after: 1)
    #expect(!view.isDragging)
    view.isPagingEnabled = true
    view.contentOffset.y = 0
    turn(-200)
    stage.wait(0.3)
    stage.frames(2)
    #expect(view.contentOffset.y == 300)
    turn(-40)
    view.removeFromSuperview()
    stage.wait(0.3)
    #expect(!view.isDragging && stage.ingress.isIdle)
    withExtendedLifetime(listener) {}
  }
}
