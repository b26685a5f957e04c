// Adding, moving and removing sublayers.
//
// Called by: CALayer's and UIView's hierarchy calls. Every change goes through `insert` and `detach`.

extension CALayer {
  /// The sublayers, back to front.
  package final var children: [CALayer] {
    _read {
      childList.close()
      yield childList.slots
    }
    _modify {
      childList.close()
      yield &childList.slots
    }
  }

  /// What a vacant slot of a list holds.
  private nonisolated(unsafe) static let placeholder = CALayer()

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling else { return insert(layer, at: 0) }
    guard layer !== sibling else { return }
    layer.detach()
    insert(layer, at: index(of: sibling, in: "below"))
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling else { return insert(layer, at: childList.count) }
    guard layer !== sibling else { return }
    layer.detach()
    insert(layer, at: index(of: sibling, in: "above") + 1)
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer else { return }
    let index = index(of: oldLayer, in: "in place of")
    oldLayer.detach()
    newLayer.detach()
    insert(newLayer, at: min(index, childList.count))
  }

  /// Puts `layer` at `index`, taken from wherever it was; an index past the end appends, as Core Animation does.
  func insert(_ layer: CALayer, at index: Int) {
    require(layer !== self, "A layer cannot be its own sublayer: \(layer)")
    require(
      layer.isLeaf || !isDescendant(of: layer),
      "\(layer) holds \(self): adding it below would make a loop; remove \(self) from it first")
    layer.detach()
    let index = min(max(index, 0), childList.count)
    childList.insert(layer, at: index)
    layer.parent = self
    flags.sublayersMoved = true
    layer.indexInParent = childList.number(at: index)
    sublayerMarks.markAll()
    if extrasBox != nil || !flattensSublayers { layer.markNeedsCommit() }
    if !layer.flattensSublayers { layer.markSublayersMoved() }
    layer.markAncestorsForSubtree()
    markNeedsLayout()
  }

  func detach() {
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.maskLayer = nil
    } else if let index = parent.index(ofSublayer: self) {
      parent.childList.remove(at: index, placeholder: Self.placeholder)
      parent.flags.sublayersMoved = true
      parent.sublayerMarks.markAll()
    }
    self.parent = nil
    indexInParent = -1
    flags.isListed = false
    if parent.extrasBox != nil || !parent.flattensSublayers { markNeedsCommit() }
    parent.markNeedsCommit()
    parent.markNeedsLayout()
  }

  func replaceChildren(_ layers: [CALayer]) {
    // All at once: one after the other would move the rest each time.
    let kept = Set(layers.map(ObjectIdentifier.init))
    let gone = children.filter { !kept.contains(ObjectIdentifier($0)) }
    children.removeAll { !kept.contains(ObjectIdentifier($0)) }
    sublayerMarks.markAll()
    for layer in gone {
      layer.parent = nil
      layer.indexInParent = -1
      layer.flags.isListed = false
      if extrasBox != nil || !flattensSublayers { layer.markNeedsCommit() }
    }
    flags.sublayersMoved = true
    markNeedsCommit()
    markNeedsLayout()
    for layer in layers { insert(layer, at: childList.count) }
  }

  func setMask(_ layer: CALayer?) {
    guard layer !== maskLayer else { return }
    maskLayer?.detach()
    guard let layer else { return }
    require(layer !== self, "A layer cannot mask itself: \(layer)")
    require(
      layer.isLeaf || !isDescendant(of: layer),
      "\(layer) holds \(self): as its mask it would make a loop; remove \(self) from it first")
    layer.detach()
    maskLayer = layer
    layer.parent = self
    if extrasBox != nil || !flattensSublayers { layer.markNeedsCommit() }
    if !layer.flattensSublayers { layer.markSublayersMoved() }
    layer.markAncestorsForSubtree()
  }

  /// The last of the sublayers.
  package var topSublayer: CALayer? { childList.last }

  /// Holds nothing, and so cannot hold the layer that it is added to: trees built from the top down are not walked.
  private var isLeaf: Bool { childList.isEmpty && maskLayer == nil }

  private func isDescendant(of ancestor: CALayer) -> Bool {
    LoopCheck.isNode(self, in: ancestor, parent: \.parent) { layer in
      layer.maskLayer.map { layer.children + [$0] } ?? layer.children
    }
  }

  private func index(ofSublayer layer: CALayer) -> Int? { childList.index(of: layer, number: layer.indexInParent) }

  private func index(of sibling: CALayer, in relation: String) -> Int {
    guard let index = index(ofSublayer: sibling) else {
      misuse("\(sibling) is not a sublayer of \(self): nothing can be put \(relation) it")
    }
    return index
  }
}
