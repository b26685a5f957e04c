// Whether a tree that is about to be added holds the place that it is added to.
//
// Called by: the hierarchies of layers and views. Looks up from the place and down from the tree in turns and ends with the
// shorter way, so that neither a deep tree built from the top nor one built from the bottom costs its depth at every step.

package enum LoopCheck {
  /// Subtrees with more children of one parent than this are not walked down (chosen here).
  private static let mostChildren = 16

  /// - Complexity: twice the smaller of the depth of `node` and the size of `top`'s tree.
  package static func isNode<Node: AnyObject>(
    _ node: Node, in top: Node, parent: (Node) -> Node?, children: (Node) -> [Node]
  ) -> Bool {
    var above: Node? = node
    var below = [top]
    var walksDown = true
    while let current = above {
      if current === top { return true }
      above = parent(current)
      guard walksDown else { continue }
      guard let next = below.popLast() else { return false }
      if next === node { return true }
      let more = children(next)
      walksDown = more.count <= mostChildren
      below.append(contentsOf: more)
    }
    return false
  }
}
