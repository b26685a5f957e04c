// Which of a layer's sublayers the passes have to look at.
//
// Held by: CALayer. Filled by: marking and hierarchy changes. Read by: LayoutPass, DisplayPass; emptied by CommitPass.
// A sublayer that has any flag, its own or one below, is listed, unless all are to be looked at anyway.

struct SublayerMarks {
  /// True after sublayers came, went or changed places: indices mean nothing until the next commit.
  private(set) var areAll = true
  /// In `children`, each once, in the order of marking.
  private(set) var indices: [Int32] = []

  mutating func markAll() {
    areAll = true
    indices = []
  }

  mutating func mark(_ layer: CALayer) {
    // A mask is looked at whenever its layer is.
    guard !areAll, !layer.flags.isListed, layer.indexInParent >= 0 else { return }
    layer.flags.isListed = true
    indices.append(layer.indexInParent)
  }

  /// After a commit: `inOrder` when the sublayers are painted in the order of the array, so that indices will do.
  mutating func clear(inOrder: Bool) {
    areAll = !inOrder
    indices.removeAll(keepingCapacity: true)
  }

  /// The marked ones of `children`, in their order.
  func layers(of children: [CALayer]) -> [CALayer] {
    if areAll { return children }
    if indices.count < 2 { return indices.map { children[Int($0)] } }
    return sorted.map { children[Int($0)] }
  }

  /// Ascending.
  var sorted: [Int32] {
    for (a, b) in zip(indices, indices.dropFirst()) where a > b { return indices.sorted() }
    return indices
  }
}
