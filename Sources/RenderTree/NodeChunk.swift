// Up to 64 children, and what the passes ask of each of thousands, beside each other in memory.
//
// Made by: NodeList, NodeListEdit. Read by: DamagePass, CullPass and scrolling. Immutable.
// Each chunk knows what its nodes may paint, so that culling rejects 64 nodes at once; each node's box lies beside the
// others, so that the nodes of a chunk that is hit are rejected without being touched; and so do all numbers of nodes that
// are nothing but rectangles, so that those are compared and painted without being touched.

import CoreGraphics

package final class NodeChunk: Sendable {
  package let nodes: [RenderNode]
  /// What each node may paint, the parent's coordinates, points: x0, y0, x1, y1, rounded outwards. Empty boxes have
  /// x0 > x1.
  package let boxes: [SIMD4<Float>]
  /// What each node is, where it is a plain leaf; empty when none is.
  package let leaves: [PlainLeaf]
  /// All boxes together.
  package let box: SIMD4<Float>
  /// The same as a rectangle and unrounded; null when nothing is painted.
  package let paintedBounds: CGRect
  package let subtreeCount: Int
  /// Levels.
  let depth: Int32
  /// The ids of the nodes, in their order: chunks that were made of each other share it.
  private let names: Names

  private final class Names: Sendable {}

  convenience init(_ nodes: [RenderNode]) { self.init(nodes, Names()) }

  /// `nodes`: of the same ids, in the same order, as those of `old`.
  convenience init(_ nodes: [RenderNode], inPlaceOf old: NodeChunk) {
    assert(nodes.elementsEqual(old.nodes) { $0.id == $1.id }, "nodes of other ids in a chunk's places")
    self.init(nodes, old.names)
  }

  private init(_ nodes: [RenderNode], _ names: Names) {
    self.nodes = nodes
    self.names = names
    var count = 0
    var depth: Int32 = 0
    var corners = NodeBox.noCorners
    var all = NodeBox.empty
    var hasLeaves = false
    boxes = [SIMD4<Float>](unsafeUninitializedCapacity: nodes.count) { boxes, filled in
      for index in nodes.indices {
        let node = nodes[index]
        count += node.subtreeCount
        depth = max(depth, node.depth)
        hasLeaves = hasLeaves || node.isPlainLeaf
        let own = PaintedBounds.cornersInParent(node)
        let box = NodeBox.around(corners: own)
        boxes.initializeElement(at: index, to: box)
        guard box[0] <= box[2] else { continue }
        corners = NodeBox.union(corners, own)
        all = NodeBox.union(all, box)
      }
      filled = nodes.count
    }
    leaves = hasLeaves ? Self.leaves(nodes) : []
    box = all
    paintedBounds = NodeBox.rect(corners)
    subtreeCount = count
    self.depth = depth
  }

  private static func leaves(_ nodes: [RenderNode]) -> [PlainLeaf] {
    [PlainLeaf](unsafeUninitializedCapacity: nodes.count) { leaves, filled in
      for index in nodes.indices { leaves.initializeElement(at: index, to: PlainLeaf(nodes[index])) }
      filled = nodes.count
    }
  }

  /// Whether the nodes have the same ids in the same order, which must be as many.
  package func hasSameNames(as other: NodeChunk) -> Bool {
    if names === other.names { return true }
    for index in nodes.indices where nodes[index] !== other.nodes[index] && nodes[index].id != other.nodes[index].id {
      return false
    }
    return true
  }
}

/// A node that is nothing but a rectangle of one colour, placed by a translation.
package struct PlainLeaf: Sendable {
  /// Points, own coordinates.
  package let bounds: CGRect
  /// Where the own origin is, points, the parent's coordinates.
  package let x, y: CGFloat
  /// Premultiplied; 0 for a node that is something else, and of which nothing is told here.
  package let color: UInt32

  init(_ node: RenderNode) {
    (bounds, x, y) = (node.bounds, node.transform.tx, node.transform.ty)
    color = node.isPlainLeaf && node.isMovable ? node.solidColor : 0
  }
}
