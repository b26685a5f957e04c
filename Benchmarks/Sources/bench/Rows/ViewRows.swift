// Views one at a time and many at a time: made, added, dropped, and found under a point. No pixels.
//
// Called by main.swift. Each row's trees are made at its first run.
import UIKit

/// Sendable: only ever touched by the main thread, which runs the rows.
private final class Trees: @unchecked Sendable {
  var parent: UIView?
  var tree: UIView?
  var siblings: UIView?
  var found = 0
}

func viewRows() -> [Row] {
  let trees = Trees()
  func row(_ work: String, _ title: String, goal: Double, operations: Int, _ body: @escaping @MainActor () -> Void)
    -> Row
  {
    Row(work: work, title: title, through: "UIKit", unit: .microseconds, goal: goal, operations: operations) {
      MainActor.assumeIsolated(body)
    }
  }
  return [
    row("view-life", "make, add, drop one view", goal: 0.6, operations: 10_000) {
      let parent = trees.parent ?? UIView(frame: frame(0, 0, 1000))
      trees.parent = parent
      for i in 0..<10_000 {
        let view = UIView(frame: frame(i % 100 * 10, i / 100 * 10, 10))
        parent.addSubview(view)
        view.removeFromSuperview()
      }
    },
    row("view-make", "make one view", goal: 0.4, operations: 10_000) {
      for i in 0..<10_000 { _ = UIView(frame: frame(i % 100 * 10, i / 100 * 10, 10)) }
    },
    row("view-first", "add 50,000, drop them from the front, each", goal: 1, operations: 50_000) {
      let parent = UIView(frame: frame(0, 0, 1000))
      for i in 0..<50_000 { parent.addSubview(UIView(frame: frame(i % 100 * 10, i / 100 % 100 * 10, 10))) }
      for view in parent.subviews { view.removeFromSuperview() }
    },
    row("hit-tree", "hit test, 100 × 100 tree", goal: 2.5, operations: 1000) {
      let tree = trees.tree ?? board(nested: true)
      trees.tree = tree
      hit(tree, trees)
    },
    row("hit-siblings", "hit test, 10,000 siblings", goal: 5, operations: 1000) {
      let siblings = trees.siblings ?? board(nested: false)
      trees.siblings = siblings
      hit(siblings, trees)
    },
  ]
}

/// Points.
private func frame(_ x: Int, _ y: Int, _ side: CGFloat) -> CGRect {
  CGRect(x: CGFloat(x), y: CGFloat(y), width: side, height: side)
}

@MainActor private func hit(_ view: UIView, _ trees: Trees) {
  for i in 0..<1000 {
    let point = CGPoint(x: CGFloat(i * 379 % 1000) + 0.5, y: CGFloat(i * 617 % 1000) + 0.5)
    if view.hitTest(point, with: nil) !== view { trees.found += 1 }
  }
}

/// 10,000 squares of ten points: 100 in each of 100, or all in one.
@MainActor private func board(nested: Bool) -> UIView {
  let board = UIView(frame: frame(0, 0, 1000))
  for i in 0..<100 {
    let part = nested ? UIView(frame: frame(i % 10 * 100, i / 10 * 100, 100)) : board
    if nested { board.addSubview(part) }
    for j in 0..<100 {
      let (x, y) = (j % 10 * 10, j / 10 * 10)
      part.addSubview(UIView(frame: nested ? frame(x, y, 10) : frame(i % 10 * 100 + x, i / 10 * 100 + y, 10)))
    }
  }
  return board
}
