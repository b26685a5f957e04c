// Pull to refresh.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct RefreshTests {
  @Test("Pulled far enough it refreshes once, stays above the content, and the content goes back when it ends")
  func pull() {
    UIScreen.main.scale = 2
    let log = Log()
    let stage = TouchStage()
    let view = stage.add(UIScrollView(), 0, 0, 300, 600)
    view.contentSize = CGSize(width: 300, height: 2000)
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in log.add("refresh") }, for: .valueChanged)
    view.refreshControl = control
    #expect(control.superview === view)
    stage.down(150, 100)
    stage.drag(to: 150, 200, steps: 10)
    #expect(!control.isRefreshing)
    stage.drag(to: 150, 400, steps: 10)
    #expect(control.isRefreshing && log.take() == ["refresh"])
    stage.up(after: 1)
    stage.frames(2)
    #expect(view.contentOffset.y == -60 && log.take() == [])
    control.endRefreshing()
    #expect(view.contentOffset.y == -60)
    stage.frames(0.5)
    #expect(view.contentOffset.y == 0 && view.adjustedContentInset == .zero)
  }
}
