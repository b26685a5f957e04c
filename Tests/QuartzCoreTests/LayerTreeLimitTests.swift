// Trees of layers beyond all use, and loops: bounded time, no stack, clear messages.

import CoreGraphics
import QuartzCore
import Testing

@Suite struct LayerTreeLimitTests {
  @Test("A hundred thousand nested layers are laid out, committed and freed") func nested() {
    let root = CALayer()
    var layer = root
    for _ in 0..<100_000 {
      let child = CALayer()
      layer.addSublayer(child)
      layer = child
    }
    let pipeline = FramePipeline(root: root)
    #expect(pipeline.runFrame(size: CGSize(width: 10, height: 10), scale: 1).root.subtreeCount == 100_001)
    #expect(pipeline.counters.committedNodes == 100_001)
    layer.backgroundColor = .black
    _ = pipeline.runFrame(size: CGSize(width: 10, height: 10), scale: 1)
    #expect(pipeline.counters.committedNodes == 100_001)
    _ = pipeline.runFrame(size: CGSize(width: 10, height: 10), scale: 1)
    #expect(pipeline.counters.committedNodes == 0)
    layer.bounds.size = CGSize(width: 5, height: 5)
    #expect(root.hitTest(.zero) === layer)
    #expect(layer.convert(.zero, to: root) == CGPoint(x: -2.5, y: -2.5))
  }

  @Test("Of 200,000 siblings one that moves is the only one committed") func siblings() {
    let root = CALayer()
    root.sublayers = (0..<200_000).map { _ in CALayer() }
    let pipeline = FramePipeline(root: root)
    _ = pipeline.runFrame(size: CGSize(width: 10, height: 10), scale: 1)
    root.sublayers?[123_456].position.x = 5
    let tree = pipeline.runFrame(size: CGSize(width: 10, height: 10), scale: 1)
    #expect(pipeline.counters.committedNodes == 2 && tree.root.subtreeCount == 200_001)
    root.sublayers = nil
    #expect(pipeline.runFrame(size: CGSize(width: 10, height: 10), scale: 1).root.subtreeCount == 1)
  }

  @Test("Masks of masks are committed") func masks() {
    let root = CALayer()
    var layer = root
    for _ in 0..<1000 {
      let mask = CALayer()
      layer.mask = mask
      layer = mask
    }
    let tree = FramePipeline(root: root).runFrame(size: CGSize(width: 10, height: 10), scale: 1)
    #expect(tree.root.subtreeCount == 1001)
  }

  @Test("A loop of layers or masks is refused") func loops() async {
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.mask = outer
    }
    await #expect(processExitsWith: .failure) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.mask = inner
      inner.addSublayer(outer)
    }
  }
}
