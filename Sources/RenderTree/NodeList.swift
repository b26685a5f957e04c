// A node's children, in chunks that commits share: one child of 10,000 that changes costs one chunk, not the list.
//
// Made by: RenderNode's initialiser, CommitPass. Read by: every pass that walks children. Immutable.
//   list: [chunk 0 (64 nodes)] [chunk 1 (64)] … [last (1...64)]
// Each chunk knows what its nodes may paint, so that culling rejects 64 nodes at once; and each node's box lies beside the
// others in memory, so that the nodes of a chunk that is hit are rejected without being touched.

import CoreGraphics

package final class NodeChunk: Sendable {
  package let nodes: [RenderNode]
  /// What each node may paint, the parent's coordinates, points: x0, y0, x1, y1, rounded outwards. Empty boxes have
  /// x0 > x1.
  package let boxes: [SIMD4<Float>]
  /// All boxes together.
  package let box: SIMD4<Float>
  /// The same as a rectangle and unrounded; null when nothing is painted.
  package let paintedBounds: CGRect
  package let subtreeCount: Int
  /// Levels.
  let depth: Int32

  init(_ nodes: [RenderNode]) {
    self.nodes = nodes
    var count = 0
    var depth: Int32 = 0
    var corners = NodeBox.noCorners
    var all = NodeBox.empty
    boxes = [SIMD4<Float>](unsafeUninitializedCapacity: nodes.count) { boxes, filled in
      for index in nodes.indices {
        let node = nodes[index]
        count += node.subtreeCount
        depth = max(depth, node.depth)
        let own = PaintedBounds.cornersInParent(node)
        let box = NodeBox.around(corners: own)
        boxes.initializeElement(at: index, to: box)
        guard box[0] <= box[2] else { continue }
        corners = NodeBox.union(corners, own)
        all = NodeBox.union(all, box)
      }
      filled = nodes.count
    }
    box = all
    paintedBounds = NodeBox.rect(corners)
    subtreeCount = count
    self.depth = depth
  }

  /// The chunk with some nodes in other nodes' places. `places`: ascending, in the whole list, where this chunk begins at
  /// `first`.
  convenience init(_ old: NodeChunk, first: Int, _ places: ArraySlice<Int32>, _ nodes: ArraySlice<RenderNode>) {
    if places.count == old.nodes.count {
      self.init(Array(nodes))
    } else {
      var all = old.nodes
      for (place, node) in zip(places, nodes) { all[Int(place) - first] = node }
      self.init(all)
    }
  }
}

/// Boxes as four floats: quick to reject by.
package enum NodeBox {
  package static let empty = SIMD4<Float>(.infinity, .infinity, -.infinity, -.infinity)
  package static let everything = SIMD4<Float>(-.infinity, -.infinity, .infinity, .infinity)

  /// Rounded outwards; `empty` for null, `everything` where a coordinate is not a number.
  package static func around(_ rect: CGRect) -> SIMD4<Float> {
    if rect.isNull { return empty }
    let low = SIMD2<Double>(Double(rect.minX), Double(rect.minY))
    let high = SIMD2<Double>(Double(rect.maxX), Double(rect.maxY))
    guard !(low.x.isNaN || low.y.isNaN || high.x.isNaN || high.y.isNaN), !rect.isInfinite else { return everything }
    // A part in four million on either side: more than rounding to float loses.
    let slack = SIMD4<Float>(-1, -1, 1, 1)
    let box = SIMD4<Float>(Float(low.x), Float(low.y), Float(high.x), Float(high.y))
    let size = SIMD4<Float>(abs(box[0]), abs(box[1]), abs(box[2]), abs(box[3]))
    return box + slack * (size * 2.4e-7 + 1e-30)
  }

  /// `around` for corners (x0, y0, x1, y1) in double precision; `noCorners` and infinite ones included.
  @inline(__always)
  static func around(corners: SIMD4<Double>) -> SIMD4<Float> {
    let size = abs(corners[0]) + abs(corners[1]) + abs(corners[2]) + abs(corners[3])
    guard size < 1e38 else { return corners[0] > corners[2] ? empty : everything }
    let box = SIMD4<Float>(corners)
    let reach = SIMD4<Float>(abs(box[0]), abs(box[1]), abs(box[2]), abs(box[3])) * 2.4e-7 + 1e-30
    return SIMD4(box[0] - reach[0], box[1] - reach[1], box[2] + reach[2], box[3] + reach[3])
  }

  /// The corners of what paints nothing.
  static let noCorners = SIMD4<Double>(.infinity, .infinity, -.infinity, -.infinity)
  /// The corners of what has no end, or whose numbers are none.
  static let allCorners = SIMD4<Double>(-.infinity, -.infinity, .infinity, .infinity)

  static func union(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))
  }

  /// Corners as a rectangle: null for those of nothing, infinite where a side has no end.
  static func rect(_ corners: SIMD4<Double>) -> CGRect {
    if corners[0] > corners[2] || corners[1] > corners[3] { return .null }
    let (width, height) = (corners[2] - corners[0], corners[3] - corners[1])
    guard width.isFinite, height.isFinite, corners[0].isFinite, corners[1].isFinite else { return .infinite }
    return CGRect(x: corners[0], y: corners[1], width: width, height: height)
  }

  static func union(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))
  }

  /// Whether the boxes may have a point in common; edges that touch count.
  @inlinable package static func meet(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
    a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
  }
}

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

  private init(chunks: [NodeChunk], count: Int) {
    self.chunks = chunks
    self.count = count
  }

  /// The list with some nodes in other nodes' places. `places`: ascending; `nodes`: as many.
  /// - Complexity: O(chunks, and the nodes of those that change)
  package func replacing(_ places: [Int32], with nodes: [RenderNode]) -> NodeList {
    var chunks = self.chunks
    var start = 0
    while start < places.count {
      let chunk = Int(places[start]) / Self.chunkSize
      let first = chunk * Self.chunkSize
      var end = start + 1
      while end < places.count, Int(places[end]) < first + Self.chunkSize { end += 1 }
      chunks[chunk] = NodeChunk(chunks[chunk], first: first, places[start..<end], nodes[start..<end])
      start = end
    }
    return NodeList(chunks: chunks, count: count)
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
