// Frees deep trees of nodes one node after the other: each would free the next, and overflow the stack.
//
// Called by: RenderNode's deinit, for trees that are deep enough. Any thread: who comes while another drains leaves the nodes
// to that one.

import Synchronization

enum NodeGraveyard {
  /// Levels that may be freed by recursion (chosen here: some hundred bytes of stack each).
  static let shallow: Int32 = 512

  private struct Queue: Sendable {
    var lists: [NodeList] = []
    var masks: [RenderNode] = []
    var isDraining = false
  }

  private static let queue = Mutex(Queue())

  /// Takes a node's children and mask from it, and frees them.
  static func release(_ children: inout NodeList, _ mask: inout RenderNode?) {
    let drains = queue.withLock { queue in
      queue.lists.append(children)
      if let mask { queue.masks.append(mask) }
      defer { queue.isDraining = true }
      return !queue.isDraining
    }
    children = NodeList()
    mask = nil
    guard drains else { return }
    while let next = take() { withExtendedLifetime(next) {} }
  }

  private static func take() -> (NodeList?, RenderNode?)? {
    queue.withLock { queue in
      let list = queue.lists.popLast()
      let mask = queue.masks.popLast()
      if list == nil, mask == nil {
        queue.isDraining = false
        return nil
      }
      return (list, mask)
    }
  }
}
