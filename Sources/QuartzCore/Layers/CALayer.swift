// CALayer: the retained model of one rectangle of the picture.
//
// Made by: clients and UIView. Read by: the passes of FramePipeline. Members are one-line forwards to the concern files
// (CALayer+Topic.swift); state is one struct a concern (LayerState.swift). Setters validate, compare, store and mark;
// nothing here draws, and nothing here knows of the renderer. Main thread only.

import Foundation
import RenderTree

open class CALayer: NSObject, NSSecureCoding {
  // Final and unchecked: read and written on every path of a frame, by one thread. What a frame asks of each of thousands
  // of layers stands together, first.

  @exclusivity(unchecked) package final var flags = LayerFlags()
  /// In `children` of the superlayer, unless that has changed since its last commit: see ChildList; -1 for masks.
  @exclusivity(unchecked) final var indexInParent: Int32 = -1
  /// Not owning: a superlayer clears it in its deinit.
  @exclusivity(unchecked) package final unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) final var childList = ChildList<CALayer>()
  @exclusivity(unchecked) package final var maskLayer: CALayer?
  @exclusivity(unchecked) package final var extrasBox: LayerExtrasBox?
  /// What the last commit made of this layer; shared with the next one while nothing changes.
  @exclusivity(unchecked) package final var committed: RenderNode?
  /// The one before, when they differ in their place alone: see RenderNode+Moving.
  @exclusivity(unchecked) final var retired: RenderNode?
  @exclusivity(unchecked) package final var geometry = LayerGeometry()
  @exclusivity(unchecked) package final var appearance = LayerAppearance()
  @exclusivity(unchecked) package final var contentState = LayerContents()
  /// A delegate that lives as long as it is set, which it sees to itself: the layer's view. Weak references cost a heap
  /// object for each object that they point to.
  @exclusivity(unchecked) package final unowned(unsafe) var ownerDelegate: (any CALayerDelegate)?
  private final weak var weakDelegate: (any CALayerDelegate)?
  package let nodeID = RenderNodeID.next()
  package final var storedName: String?
  /// The sublayers' part of `committed`.
  @exclusivity(unchecked) final var committedSublayers: NodeList?
  /// Which sublayers the passes have to look at.
  @exclusivity(unchecked) final var sublayerMarks = SublayerMarks()

  public override init() { super.init() }

  /// Makes a copy of the state of `layer` for use as a presentation layer. Source: documented.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    geometry = layer.geometry
    appearance = layer.appearance
    contentState = layer.contentState
    storedName = layer.storedName
    extrasBox = layer.extrasBox.map { LayerExtrasBox($0.values) }
  }

  /// What the archive does not hold is as in a new layer. Contents and delegates are not archived.
  public required init?(coder: NSCoder) {
    super.init()
    read(coder)
  }

  open func encode(with coder: NSCoder) { write(coder) }
  open class var supportsSecureCoding: Bool { true }

  deinit {
    maskLayer?.parent = nil
    if childList.isEmpty, maskLayer == nil { return }
    for child in children { child.parent = nil }
    if let mask = maskLayer {
      children.append(mask)
      maskLayer = nil
    }
    Teardown.release(&children)
  }

  final var storedDelegate: (any CALayerDelegate)? {
    get { ownerDelegate ?? weakDelegate }
    set { (ownerDelegate, weakDelegate) = (nil, newValue) }
  }

  // MARK: Geometry (points)

  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue.standardized) }
  }
  open var position: CGPoint {
    get { geometry.position }
    set { if store(newValue, in: &geometry.position) { markMoved() } }
  }
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set {
      guard store(newValue, in: &geometry.zPosition) else { return }
      parent?.sublayerMarks.markAll()
      markMoved()
    }
  }
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }
  open var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { changeGeometry { $0.anchorPointZ = newValue } }
  }
  open var transform: CATransform3D {
    get { CATransform3D(geometry.transform) }
    set { changeGeometry { $0.transform = newValue.matrix } }
  }
  /// The bounding box of the transformed bounds in the superlayer's coordinates; see LayerGeometry for setting it.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }
  public func affineTransform() -> CGAffineTransform { geometry.transform.affine }
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: Look

  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set { if store(newValue, in: &appearance.backgroundColor) { markNeedsCommit() } }
  }
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set { if store(newValue, in: &appearance.cornerRadius) { markNeedsCommit() } }
  }
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { if store(newValue, in: &appearance.maskedCorners) { markNeedsCommit() } }
  }
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { if store(newValue, in: &appearance.borderWidth) { markNeedsCommit() } }
  }
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { if store(newValue ?? .clear, in: &appearance.borderColor) { markNeedsCommit() } }
  }
  open var opacity: Float {
    get { appearance.opacity }
    set { if store(newValue, in: &appearance.opacity) { markNeedsCommit() } }
  }
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { if store(newValue, in: &appearance.isHidden) { markNeedsCommit() } }
  }
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { if store(newValue, in: &appearance.masksToBounds) { markNeedsCommit() } }
  }
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { if store(newValue, in: &appearance.isOpaque) { markNeedsCommit() } }
  }
  open var allowsEdgeAntialiasing: Bool {
    get { appearance.allowsEdgeAntialiasing }
    set { if store(newValue, in: &appearance.allowsEdgeAntialiasing) { markNeedsCommit() } }
  }
  open var shadowColor: CGColor? {
    get { appearance.shadow.color }
    set { if store(newValue, in: &appearance.shadow.color) { markNeedsCommit() } }
  }
  open var shadowOpacity: Float {
    get { appearance.shadow.opacity }
    set { if store(newValue, in: &appearance.shadow.opacity) { markNeedsCommit() } }
  }
  open var shadowOffset: CGSize {
    get { appearance.shadow.offset }
    set { if store(newValue, in: &appearance.shadow.offset) { markNeedsCommit() } }
  }
  open var shadowRadius: CGFloat {
    get { appearance.shadow.radius }
    set { if store(newValue, in: &appearance.shadow.radius) { markNeedsCommit() } }
  }
  /// A copy is kept. Source: documented.
  open var shadowPath: CGPath? {
    get { appearance.shadow.path }
    set { if store(newValue?.copy(), in: &appearance.shadow.path) { markNeedsCommit() } }
  }
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  // MARK: Contents

  /// A CGImage, or nil. Setting it drops what `draw(in:)` has drawn.
  open var contents: Any? {
    get { contentState.contents }
    set { setContents(newValue) }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { contentState.gravity }
    set { if store(newValue, in: &contentState.gravity) { markNeedsCommit() } }
  }
  open var contentsRect: CGRect {
    get { contentState.rect }
    set { if store(newValue, in: &contentState.rect) { markNeedsCommit() } }
  }
  open var contentsCenter: CGRect {
    get { contentState.center }
    set { if store(newValue, in: &contentState.center) { markNeedsCommit() } }
  }
  open var contentsScale: CGFloat {
    get { contentState.scale }
    set { if store(newValue, in: &contentState.scale) { markNeedsCommit() } }
  }
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.needsDisplayOnBoundsChange }
    set { flags.needsDisplayOnBoundsChange = newValue }
  }
  open var delegate: (any CALayerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  open var name: String? {
    get { storedName }
    set { storedName = newValue }
  }

  // MARK: Hierarchy

  open var superlayer: CALayer? { parent }
  open var sublayers: [CALayer]? {
    get { childList.isEmpty ? nil : children }
    set { replaceChildren(newValue ?? []) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: childList.count) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout and display

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutSublayers() { storedDelegate?.layoutSublayers(of: self) }
  open func setNeedsDisplay() { markNeedsDisplay() }
  open func display() { displayContents() }
  open func draw(in ctx: CGContext) { storedDelegate?.draw(self, in: ctx) }
  /// Draws the layer and its sublayers in its own coordinates. Documented.
  open func render(in ctx: CGContext) { LayerRendering.run(self, in: ctx) }
  /// The size the layer would like: of its bounds unless overridden. Documented.
  open func preferredFrameSize() -> CGSize { geometry.bounds.size }

  // MARK: Actions

  /// Nil unless overridden. Documented.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  // MARK: For layers that draw themselves

  /// Contents without pixels; nil for all but shapes and gradients.
  var vectorContents: VectorContents? { nil }
  /// False for a layer that is a space and no plane, see CATransformLayer.
  var flattensSublayers: Bool { true }
  /// The sublayers' nodes as they are committed, back to front.
  func arrange(_ children: NodeList) -> NodeList { children }

  // MARK: Hit testing (points)

  open func contains(_ p: CGPoint) -> Bool { geometry.bounds.holds(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }
}
