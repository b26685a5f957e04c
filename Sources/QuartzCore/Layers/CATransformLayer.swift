// CATransformLayer: no rectangle of its own, only a space in which its sublayers stand in depth.
//
// Made by: clients. Read by: CommitPass. Ordinary layers flatten their sublayers into their own plane; this one hands its
// transform on to them, so that each is projected once, straight into the plane of the next layer above that flattens.
// Sublayers are painted from the farthest to the nearest, by the depth of their middle (chosen here: planes that cut each
// other are not split). What an ordinary layer paints itself, its mask and its clip count for nothing, as documented; its
// opacity is given to each sublayer on its own.

import Foundation
import RenderTree

open class CATransformLayer: CALayer {
  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var flattensSublayers: Bool { false }

  /// Nil: a point has no meaning in a space. Documented.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }

  override func arrange(_ children: NodeList) -> NodeList {
    guard children.count > 1 else { return children }
    let byDepth = children.enumerated().map { ($0.offset, Self.depth($0.element), $0.element) }
    return NodeList(byDepth.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.2))
  }

  /// How near to the viewer the middle of a node is; what cannot be told is at 0.
  private static func depth(_ node: RenderNode) -> Double {
    let middle = node.placement.row(.init(Double(node.bounds.midX), Double(node.bounds.midY), 0, 1))
    let depth = middle[3] != 0 ? middle[2] / middle[3] : 0
    return depth.isFinite ? depth : 0
  }
}

extension CALayer {
  /// From own coordinates to those of the node above, when committed: past superlayers that do not flatten.
  var committedPlacement: Matrix4 {
    guard flattensSublayers else { return .identity }
    var matrix = placement
    var above = parent
    while let layer = above, !layer.flattensSublayers {
      matrix = matrix * layer.placement
      above = layer.parent
    }
    return matrix
  }
}
