// A list that is being made of another: some nodes in the places of those of the same ids.
//
// Made by: CommitPass for layers whose sublayers have changed, NodeList. Hands on: the new list, which shares the chunks that
// no node was put into. Nodes go from the pass into the chunk that holds them, and through no list between.

package struct NodeListEdit {
  private var chunks: [NodeChunk]
  private let count: Int
  /// What is put into the chunk at hand, and where in it: all before were put into theirs.
  private var nodes: [RenderNode] = []
  private var places: [Int] = []
  private var current = -1

  package init(_ list: NodeList) {
    (chunks, count) = (list.chunks, list.count)
  }

  /// `place`: higher than those before it. `node`: of the id of the one that is there.
  package mutating func put(_ node: RenderNode, at place: Int) {
    let chunk = place / NodeList.chunkSize
    if chunk != current {
      flush()
      current = chunk
      nodes.reserveCapacity(NodeList.chunkSize)
      places.reserveCapacity(NodeList.chunkSize)
    }
    nodes.append(node)
    places.append(place % NodeList.chunkSize)
  }

  package consuming func finish() -> NodeList {
    flush()
    return NodeList(chunks: chunks, count: count)
  }

  private mutating func flush() {
    guard !nodes.isEmpty else { return }
    let old = chunks[current]
    if nodes.count < old.nodes.count {
      var all = old.nodes
      for (place, node) in zip(places, nodes) { all[place] = node }
      nodes = all
    }
    chunks[current] = NodeChunk(nodes, inPlaceOf: old)
    nodes = []
    places.removeAll(keepingCapacity: true)
  }
}
