// Model tree → committed tree: copies what changed, shares what did not.
//
// Called by: FramePipeline, last. Hands on: RenderNodes, immutable, that reach no CALayer (I3).
// Cost: O(changed layers and their ancestors' child lists).

import CoreGraphics
import RenderTree

enum CommitPass {
  static func run(_ layer: CALayer, counters: inout FrameCounters) -> RenderNode {
    if !layer.flags.subtreeNeedsCommit, let committed = layer.committed {
      counters.sharedNodes += committed.subtreeCount
      return committed
    }
    layer.flags.subtreeNeedsCommit = false
    layer.flags.needsCommit = false
    counters.committedNodes += 1
    var children: [RenderNode] = []
    children.reserveCapacity(layer.children.count)
    for child in orderedByZ(layer.children) { children.append(run(child, counters: &counters)) }
    let mask = layer.maskLayer.map { run($0, counters: &counters) }
    let node = node(of: layer, children, mask)
    layer.committed = node
    return node
  }

  /// Apart from `run`, which is on the stack once for every level: 10,000 levels fit when that frame is small.
  @inline(never)
  private static func node(of layer: CALayer, _ children: [RenderNode], _ mask: RenderNode?) -> RenderNode {
    RenderNode(
      id: layer.nodeID, kind: layer.storedDelegate.map { type(of: $0) } ?? type(of: layer),
      bounds: layer.geometry.bounds, placement: layer.placement, style: style(of: layer),
      contents: contents(of: layer), children: layer.arrange(NodeList(children)), mask: mask)
  }

  /// Back to front: by zPosition, equal ones in the order of the sublayers array.
  static func orderedByZ(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.geometry.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      ($0.element.geometry.zPosition, $0.offset) < ($1.element.geometry.zPosition, $1.offset)
    }.map(\.element)
  }

  static func style(of layer: CALayer) -> NodeStyle {
    let look = layer.appearance
    var style = NodeStyle()
    style.backgroundColor = look.backgroundColor
    style.cornerRadius = max(0, look.cornerRadius)
    style.roundedCorners = CornerSet(rawValue: UInt8(truncatingIfNeeded: look.maskedCorners.rawValue & 15))
    style.borderWidth = max(0, look.borderWidth)
    style.borderColor = look.borderWidth > 0 ? look.borderColor : nil
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
      if layer.extras.edgeAntialiasingMask.isEmpty { style.antialiasesEdges = false }
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
    let state = layer.contentState
    if let vector = layer.vectorContents { return .vector(vector) }
    if let recorded = state.recorded { return .recorded(recorded) }
    guard let image = state.contents as? CGImage else { return .none }
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
