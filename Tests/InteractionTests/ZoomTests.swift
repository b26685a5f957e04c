// Zooming, by members and by two fingers.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ZoomTests {
  let log = Log()
  let stage = TouchStage()

  private func scrollView(_ size: CGSize, content: CGSize, _ minimum: CGFloat, _ maximum: CGFloat) -> (
    UIScrollView, ScrollLog
  ) {
    UIScreen.main.scale = 2
    let listener = ScrollLog(log)
    let view = stage.add(UIScrollView(), 0, 0, size.width, size.height)
    let zoomed = UIView(frame: CGRect(origin: .zero, size: content))
    view.addSubview(zoomed)
    listener.zoomed = zoomed
    view.delegate = listener
    view.contentSize = content
    (view.minimumZoomScale, view.maximumZoomScale) = (minimum, maximum)
    return (view, listener)
  }

  @Test("SV-03 setZoomScale keeps the middle of what is visible")
  func middle() {
    let (view, listener) = scrollView(
      CGSize(width: 320, height: 460), content: CGSize(width: 1000, height: 1000), 0.5, 4)
    view.zoomScale = 2
    #expect(view.contentSize == CGSize(width: 2000, height: 2000))
    #expect(view.contentOffset == CGPoint(x: 160, y: 230))
    #expect(listener.zoomed?.frame == CGRect(x: 0, y: 0, width: 2000, height: 2000))
    view.zoomScale = 1
    #expect(view.contentOffset == .zero && view.contentSize == CGSize(width: 1000, height: 1000))
  }

  @Test("SV-05 zoom(to:) shows a rectangle as large as fits; content smaller than the view stays at the corner")
  func zoomTo() {
    let (view, listener) = scrollView(
      CGSize(width: 200, height: 200), content: CGSize(width: 1000, height: 1000), 0.5, 4)
    view.zoom(to: CGRect(x: 400, y: 500, width: 100, height: 50), animated: false)
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 800, y: 950))
    let (small, other) = scrollView(
      CGSize(width: 200, height: 200), content: CGSize(width: 100, height: 100), 0.5, 4)
    small.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 200), animated: false)
    #expect(small.zoomScale == 1 && small.contentOffset == .zero)
    withExtendedLifetime(other) {}
    withExtendedLifetime(listener) {}
  }

  @Test("Without a view to zoom, and outside the limits, nothing is zoomed")
  func limits() {
    let (view, listener) = scrollView(CGSize(width: 200, height: 200), content: CGSize(width: 400, height: 400), 1, 2)
    view.zoomScale = 10
    #expect(view.zoomScale == 2)
    view.zoomScale = .nan
    #expect(view.zoomScale == 2)
    let plain = stage.add(UIScrollView(), 0, 300, 100, 100)
    plain.zoomScale = 2
    #expect(plain.zoomScale == 1 && plain.pinchGestureRecognizer == nil)
    withExtendedLifetime(listener) {}
  }

  @Test("Two fingers zoom about the point between them; past the limit they stretch, and it comes back")
  func pinch() {
    let (view, listener) = scrollView(CGSize(width: 300, height: 300), content: CGSize(width: 600, height: 600), 1, 2)
    listener.noting = [.zoom]
    stage.together(.began, [(0, 100, 100), (1, 140, 100)])
    stage.together(.moved, [(0, 90, 100), (1, 150, 100)])
    #expect(view.isZooming && view.zoomScale == 1)
    stage.together(.moved, [(0, 75, 100), (1, 165, 100)])
    #expect(abs(view.zoomScale - 1.5) < 1e-9)
    #expect(view.contentOffset == CGPoint(x: 60, y: 50), "120, 100 stays under the fingers")
    stage.together(.moved, [(0, 0, 100), (1, 240, 100)])
    #expect(view.zoomScale > 2 && view.zoomScale < 2.6)
    stage.together(.ended, [(0, 0, 100), (1, 240, 100)])
    #expect(view.isZoomBouncing)
    stage.frames(1)
    #expect(view.zoomScale == 2 && !view.isZoomBouncing)
    #expect(
      log.take().filter { $0.contains("zoom") } == [
        "will begin zooming", "did zoom", "did end zooming at 2.0",
      ])
    #expect(stage.ingress.isIdle)
  }

  @Test("An animated zoom takes its 0.3 seconds")
  func animated() {
    let (view, listener) = scrollView(
      CGSize(width: 320, height: 460), content: CGSize(width: 1000, height: 1000), 0.5, 4)
    view.setZoomScale(2, animated: true)
    stage.frames(0.15)
    #expect(view.zoomScale > 1.2 && view.zoomScale < 1.8)
    stage.frames(0.3)
    #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 160, y: 230))
    #expect(log.take() == ["will begin zooming", "did end zooming at 2.0"])
    withExtendedLifetime(listener) {}
  }
}
