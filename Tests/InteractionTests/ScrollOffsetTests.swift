// Offsets that clients set while the content moves, edges that change under it, and zeros without a sign.

import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ScrollOffsetTests {
  /// Contents without an end: back to the middle when it is a quarter of them away.
  private final class Endless: UIScrollView {
    var moved: CGFloat = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      let middle = (contentSize.height - bounds.height) / 2
      let way = contentOffset.y - middle
      guard abs(way) > contentSize.height / 4 else { return }
      moved += way
      contentOffset.y = middle
    }
  }
  /// Does something whenever the content moves, and when the finger is gone.
  private final class Mover: UIScrollViewDelegate {
    var scrolled: (UIScrollView) -> Void = { _ in }
    var ended: (UIScrollView) -> Void = { _ in }
    var announced = 0
    var told = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled(scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      if decelerate { announced += 1 }
      ended(scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { told += 1 }
  }

  private let stage = TouchStage()
  private let mover = Mover()

  private func add<View: UIScrollView>(_ view: View, height: CGFloat = 400) -> View {
    UIScreen.main.scale = 2
    let view = stage.add(view, 0, 0, 300, height)
    view.contentSize = CGSize(width: 300, height: 3000)
    view.delegate = mover
    return view
  }

  private func fling(_ steps: Int = 5) {
    stage.down(150, 390)
    stage.drag(to: 150, 190, steps: steps)
    stage.up(after: 0)
  }

  private func frames(_ seconds: Double, _ view: UIView) {
    for _ in 0..<Int(seconds * 60) {
      stage.frames(1.0 / 60)
      view.layoutIfNeeded()
    }
  }

  @Test("Content moved back to its middle by its layout decelerates on, as far as it would have without")
  func endless() {
    let plain = add(UIScrollView())
    plain.contentSize.height = 100_000
    fling()
    frames(6, plain)
    let way = plain.contentOffset.y
    #expect(way > 1200 && mover.told == 1)
    plain.removeFromSuperview()
    let view = add(Endless())
    view.contentOffset.y = 1300
    fling()
    frames(0.5, view)
    #expect(view.moved > 0 && view.isDecelerating && mover.told == 1)
    frames(6, view)
    let seen = view.moved + view.contentOffset.y - 1300
    #expect(abs(seen - way) < 20, "\(seen) of \(way)")
    #expect(!view.isDecelerating && mover.told == 2)
  }

  @Test("Moved back under the finger it follows the finger on, and is thrown with the finger's speed")
  func underFinger() {
    let view = add(UIScrollView())
    mover.scrolled = { if $0.contentOffset.y > 60 { $0.contentOffset.y -= 50 } }
    stage.down(150, 390)
    stage.drag(to: 150, 190, steps: 20)
    #expect(view.contentOffset.y == 40, "190 less three times 50")
    mover.scrolled = { _ in }
    stage.up(after: 0)
    #expect(view.isDecelerating)
    frames(4, view)
    #expect(view.contentOffset.y > 400 && mover.told == 1)
  }

  @Test("A delegate that holds the content in one place does so, and the deceleration comes to an end of its own")
  func held() {
    let view = add(UIScrollView())
    mover.scrolled = { if $0.contentOffset.y > 100 { $0.contentOffset.y = 50 } }
    fling()
    #expect(view.isDecelerating)
    frames(6, view)
    #expect(view.contentOffset.y <= 100 && !view.isDecelerating && mover.told == 1)
  }

  @Test("Moved to near an edge it bounces there; a page or a target that was asked for moves along")
  func edges() {
    let view = add(UIScrollView())
    fling()
    frames(0.1, view)
    view.contentOffset.y = 2590
    frames(0.1, view)
    #expect(view.contentOffset.y > 2600, "beyond the edge")
    frames(3, view)
    #expect(view.contentOffset.y == 2600 && mover.told == 1)
    view.isPagingEnabled = true
    view.contentOffset.y = 800
    fling()
    frames(0.1, view)
    view.contentOffset.y += 400
    frames(3, view)
    #expect(view.contentOffset.y == 1600 && mover.told == 2)
  }

  @Test("setContentOffset ends a deceleration, which is told once, as is one that anything else ends")
  func stopping() {
    let view = add(UIScrollView())
    let stops: [(UIScrollView) -> Void] = [
      { $0.setContentOffset($0.contentOffset, animated: false) },
      { $0.setContentOffset(CGPoint(x: 0, y: 10), animated: false) },
      { $0.setContentOffset(CGPoint(x: 0, y: 10), animated: true) },
      { $0.setContentOffset($0.contentOffset, animated: true) }, { $0.stopScrollingAndZooming() },
      { _ = $0.scrollToTop() }, { $0.removeFromSuperview() },
    ]
    for (index, stop) in stops.enumerated() {
      view.contentOffset = .zero
      fling()
      frames(0.1, view)
      #expect(view.isDecelerating && mover.told == index)
      stop(view)
      #expect(!view.isDecelerating && mover.told == index + 1)
      frames(1, view)
      #expect(mover.told == index + 1 && mover.announced == index + 1, "stop \(index)")
    }
  }

  @Test("Stopped, moved or sent elsewhere when it is told that it will decelerate")
  func atRelease() {
    let view = add(UIScrollView())
    mover.ended = { $0.setContentOffset($0.contentOffset, animated: false) }
    fling()
    let place = view.contentOffset.y
    #expect(!view.isDecelerating && mover.announced == 1 && mover.told == 1)
    frames(1, view)
    #expect(view.contentOffset.y == place)
    mover.ended = { $0.setContentOffset(CGPoint(x: 0, y: 40), animated: true) }
    fling()
    frames(1, view)
    #expect(view.contentOffset.y == 40 && mover.announced == 2 && mover.told == 2)
    mover.ended = { $0.contentOffset.y = 1500 }
    fling()
    frames(0.05, view)
    #expect(view.isDecelerating && view.contentOffset.y > 1500 && mover.announced == 3 && mover.told == 2)
    frames(5, view)
    #expect(mover.told == 3)
  }

  // MARK: Edges that change

  @Test("Content that shrinks, a view that grows and insets that go take resting content back inside their edges")
  func inside() {
    let view = add(UIScrollView())
    view.contentOffset.y = 2000
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 100)
    view.contentSize.height = 3000
    view.contentOffset.y = 2600
    view.frame.size.height = 800
    #expect(view.contentOffset.y == 2200)
    view.contentInset.bottom = 300
    view.contentOffset.y = 2500
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 2200)
    view.contentInset.top = 50
    view.contentSize.height = 100
    #expect(view.contentOffset.y == -50)
    view.contentSize = .zero
    #expect(view.contentOffset.y == -50)
  }

  @Test("An offset that a client sets beyond the edges stays, and one set before there are contents waits for them")
  func beyond() {
    let view = add(UIScrollView())
    view.contentOffset.y = -70
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -70)
    view.contentOffset.y = 5000
    view.contentSize.height = 6000
    #expect(view.contentOffset.y == 5000)
    let early = UIScrollView()
    early.contentOffset.y = 500
    early.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    #expect(early.contentOffset.y == 500)
    early.contentSize = CGSize(width: 300, height: 3000)
    #expect(early.contentOffset.y == 500)
  }

  @Test("Under the finger and on its way the content is left alone, and comes back when it is free")
  func busy() {
    let view = add(UIScrollView())
    view.contentOffset.y = 1000
    stage.down(150, 300)
    stage.drag(to: 150, 200, steps: 10)
    view.contentSize.height = 600
    #expect(view.contentOffset.y == 1090)
    stage.up(after: 1)
    frames(2, view)
    #expect(view.contentOffset.y == 200)
    view.contentSize.height = 3000
    view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    frames(0.1, view)
    view.contentSize.height = 1000
    frames(1, view)
    #expect(view.contentOffset.y == 600)
  }

  @Test("Content that decelerates heeds edges that change: less of it bounces, more of it goes on")
  func decelerating() {
    let view = add(UIScrollView())
    view.contentSize.height = 700
    fling()
    view.contentSize.height = 20_000
    frames(6, view)
    #expect(view.contentOffset.y > 400 && mover.told == 1)
    view.contentOffset = .zero
    fling()
    frames(0.1, view)
    #expect(view.isDecelerating)
    view.contentSize.height = 450
    frames(4, view)
    #expect(view.contentOffset.y == 50 && mover.told == 2)
  }

  @Test("While it refreshes the control's room counts")
  func refreshing() {
    let view = add(UIScrollView())
    let control = UIRefreshControl()
    view.refreshControl = control
    control.beginRefreshing()
    #expect(view.contentOffset.y == -60)
    view.contentSize.height = 100
    view.contentSize.height = 2000
    #expect(view.contentOffset.y == -60)
    control.endRefreshing()
    view.contentSize.height = 1000
    frames(1, view)
    #expect(view.contentOffset.y == 0)
  }

  @Test("Zero offsets and targets have no sign")
  func zeros() {
    let listener = ScrollLog(Log())
    let view = add(UIScrollView())
    view.contentSize = CGSize(width: 1200, height: 400)
    view.isPagingEnabled = true
    view.delegate = listener
    view.contentOffset = CGPoint(x: -0.0, y: -0.0)
    #expect(view.contentOffset.x.sign == .plus && view.contentOffset.y.sign == .plus)
    stage.down(250, 200)
    stage.drag(to: 240, 200, steps: 2)
    stage.drag(to: 225, 200, steps: 3)
    stage.up(after: 1)
    #expect(listener.target == .zero && listener.target.x.sign == .plus && listener.target.y.sign == .plus)
  }
}
