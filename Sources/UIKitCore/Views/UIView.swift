// UIView: a layer that takes part in the responder chain, lays out and draws.
//
// Made by: clients. Members are short forwards to the layer and to the concern files (UIView+Topic.swift); state is one
// struct a concern. The truth of geometry is the layer's: bounds, position, anchor, transform. Main actor.

@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  public var layer: CALayer { storedLayer }
  // Final and unchecked: read and written on every path of a frame, by one thread. Nonisolated for deinit alone, when
  // nobody else can reach them.
  @exclusivity(unchecked) nonisolated(unsafe) final let storedLayer: CALayer
  @exclusivity(unchecked) final var flags = ViewFlags()
  @exclusivity(unchecked) nonisolated(unsafe) final var subviewList = ChildList<UIView>()
  /// Not owning: a superview clears it in its deinit.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parent: UIView?
  /// The window that the view is in, itself for a window; not owning: a window clears it all over its tree in its deinit.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var rootWindow: UIWindow?
  @exclusivity(unchecked) final var storedBackgroundColor: UIColor?
  @exclusivity(unchecked) final var storedContentMode = ContentMode.scaleToFill
  @exclusivity(unchecked) final var storedAutoresizingMask = AutoresizingMask()
  @exclusivity(unchecked) final var rare: RareViewState?
  open var tag = 0

  /// `frame` in points, superview's coordinates.
  public init(frame: CGRect) {
    storedLayer = LayerClass.makeLayer(of: Self.layerClass)
    super.init()
    let overridden = attachLayer()
    if overridden.contains(.frame) || !storedLayer.place(frame) { self.frame = frame }
  }

  /// What the archive does not hold is as in a new view with an empty frame.
  public required init?(coder: NSCoder) {
    storedLayer = LayerClass.makeLayer(of: Self.layerClass)
    super.init()
    attachLayer()
    read(coder)
  }

  open func encode(with coder: NSCoder) { write(coder) }

  public convenience override init() { self.init(frame: .zero) }

  /// The class of the view's layer; a subclass of CALayer. Source: documented.
  open class var layerClass: AnyClass { CALayer.self }

  deinit {
    if storedLayer.ownerDelegate === self { storedLayer.ownerDelegate = nil }
    if rootWindow != nil { ViewWalk.each(self) { $0.rootWindow = nil } }
    guard !subviewList.isEmpty else { return }
    for view in storedSubviews { view.parent = nil }
    Teardown.release(&storedSubviews)
  }

  // MARK: Geometry (points)

  open var frame: CGRect {
    get { notingTransform { layer.frame } }
    set { notingTransform { changeGeometry { layer.frame = newValue } } }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  open var autoresizingMask: AutoresizingMask {
    get { storedAutoresizingMask }
    set { storedAutoresizingMask = newValue }
  }
  open var autoresizesSubviews: Bool {
    get { flags.autoresizesSubviews }
    set { flags.autoresizesSubviews = newValue }
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Says that `intrinsicContentSize` has changed: what lays the view out by it, its superview, does so anew. Source: chosen
  /// here, for as long as there are no constraints; documented: constraints take it up in the next layout.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  // MARK: Insets (points)

  /// What bars, corners and the notch cover of this view; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { measuredSafeArea }
  open func safeAreaInsetsDidChange() {}
  /// Gets the margins in effect, safe area included; sets the view's own. Source: documented.
  open var layoutMargins: UIEdgeInsets {
    get { measuredMargins }
    set { setMargins(NSDirectionalEdgeInsets(newValue)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { setMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { rare?.insets.preservesSuperviewMargins ?? false }
    set { changeInsets { $0.preservesSuperviewMargins = newValue } }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.insets.includesSafeArea ?? true }
    set { changeInsets { $0.includesSafeArea = newValue } }
  }
  open func layoutMarginsDidChange() {}

  // MARK: Look

  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackground(newValue) }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var clearsContextBeforeDrawing: Bool {
    get { flags.clearsContextBeforeDrawing }
    set { flags.clearsContextBeforeDrawing = newValue }
  }
  open var contentMode: ContentMode {
    get { storedContentMode }
    set { setContentMode(newValue) }
  }
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open var tintColor: UIColor! {
    get { resolvedTint }
    set { setTint(newValue) }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  open func tintColorDidChange() {}
  /// The part of the contents that stretches in the three scaling modes, unit coordinates.
  open var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }
  /// A view whose alpha this view's is multiplied with; it must have no superview. Source: documented.
  open var mask: UIView? {
    get { rare?.mask }
    set { setMask(newValue) }
  }

  /// Whether the content is turned round where interfaces read from right to left. Source: documented.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      rareState.semanticContentAttribute = newValue
      setNeedsLayout()
    }
  }

  // MARK: Traits

  /// What the superview, controllers and the view itself make of the screen's traits.
  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// For the view and all below it; unspecified inherits. Source: documented.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.traits?.style ?? .unspecified }
    set { setStyle(newValue) }
  }
  public var traitOverrides: UITraitOverrides {
    get { traitState.overrides }
    set { changeTraits { $0.overrides = newValue } }
  }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  /// Back to front. O(1), but O(count) after first ones have left one by one: an array has its first element at its start.
  open var subviews: [UIView] { storedSubviews }
  open var window: UIWindow? { rootWindow }
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func removeFromSuperview() { detach() }
  open func viewWithTag(_ tag: Int) -> UIView? { firstDescendant(withTag: tag) }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout and display

  open func layoutSubviews() {}
  /// Calls `layoutSubviews`. Source: documented (CALayerDelegate).
  open func layoutSublayers(of layer: CALayer) { layOutSublayers() }
  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { layer.layoutIfNeeded() }
  /// `rect` is in the view's coordinates, points; draw into UIGraphicsGetCurrentContext().
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { markNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay() }

  // MARK: Events

  open override var next: UIResponder? { rare?.controller ?? parent }
  open var isUserInteractionEnabled: Bool {
    get { flags.isUserInteractionEnabled }
    set { flags.isUserInteractionEnabled = newValue }
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, with: event) }
  /// Off by default: the view gets one finger at a time. Recognisers get all. Source: documented.
  open var isMultipleTouchEnabled: Bool {
    get { flags.isMultipleTouchEnabled }
    set { flags.isMultipleTouchEnabled = newValue }
  }
  /// While the view has a finger no other view of the window gets one, and the other way round. Source: documented.
  open var isExclusiveTouch: Bool {
    get { flags.isExclusiveTouch }
    set { flags.isExclusiveTouch = newValue }
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set { attachedRecognizers = newValue }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Asked from the hit view up to the recogniser's when a recogniser is about to begin. Source: documented.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Interface Builder

  /// For what is set up after outlets are; called by code alone, as there are no nibs here.
  open func awakeFromNib() {}
  /// For what Interface Builder shows; called by code alone.
  open func prepareForInterfaceBuilder() {}

  // MARK: For views of UIKit itself

  /// Colours that were resolved come out otherwise now: the traits have changed.
  func resolveColors() { resolveBackground() }
  /// Not archived: the view makes it itself.
  func isOwnPart(_ subview: UIView) -> Bool { false }
  /// The content size category of the view's traits has changed.
  func contentSizeDidChange() {}

  public static let noIntrinsicMetric: CGFloat = -1

  /// UIKit's form without the address; off the main thread only the class, since a view's state is not to be read there.
  nonisolated open override var description: String {
    guard Thread.isMainThread else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { treeLine }
  }
}
