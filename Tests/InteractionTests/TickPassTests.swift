// The frame's first pass, and what a scrolled frame costs.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct TickPassTests {
  private final class Owner {}

  @Test("It calls until told to stop, in the order of joining, and keeps nobody alive")
  func calls() {
    var seen: [String] = []
    let first = Owner()
    weak var gone: Owner?
    do {
      let second = Owner()
      gone = second
      TickPass.add(first) { time in
        seen.append("first \(Int(time))")
        return time < 2
      }
      TickPass.add(second) { _ in
        seen.append("second")
        return true
      }
      TickPass.run(at: 1)
    }
    #expect(gone == nil)
    TickPass.run(at: 2)
    TickPass.run(at: 3)
    #expect(seen == ["first 1", "second", "first 2"])
    withExtendedLifetime(first) {}
  }

  @Test("A scrolled frame lays out and draws nothing below the scroll view, and moves pixels")
  func scrolledFrame() throws {
    let screen = OffscreenWindow(size: CGSize(width: 200, height: 200), scale: 1)
    final class Row: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(bounds.insetBy(dx: 0, dy: 2))
      }
    }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.backgroundColor = .white
    view.isOpaque = true
    view.contentSize = CGSize(width: 200, height: 2000)
    for row in 0..<100 { view.addSubview(Row(frame: CGRect(x: 0, y: row * 20, width: 200, height: 20))) }
    screen.window.addSubview(view)
    _ = try screen.render()
    view.contentOffset.y = 37
    try screen.driver.renderFrame()
    let counters = screen.driver.frameCounters
    #expect(counters.displays == 0 && counters.layouts <= 1)
    #expect(counters.committedNodes <= 3, "the scroll view, the window and no row")
  }
}
