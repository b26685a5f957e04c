// CATransformLayer hands its transform on to its sublayers, and paints them by depth.

import CoreGraphics
import RenderTree
import Testing

@testable import QuartzCore

@Suite struct TransformLayerTests {
  private func commit(_ root: CALayer) -> RenderNode {
    FramePipeline(root: root).runFrame(size: root.bounds.size, scale: 1).root
  }

  private func scene() -> (root: CALayer, space: CATransformLayer, near: CALayer, far: CALayer) {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let space = CATransformLayer()
    space.bounds = root.bounds
    space.position = CGPoint(x: 50, y: 50)
    let (near, far) = (CALayer(), CALayer())
    for (layer, z) in [(near, 30.0), (far, -30)] {
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.position = CGPoint(x: 50, y: 50)
      layer.transform = CATransform3DMakeTranslation(0, 0, CGFloat(z))
      layer.backgroundColor = .black
      space.addSublayer(layer)
    }
    root.addSublayer(space)
    return (root, space, near, far)
  }

  @Test("Sublayers are projected with the layer's own transform, not flattened into it") func depth() {
    let (root, space, near, _) = scene()
    // A quarter turn about y: what stood 30 points in front now stands 30 points to the side.
    space.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    let node = commit(root).children[0]
    let shown = node.children.first { $0.id == near.nodeID }
    #expect(node.placement.isIdentity)
    #expect(shown.map { abs($0.placement.project(CGPoint(x: 5, y: 5)).x - 80) < 1e-9 } == true)
  }

  @Test("The nearest sublayer is painted last") func order() {
    let (root, space, near, far) = scene()
    #expect(commit(root).children[0].children.map(\.id) == [far.nodeID, near.nodeID])
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(commit(root).children[0].children.map(\.id) == [near.nodeID, far.nodeID])
  }

  @Test("When it moves its sublayers are committed anew") func moved() {
    let (root, space, near, _) = scene()
    let pipeline = FramePipeline(root: root)
    func x() -> CGFloat? {
      let tree = pipeline.runFrame(size: root.bounds.size, scale: 1)
      return tree.root.children[0].children.first { $0.id == near.nodeID }?.placement.project(.zero).x
    }
    #expect(x() == 45)
    space.position.x += 7
    #expect(x() == 52)
  }

  @Test("It paints nothing itself and cannot be hit") func nothing() {
    let (root, space, _, _) = scene()
    space.backgroundColor = .black
    space.masksToBounds = true
    let node = commit(root).children[0]
    #expect(node.look.style.backgroundColor == nil && !node.look.style.clipsToBounds)
    #expect(space.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }
}
