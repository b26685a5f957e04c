// Which children of two commits of one node belong together.
//
// Called by: DamagePass. Chunks that both lists share are passed over whole, so that one child of 10,000 is found by looking
// at 157 chunks and 64 nodes. Pairs of one object are left out: they have nothing to say.

import RenderTree

struct ChildMatch {
  /// Chunks of the same ids in the same order, from the start; some of their nodes differ.
  private(set) var chunks: [(old: NodeChunk, new: NodeChunk)] = []
  /// Same id, different objects, in order: those after the chunks.
  private(set) var others: [(old: RenderNode, new: RenderNode)] = []
  private(set) var removed: [RenderNode] = []
  private(set) var inserted: [RenderNode] = []
  /// In both lists, in another order: as they were, and as they are.
  private(set) var shuffledOld: [RenderNode] = []
  private(set) var shuffledNew: [RenderNode] = []

  var isEmpty: Bool { chunks.isEmpty && others.isEmpty && removed.isEmpty && inserted.isEmpty && shuffledNew.isEmpty }

  /// Same id, different objects, in order.
  var changed: [(old: RenderNode, new: RenderNode)] {
    chunks.flatMap { zip($0.nodes, $1.nodes).filter { $0 !== $1 } } + others
  }

  init(_ old: NodeList, _ new: NodeList) {
    let first = matchPrefix(old, new)
    var (oldEnd, newEnd) = (old.count, new.count)
    var last: [(RenderNode, RenderNode)] = []
    while oldEnd > first, newEnd > first {
      let (a, b) = (old[oldEnd - 1], new[newEnd - 1])
      guard a.id == b.id else { break }
      if a !== b { last.append((a, b)) }
      oldEnd -= 1
      newEnd -= 1
    }
    if oldEnd > first || newEnd > first { matchMiddle(Array(old[first..<oldEnd]), Array(new[first..<newEnd])) }
    others += last.reversed()
  }

  /// How many children agree from the start.
  private mutating func matchPrefix(_ old: NodeList, _ new: NodeList) -> Int {
    var first = 0
    for (a, b) in zip(old.chunks, new.chunks) {
      if a === b {
        first += a.nodes.count
        continue
      }
      if a.nodes.count == b.nodes.count, a.hasSameNames(as: b) {
        chunks.append((a, b))
        first += a.nodes.count
        continue
      }
      for (a, b) in zip(a.nodes, b.nodes) {
        guard a.id == b.id else { return first }
        if a !== b { others.append((a, b)) }
        first += 1
      }
      break
    }
    return first
  }

  private mutating func matchMiddle(_ old: [RenderNode], _ new: [RenderNode]) {
    let before = Set(old.map(\.id))
    let after = Set(new.map(\.id))
    removed = old.filter { !after.contains($0.id) }
    inserted = new.filter { !before.contains($0.id) }
    let (kept, still) = (old.filter { after.contains($0.id) }, new.filter { before.contains($0.id) })
    if kept.elementsEqual(still, by: { $0.id == $1.id }) {
      for (a, b) in zip(kept, still) where a !== b { others.append((a, b)) }
    } else {
      (shuffledOld, shuffledNew) = (kept, still)
    }
  }
}
