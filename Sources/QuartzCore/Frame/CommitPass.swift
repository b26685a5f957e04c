// Model tree → committed tree: copies what changed, shares what did not.
//
// Called by: FramePipeline, last. Hands on: RenderNodes, immutable, that reach no CALayer (I3).
// Cost: O(changed layers and their ancestors' child lists).

import CoreGraphics
import RenderTree

enum CommitPass {
  /// A layer whose sublayers are being committed: on a list of its own, since trees may be 100,000 levels deep.
  private struct Visit {
    let layer: CALayer
    /// Sublayers that are still to be committed, and after them the mask.
    let waiting: [CALayer]
    /// Their places among the sublayers, ascending; nil when all are committed.
    let places: [Int32]?
    var made: [RenderNode] = []
  }

  static func run(_ root: CALayer, counters: inout FrameCounters) -> RenderNode {
    var visits: [Visit] = []
    var made = begin(root, &visits, &counters)
    while let last = visits.indices.last {
      if let node = made { visits[last].made.append(node) }
      let next = visits[last].made.count
      if next < visits[last].waiting.count {
        made = begin(visits[last].waiting[next], &visits, &counters)
      } else {
        made = finish(visits.removeLast())
      }
    }
    // A visit ends with a node, and so does a layer that needs none.
    return made ?? node(of: root, NodeList(), nil)
  }

  /// The layer's node when that can be told at once; else nil, and a visit more.
  private static func begin(
    _ layer: CALayer, _ visits: inout [Visit], _ counters: inout FrameCounters
  ) -> RenderNode? {
    if !layer.flags.subtreeNeedsCommit, let committed = layer.committed {
      counters.sharedNodes += committed.subtreeCount
      return committed
    }
    layer.flags.bits.subtract([.subtreeNeedsCommit, .needsCommit])
    counters.committedNodes += 1
    if layer.childList.isEmpty, layer.maskLayer == nil {
      layer.committedSublayers = nil
      let made = node(of: layer, NodeList(), nil)
      layer.committed = made
      return made
    }
    if let old = layer.committedSublayers, !layer.sublayerMarks.areAll {
      beginMarked(layer, old, &visits, &counters)
    } else {
      let ordered = orderedByZ(layer.children)
      for (index, child) in layer.children.enumerated() {
        child.indexInParent = Int32(clamping: index)
        child.flags.isListed = false
      }
      layer.childList.renumber()
      layer.sublayerMarks.clear(inOrder: !ordered.isSorted)
      begin(layer, ordered.layers, nil, &visits)
    }
    return nil
  }

  /// The sublayers that were marked. Those that only moved are committed at once, the others are visited.
  /// `old`: the sublayers' nodes so far.
  private static func beginMarked(
    _ layer: CALayer, _ old: NodeList, _ visits: inout [Visit], _ counters: inout FrameCounters
  ) {
    let places = layer.sublayerMarks.sorted
    layer.sublayerMarks.clear(inOrder: true)
    var edit = NodeListEdit(old)
    var (waiting, waitingPlaces): ([CALayer], [Int32]) = ([], [])
    var (moved, shared) = (0, (layer.committed?.subtreeCount ?? 1) - 1)
    let isPlane = layer.extrasBox == nil && layer.flattensSublayers
    for place in places {
      let child = layer.childList[Int(place)]
      child.flags.isListed = false
      if !child.flags.subtreeNeedsCommit, let made = child.committed {
        // Marked for layout or display alone, or committed ahead of its superlayer for a picture.
        if old[Int(place)] !== made { edit.put(made, at: Int(place)) }
      } else if isPlane, move(child), let made = child.committed {
        moved += 1
        edit.put(made, at: Int(place))
      } else {
        shared -= child.committed?.subtreeCount ?? 0
        waiting.append(child)
        waitingPlaces.append(place)
      }
    }
    counters.sharedNodes += shared - moved
    counters.committedNodes += moved
    layer.committedSublayers = edit.finish()
    begin(layer, waiting, waitingPlaces, &visits)
  }

  /// Commits a leaf that did nothing but move, by a move, in a superlayer that places its sublayers by nothing else. False
  /// when there is more to it.
  private static func move(_ layer: CALayer) -> Bool {
    guard !layer.flags.lookChanged, layer.geometry.isPlacedByMoving, layer.childList.isEmpty, layer.maskLayer == nil,
      layer.flattensSublayers
    else { return false }
    let (position, anchor) = (layer.geometry.position, layer.geometry.rawAnchor)
    guard
      RenderNode.move(
        x: position.x - anchor.x, y: position.y - anchor.y, layer.geometry.bounds, &layer.committed, &layer.retired)
    else { return false }
    layer.flags.bits.subtract([.subtreeNeedsCommit, .needsCommit])
    return true
  }

  private static func begin(_ layer: CALayer, _ layers: [CALayer], _ places: [Int32]?, _ visits: inout [Visit]) {
    var visit = Visit(layer: layer, waiting: layers + (layer.maskLayer.map { [$0] } ?? []), places: places)
    visit.made.reserveCapacity(visit.waiting.count)
    visits.append(visit)
  }

  private static func finish(_ visit: Visit) -> RenderNode {
    let layer = visit.layer
    var nodes = visit.made
    let own = layer.maskLayer == nil ? nil : nodes.popLast()
    let mask = layer.flattensSublayers ? own : nil
    let old = layer.committedSublayers
    let list: NodeList
    if let places = visit.places, let old {
      list = places.isEmpty ? old : old.replacing(places, with: nodes)
    } else {
      list = NodeList(nodes, sharing: old)
    }
    layer.committedSublayers = list
    let made = node(of: layer, list, mask)
    layer.committed = made
    return made
  }

  private static func node(of layer: CALayer, _ children: NodeList, _ mask: RenderNode?) -> RenderNode {
    layer.retired = nil
    let look: NodeLook
    if !layer.flags.lookChanged, let old = layer.committed {
      look = old.look
    } else {
      look = NodeLook(style(of: layer), contents(of: layer))
      layer.flags.lookChanged = false
    }
    return RenderNode(
      id: layer.nodeID, kind: layer.storedDelegate.map { type(of: $0) } ?? type(of: layer),
      bounds: layer.geometry.bounds, placement: layer.committedPlacement, look: look, children: layer.arrange(children),
      mask: mask)
  }

  /// Back to front: by zPosition, equal ones in the order of the sublayers array.
  static func orderedByZ(_ layers: [CALayer]) -> (layers: [CALayer], isSorted: Bool) {
    guard layers.contains(where: { $0.geometry.zPosition != 0 }) else { return (layers, false) }
    let sorted = layers.enumerated().sorted {
      ($0.element.geometry.zPosition, $0.offset) < ($1.element.geometry.zPosition, $1.offset)
    }
    return (sorted.map(\.element), true)
  }

  static func style(of layer: CALayer) -> NodeStyle {
    let look = layer.appearance
    var style = NodeStyle()
    guard layer.flattensSublayers else {
      style.opacity = min(max(look.opacity, 0), 1)
      style.isHidden = look.isHidden
      style.extras.groupsOpacity = false
      return style
    }
    style.backgroundColor = look.backgroundColor
    look.backgroundColor?.drawPattern()
    style.cornerRadius = max(0, look.cornerRadius)
    style.roundedCorners = CornerSet(rawValue: UInt8(truncatingIfNeeded: look.maskedCorners.rawValue & 15))
    style.borderWidth = max(0, look.borderWidth)
    style.borderColor = look.borderWidth > 0 ? look.borderColor : nil
    style.borderColor?.drawPattern()
    style.opacity = min(max(look.opacity, 0), 1)
    style.isHidden = look.isHidden
    style.clipsToBounds = look.masksToBounds
    style.gravity = gravity(layer.contentState.gravity)
    style.antialiasesEdges = look.allowsEdgeAntialiasing
    if look.shadow.opacity > 0, !look.masksToBounds, let color = look.shadow.color {
      style.shadow = NodeShadow(
        color: color, opacity: min(look.shadow.opacity, 1), offset: look.shadow.offset,
        // No blur is wider (Compositor's are at most 500 pixels): an infinite reach has no bounds. NaN is 0.
        radius: min(max(0, look.shadow.radius), 10_000), path: look.shadow.path)
    }
    if layer.extrasBox != nil || layer.geometry.isFlipped || layer.contentState.center != NodeExtras.whole {
      style.extras = extras(of: layer)
      let edges = EdgeSet(rawValue: UInt8(truncatingIfNeeded: layer.extras.edgeAntialiasingMask.rawValue & 15))
      if edges.isEmpty { style.antialiasesEdges = false } else { style.extras.smoothEdges = edges }
    }
    return style
  }

  private static func extras(of layer: CALayer) -> NodeExtras {
    let look = layer.extras
    var extras = NodeExtras()
    extras.hasContinuousCorners = look.cornerCurve == .continuous
    extras.magnification = filter(look.magnificationFilter)
    extras.minification = filter(look.minificationFilter)
    extras.groupsOpacity = look.allowsGroupOpacity
    extras.isDoubleSided = look.isDoubleSided
    extras.isGeometryFlipped = layer.geometry.isFlipped
    if look.shouldRasterize, look.rasterizationScale > 0 { extras.rasterScale = look.rasterizationScale }
    extras.contentsCenter = layer.contentState.center
    return extras
  }

  private static func filter(_ filter: CALayerContentsFilter) -> ContentsFilter {
    switch filter {
    case .nearest: .nearest
    case .trilinear: .trilinear
    default: .linear
    }
  }

  static func contents(of layer: CALayer) -> NodeContents {
    guard layer.flattensSublayers else { return .none }
    let state = layer.contentState
    if let vector = layer.vectorContents { return .vector(vector) }
    if let recorded = state.recorded { return .recorded(recorded) }
    guard let contents = state.contents, let image = contents as? CGImage else { return .none }
    return .image(
      ImageContents(
        image: image, scale: max(state.scale, .leastNormalMagnitude), rect: state.rect, center: state.center))
  }

  private static func gravity(_ gravity: CALayerContentsGravity) -> ContentsGravity {
    switch gravity {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .resizeAspect
    case .resizeAspectFill: .resizeAspectFill
    default: .resize
    }
  }
}
