// A node's children, in chunks that commits share: one child of 10,000 that changes costs one chunk, not the list.
//
// Made by: RenderNode's initialiser, CommitPass. Read by: every pass that walks children. Immutable.
//   list: [chunk 0 (64 nodes)] [chunk 1 (64)] … [last (1...64)]
// What a chunk knows of its nodes: NodeChunk.

import CoreGraphics

package struct NodeList: Sendable, RandomAccessCollection {
  /// All but the last are full.
  package let chunks: [NodeChunk]
  package let count: Int

  package static let chunkSize = 64

  package init(_ nodes: [RenderNode] = []) { self.init(nodes, sharing: nil) }

  /// `old`: a list whose chunks are taken over where they hold the same nodes.
  package init(_ nodes: [RenderNode], sharing old: NodeList?) {
    count = nodes.count
    var chunks: [NodeChunk] = []
    chunks.reserveCapacity((nodes.count + Self.chunkSize - 1) / Self.chunkSize)
    var start = 0
    while start < nodes.count {
      let part = nodes[start..<Swift.min(start + Self.chunkSize, nodes.count)]
      if let old, chunks.count < old.chunks.count, old.chunks[chunks.count].nodes.elementsEqual(part, by: ===) {
        chunks.append(old.chunks[chunks.count])
      } else {
        chunks.append(NodeChunk(Array(part)))
      }
      start += Self.chunkSize
    }
    self.chunks = chunks
  }

  init(chunks: [NodeChunk], count: Int) {
    self.chunks = chunks
    self.count = count
  }

  /// The list with some nodes in the places of those of the same ids. `places`: ascending; `nodes`: as many.
  /// - Complexity: O(chunks, and the nodes of those that change)
  package func replacing(_ places: [Int32], with nodes: [RenderNode]) -> NodeList {
    var edit = NodeListEdit(self)
    for (place, node) in zip(places, nodes) { edit.put(node, at: Int(place)) }
    return edit.finish()
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(position: Int) -> RenderNode {
    chunks[position / Self.chunkSize].nodes[position % Self.chunkSize]
  }

  /// What all may paint, the parent's coordinates, points; null when nothing.
  package var paintedBounds: CGRect {
    var painted = CGRect.null
    for chunk in chunks where !chunk.paintedBounds.isNull { painted = painted.union(chunk.paintedBounds) }
    return painted
  }

  var depth: Int32 { chunks.reduce(0) { Swift.max($0, $1.depth) } }

  var subtreeCount: Int { chunks.reduce(0) { $0 + $1.subtreeCount } }
}
