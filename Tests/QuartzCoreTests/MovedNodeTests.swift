// Layers that only move: their nodes are made of former ones, and no tree that is held ever changes (I3).

import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@Suite struct MovedNodeTests {
  private let root = CALayer()
  private let children = (0..<200).map { _ in CALayer() }

  init() {
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    for child in children { root.addSublayer(child) }
  }

  private func places(_ tree: CommittedTree) -> Set<CGFloat> { Set(tree.root.children.map(\.transform.tx)) }

  private func move(to x: CGFloat) { for child in children { child.position.x = x } }

  @Test("Trees that are held stay as they were") func held() {
    let pipeline = FramePipeline(root: root)
    var trees: [CommittedTree] = []
    for step in 0..<5 {
      move(to: CGFloat(step))
      trees.append(pipeline.runFrame(size: root.bounds.size, scale: 1))
      for (index, tree) in trees.enumerated() { #expect(places(tree) == [CGFloat(index)]) }
    }
  }

  @Test("Of trees that are gone the nodes come back: a frame of moves makes none") func reused() {
    let pipeline = FramePipeline(root: root)
    var shown = pipeline.runFrame(size: root.bounds.size, scale: 1)
    var known: Set<ObjectIdentifier> = []
    for step in 1..<8 {
      move(to: CGFloat(step))
      let tree = pipeline.runFrame(size: root.bounds.size, scale: 1)
      #expect(places(tree) == [CGFloat(step)] && pipeline.counters.committedNodes == 201)
      let nodes = Set(tree.root.children.map(ObjectIdentifier.init))
      #expect(zip(shown.root.children, tree.root.children).allSatisfy { $0 !== $1 && $0.id == $1.id })
      if step > 3 { #expect(nodes.isSubset(of: known)) }
      known.formUnion(nodes)
      shown = tree
    }
  }

  @Test("A new size, a new look, a turn and a sublayer are no moves") func others() {
    let pipeline = FramePipeline(root: root)
    _ = pipeline.runFrame(size: root.bounds.size, scale: 1)
    move(to: 3)
    _ = pipeline.runFrame(size: root.bounds.size, scale: 1)
    move(to: 4)
    children[0].bounds.size = CGSize(width: 6, height: 8)
    children[1].backgroundColor = .black
    children[2].setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    children[3].addSublayer(CALayer())
    children[4].zPosition = 1
    let nodes = Array(pipeline.runFrame(size: root.bounds.size, scale: 1).root.children)
    #expect(nodes[0].bounds.width == 6 && nodes[0].transform.tx == 1 && nodes[0].transform.ty == -4)
    #expect(nodes[1].look.style.backgroundColor == .black)
    #expect(nodes[2].transform.b == 1 && nodes[3].children.count == 1)
    #expect(nodes.last?.id == children[4].nodeID && nodes.allSatisfy { $0.transform.tx == 4 || $0 === nodes[0] })
  }

  @Test("A layer that a picture has committed ahead of its superlayer is in the next frame") func ahead() {
    let pipeline = FramePipeline(root: root)
    _ = pipeline.runFrame(size: root.bounds.size, scale: 1)
    children[7].position.x = 9
    HierarchyPicture.update(children[7])
    let tree = pipeline.runFrame(size: root.bounds.size, scale: 1)
    #expect(tree.root.children[7].transform.tx == 9)
    #expect(places(tree) == [0, 9])
  }
}
