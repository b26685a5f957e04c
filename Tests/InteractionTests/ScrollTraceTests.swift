// Replays two drags recorded on a simulator.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ScrollTraceTests {
  /// A scroll view as it was recorded, and how far it is from the recording, points.
  private func replay(_ trace: ScrollTrace) -> (drag: Double, release: Double, end: Double, calls: [String]) {
    UIScreen.main.scale = 3
    let stage = TouchStage(width: 393, height: 852)
    let log = Log()
    let listener = ScrollLog(log)
    let view = stage.add(UIScrollView(), 0, 0, 393, 852)
    view.contentSize = CGSize(width: 393, height: 40_000)
    view.contentOffset.y = ScrollTrace.startOffset
    view.delegate = listener
    listener.noting = []
    var worst = (drag: 0.0, release: 0.0)
    func error(_ pixels: Int) -> Double { abs(Double(view.contentOffset.y) - Double(pixels) / 3) }
    stage.down(200, trace.beganY)
    var y = trace.beganY
    for (index, pixels) in trace.dragged.enumerated() where index < trace.moves {
      y += trace.stepY
      stage.move(200, y, after: trace.interval)
      worst.drag = max(worst.drag, error(pixels))
    }
    for _ in 0..<trace.stillReports { stage.move(200, y, after: trace.interval) }
    stage.up(after: trace.interval)
    let release = stage.now
    for (index, pixels) in trace.released.enumerated() {
      TickPass.run(at: release + trace.firstFrame + Double(index) * ScrollTrace.frame)
      worst.release = max(worst.release, error(pixels))
    }
    for index in 0..<30 { TickPass.run(at: release + 2.2 + Double(index) * ScrollTrace.frame) }
    #expect(abs(listener.velocity.y - trace.velocity) < 1e-6)
    #expect(abs(Double(listener.target.y) - Double(trace.target) / 3) < 0.5)
    return (worst.drag, worst.release, error(trace.released.last ?? trace.target), log.take())
  }

  @Test("A flick: 0.75 points a millisecond")
  func flick() {
    let worst = replay(.flick)
    #expect(worst.drag <= 1.0 / 3 + 1e-9, "\(worst)")
    #expect(worst.release <= 0.5, "\(worst)")
    #expect(worst.end <= 1.0 / 3 + 1e-9, "\(worst)")
    #expect(
      worst.calls == [
        "will begin dragging", "will end dragging", "did end dragging, decelerates", "will begin decelerating",
        "did end decelerating",
      ])
  }

  @Test("A slow drag that stops before the finger is lifted")
  func slow() {
    let worst = replay(.slow)
    #expect(worst.drag <= 1.0 / 3 + 1e-9 && worst.end <= 1.0 / 3 + 1e-9, "\(worst)")
    #expect(worst.calls == ["will begin dragging", "will end dragging", "did end dragging"])
  }
}

/// Notes what a scroll view's delegate is told.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  enum Kind { case scroll, zoom }
  let log: Log
  /// Calls of many frames, of which only a run is noted.
  var noting: Set<Kind> = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var newTarget: CGPoint?
  weak var zoomed: UIView?
  var name = ""

  init(_ log: Log) { self.log = log }

  private func add(_ line: String) { log.add(name.isEmpty ? line : "\(name) \(line)") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { addRun("did scroll", .scroll) }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { addRun("did zoom", .zoom) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("will begin dragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (self.velocity, target) = (velocity, targetContentOffset.pointee)
    if let newTarget { targetContentOffset.pointee = newTarget }
    add("will end dragging")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    add("did end dragging\(decelerate ? ", decelerates" : "")")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("will begin decelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("did end decelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("did end animation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { add("will begin zooming") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    add("did end zooming at \(scale)")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("did scroll to top") }

  private func addRun(_ line: String, _ kind: Kind) {
    guard noting.contains(kind) else { return }
    let full = name.isEmpty ? line : "\(name) \(line)"
    if log.lines.last != full { log.add(full) }
  }
}
