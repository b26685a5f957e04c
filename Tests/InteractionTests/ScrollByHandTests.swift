// The Gallery's scroll view of thirty lines: a pan recogniser on the origin of the bounds.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ScrollByHandTests {
  private final class HandScrollView: UIView {
    var contentSize = CGSize.zero

    override init(frame: CGRect) {
      super.init(frame: frame)
      clipsToBounds = true
      addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector("panned:", HandScrollView.panned)))
    }

    required init?(coder: NSCoder) { nil }

    private func panned(_ pan: UIPanGestureRecognizer) {
      let step = pan.translation(in: self)
      pan.setTranslation(.zero, in: self)
      scroll(to: CGPoint(x: bounds.minX - step.x, y: bounds.minY - step.y))
    }

    func scroll(to point: CGPoint) {
      bounds.origin = CGPoint(
        x: min(max(point.x, 0), max(contentSize.width - bounds.width, 0)),
        y: min(max(point.y, 0), max(contentSize.height - bounds.height, 0)))
    }
  }

  @Test("It follows the finger, ends at its edges, and shows its content there")
  func follows() {
    let log = Log()
    let stage = TouchStage()
    let view = stage.add(HandScrollView(frame: .zero), 0, 0, 300, 300)
    view.contentSize = CGSize(width: 300, height: 1000)
    let row = TouchedView("row", log)
    row.frame = CGRect(x: 0, y: 90, width: 300, height: 50)
    view.addSubview(row)
    stage.down(150, 250)
    stage.drag(to: 150, 150, steps: 10)
    stage.up()
    #expect(view.bounds.origin == CGPoint(x: 0, y: 90))
    stage.wait(1)
    stage.tap(150, 10)
    #expect(log.take() == ["row began", "row ended"])
    stage.down(150, 100)
    stage.drag(to: 150, 290, steps: 10)
    stage.up()
    #expect(view.bounds.origin == .zero)
    for _ in 0..<5 {
      stage.down(150, 290)
      stage.drag(to: 150, 10, steps: 10)
      stage.up()
    }
    #expect(view.bounds.origin == CGPoint(x: 0, y: 700))
  }

  @Test("A screen that draws less while it moves, and all of it when it stops")
  func quality() {
    final class Content: UIView {
      var isCoarse = false
      var drawn: [Bool] = []
      override func draw(_ rect: CGRect) {
        drawn.append(isCoarse)
        UIColor.red.setFill()
        UIRectFill(bounds)
      }
    }
    final class Screen: UIScrollViewDelegate {
      let content = Content()
      func set(_ isCoarse: Bool) {
        guard content.isCoarse != isCoarse else { return }
        content.isCoarse = isCoarse
        content.setNeedsDisplay()
      }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { set(true) }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { set(false) }
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { set(false) }
    }
    let stage = TouchStage()
    let screen = Screen()
    let view = stage.add(UIScrollView(), 0, 0, 300, 300)
    view.contentSize = CGSize(width: 300, height: 2000)
    view.delegate = screen
    screen.content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.addSubview(screen.content)
    func show() { stage.window.layer.layoutIfNeeded(); screen.content.layer.displayIfNeeded() }
    show()
    stage.down(150, 250)
    stage.drag(to: 150, 150, steps: 5)
    show()
    stage.up(after: 0)
    stage.frames(0.5)
    show()
    #expect(view.isDecelerating && screen.content.drawn == [false, true])
    stage.frames(4)
    show()
    #expect(!view.isDecelerating && screen.content.drawn == [false, true, false])
  }

  @Test("A board of 20,000 by 20,000 points makes tiles only where it is looked at, wherever it is dragged and thrown")
  func tiles() {
    final class Board: UIScrollView {
      var tiles: [Int: UIView] = [:]
      override func layoutSubviews() {
        super.layoutSubviews()
        var wanted: [Int: UIView] = [:]
        for row in max(Int(bounds.minY / 80), 0)...min(Int((bounds.maxY - 0.01) / 80), 249) {
          for column in max(Int(bounds.minX / 80), 0)...min(Int((bounds.maxX - 0.01) / 80), 249) {
            let tile = tiles.removeValue(forKey: row * 1000 + column) ?? TouchedView()
            tile.frame = CGRect(x: CGFloat(column) * 80, y: CGFloat(row) * 80, width: 78, height: 78)
            if tile.superview == nil { addSubview(tile) }
            wanted[row * 1000 + column] = tile
          }
        }
        tiles.values.forEach { $0.removeFromSuperview() }
        tiles = wanted
      }
    }
    UIScreen.main.scale = 2
    let stage = TouchStage()
    let board = stage.add(Board(), 0, 0, 320, 240)
    board.contentSize = CGSize(width: 20_000, height: 20_000)
    var random = InteractionRandom(seed: 3)
    for _ in 0..<40 {
      let (x, y) = (random.next(in: 20...300), random.next(in: 20...220))
      stage.down(160, 120)
      stage.drag(to: x, y, steps: 4)
      stage.up(after: random.next(below: 2) == 0 ? 0 : 0.2)
      for _ in 0..<(20 + random.next(below: 100)) {
        stage.frames(1.0 / 60)
        stage.window.layer.layoutIfNeeded()
        #expect(board.tiles.count <= 24 && board.subviews.filter { $0 is TouchedView }.count == board.tiles.count)
        let middle = CGPoint(x: board.bounds.midX, y: board.bounds.midY)
        let key = Int(middle.y / 80) * 1000 + Int(middle.x / 80)
        #expect(board.tiles[key] != nil, "nothing at \(middle)")
      }
    }
    board.contentOffset = CGPoint(x: 19_680, y: 19_760)
    stage.window.layer.layoutIfNeeded()
    #expect(board.tiles[249_249] != nil && board.tiles.count <= 24)
  }
}
