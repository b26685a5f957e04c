// Commits: what is shared, what is copied, and that no flag is left (invariants I2, I3, I4).

import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@Suite struct CommitTests {
  private let root = CALayer()
  private let first = CALayer()
  private let second = CALayer()

  init() {
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(first)
    root.addSublayer(second)
  }

  private func commit(_ pipeline: FramePipeline) -> CommittedTree {
    pipeline.runFrame(size: CGSize(width: 100, height: 100), scale: 1)
  }

  @Test("An unchanged tree is the same object") func unchanged() {
    let pipeline = FramePipeline(root: root)
    let a = commit(pipeline)
    let b = commit(pipeline)
    #expect(a.root === b.root)
    #expect(pipeline.counters.committedNodes == 0)
  }

  @Test("One changed layer: its path is new, its sibling is shared") func oneChanged() {
    let pipeline = FramePipeline(root: root)
    let a = commit(pipeline)
    first.backgroundColor = .black
    let b = commit(pipeline)
    #expect(a.root !== b.root)
    #expect(a.root.children[0] !== b.root.children[0])
    #expect(a.root.children[1] === b.root.children[1])
    #expect(a.root.children[0].id == b.root.children[0].id)
    #expect(pipeline.counters.committedNodes == 2)
  }

  @Test("After a frame no layer carries a needs-flag, also when layout marks more") func noFlags() {
    final class Layouter: CALayer {
      var rounds = 0
      override func layoutSublayers() {
        rounds += 1
        sublayers?.forEach { $0.frame = CGRect(x: CGFloat(rounds), y: 0, width: 10, height: 10) }
      }
    }
    let layouter = Layouter()
    layouter.addSublayer(CALayer())
    root.addSublayer(layouter)
    let pipeline = FramePipeline(root: root)
    _ = commit(pipeline)
    _ = commit(pipeline)
    for layer in [root, first, second, layouter, layouter.sublayers![0]] {
      #expect(!layer.flags.needsLayout && !layer.flags.needsDisplay && !layer.flags.needsCommit)
      #expect(!layer.flags.subtreeNeedsLayout && !layer.flags.subtreeNeedsDisplay && !layer.flags.subtreeNeedsCommit)
    }
  }

  @Test("A removed layer is freed") func freed() {
    weak var gone: CALayer?
    do {
      let layer = CALayer()
      gone = layer
      first.addSublayer(layer)
      _ = commit(FramePipeline(root: root))
      layer.removeFromSuperlayer()
    }
    #expect(gone == nil)
  }

  @Test("A shadow's reach is finite, whatever its radius", arguments: [CGFloat.nan, .infinity, 1e308, -4])
  func shadowRadius(value: CGFloat) {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    layer.shadowOpacity = 1
    layer.shadowRadius = value
    let tree = FramePipeline(root: layer).runFrame(size: CGSize(width: 10, height: 10), scale: 1)
    #expect(tree.root.paintedBounds.width <= 70_000 && tree.root.paintedBounds.width >= 10)
  }
}
