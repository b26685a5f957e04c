// CAReplicatorLayer: its sublayers, several times over, each copy moved and coloured on from the one before.
//
// Made by: clients. Read by: CommitPass, which wraps the sublayers' nodes once for each copy; the nodes themselves are shared.
// Hit testing and conversion know the first copy only, as documented.

import Foundation
import RenderTree

open class CAReplicatorLayer: CALayer {
  struct Copies: Equatable {
    var count = 1
    var transform = Matrix4.identity
    var color: CGColor? = .white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
    var preservesDepth = false
  }

  private var copies = Copies()
  /// Names of the copies' nodes; grows and stays.
  private var names: [RenderNodeID] = []
  private static let first = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAReplicatorLayer { copies = other.copies }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    copies.read(coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    copies.write(coder)
  }

  private func set<Value: Equatable>(_ property: WritableKeyPath<Copies, Value>, _ value: Value) {
    guard copies[keyPath: property] != value else { return }
    copies[keyPath: property] = value
    markNeedsCommit()
  }

  /// Copies, the original among them. Default 1.
  open var instanceCount: Int {
    get { copies.count }
    set { set(\.count, newValue) }
  }
  /// From one copy to the next, about the layer's anchor.
  open var instanceTransform: CATransform3D {
    get { CATransform3D(copies.transform) }
    set { set(\.transform, newValue.matrix) }
  }
  /// Multiplies the first copy's colours. Default opaque white: no change.
  open var instanceColor: CGColor? {
    get { copies.color }
    set { set(\.color, newValue) }
  }
  /// Added to the colour's components from one copy to the next.
  open var instanceRedOffset: Float {
    get { copies.redOffset }
    set { set(\.redOffset, newValue) }
  }
  open var instanceGreenOffset: Float {
    get { copies.greenOffset }
    set { set(\.greenOffset, newValue) }
  }
  open var instanceBlueOffset: Float {
    get { copies.blueOffset }
    set { set(\.blueOffset, newValue) }
  }
  open var instanceAlphaOffset: Float {
    get { copies.alphaOffset }
    set { set(\.alphaOffset, newValue) }
  }
  /// Kept for reading back: copies are flattened into the layer either way (chosen here, as for every layer).
  open var preservesDepth: Bool {
    get { copies.preservesDepth }
    set { set(\.preservesDepth, newValue) }
  }

  override func arrange(_ children: NodeList) -> NodeList {
    guard !children.isEmpty else { return NodeList() }
    // More copies than this are no picture (chosen here: a typing error must not eat the memory).
    let count = min(max(copies.count, 0), 10_000)
    while names.count < count { names.append(.next()) }
    let anchor = geometry.anchor
    let step = Matrix4.translation(-anchor.x, -anchor.y, 0) * copies.transform * .translation(anchor.x, anchor.y, 0)
    var placement = Matrix4.identity
    var result: [RenderNode] = []
    for i in 0..<count {
      var style = NodeStyle()
      if let tint = tint(i), tint.premultipliedPixel != 0xFFFF_FFFF { style.extras.tint = tint }
      result.append(
        RenderNode(
          id: names[i], kind: CAReplicatorLayer.self, bounds: geometry.bounds, placement: placement, style: style,
          contents: .none, children: children, mask: nil))
      placement = placement * step
    }
    return NodeList(result)
  }

  private func tint(_ copy: Int) -> CGColor? {
    let offsets = [copies.redOffset, copies.greenOffset, copies.blueOffset, copies.alphaOffset]
    guard copies.color != .white || offsets.contains(where: { $0 != 0 }) else { return nil }
    let space = CGColorSpace(name: CGColorSpace.sRGB)
    let color = copies.color ?? Self.first
    let own =
      space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) }?.components ?? [1, 1, 1, 1]
    let moved = zip(own, offsets).map { min(max($0 + CGFloat($1) * CGFloat(copy), 0), 1) }
    guard moved.count == 4 else { return nil }
    return CGColor(srgbRed: moved[0], green: moved[1], blue: moved[2], alpha: moved[3])
  }
}
