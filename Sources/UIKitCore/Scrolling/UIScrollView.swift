// UIScrollView: a window onto content larger than itself, moved by fingers.
//
// Members are short forwards to the concern files (UIScrollView+Topic.swift); the physics is ScrollPhysics'. Scrolling sets
// `bounds.origin` and nothing else, so that the renderer moves pixels. Fed by: its pan and pinch recognisers and TickPass.

@preconcurrency @MainActor
open class UIScrollView: UIView, ContentTouchGate {
  final var options = ScrollOptions()
  final var content = ScrollContent()
  final var drag = DragState()
  final var motion: ScrollMotion?
  final var zoom = ZoomState()
  final var hasBeenInWindow = false
  final var storedRefreshControl: UIRefreshControl?
  final let indicators = ScrollIndicators()
  public let panGestureRecognizer: UIPanGestureRecognizer
  final let pinch: ScrollPinchRecognizer
  final let contentDelay: ContentDelayRecognizer

  public override init(frame: CGRect) {
    (panGestureRecognizer, pinch, contentDelay) = (ScrollPanRecognizer(), ScrollPinchRecognizer(), .init())
    super.init(frame: frame)
    attachRecognizers()
  }
  public required init?(coder: NSCoder) {
    (panGestureRecognizer, pinch, contentDelay) = (ScrollPanRecognizer(), ScrollPinchRecognizer(), .init())
    super.init(coder: coder)
    attachRecognizers()
    readValues(coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeValues(coder)
  }
  public convenience init() { self.init(frame: .zero) }

  open weak var delegate: UIScrollViewDelegate?
  /// The content and the view that it is seen through, in the scroll view's coordinates. Source: documented.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide("UIScrollView-contentLayoutGuide", of: self) {
    CGRect(origin: .zero, size: ($0 as? UIScrollView)?.contentSize ?? .zero)
  }
  open private(set) lazy var frameLayoutGuide = UILayoutGuide("UIScrollView-frameLayoutGuide", of: self) { $0.bounds }

  // MARK: Content (points)

  /// Rounded to device pixels, halves up; to whole points before the view was in a window (cases SV-01, SV-02). Assigned while
  /// the content is dragged or decelerates, it goes on from there; `setContentOffset(_:animated:)` stops it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { moveOffset(contentOffset, animated: animated) }
  open var contentSize: CGSize {
    get { content.size }
    set { setContentSize(newValue) }
  }
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set { if newValue.isFinite { changeContentInsets { content.inset = newValue } } }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { options.insetAdjustment }
    set { changeContentInsets { options.insetAdjustment = newValue } }
  }
  /// `contentInset` and what the safe area adds. Source: documented.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }
  open func adjustedContentInsetDidChange() {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  // MARK: Behaviour

  open var isScrollEnabled: Bool {
    get { options.isEnabled }
    set {
      options.isEnabled = newValue
      panGestureRecognizer.isEnabled = newValue
      contentDelay.isEnabled = newValue && options.delaysTouches
    }
  }
  open var isDirectionalLockEnabled: Bool {
    get { options.locksDirection }
    set { options.locksDirection = newValue }
  }
  open var isPagingEnabled: Bool {
    get { options.isPaging }
    set { options.isPaging = newValue }
  }
  open var scrollsToTop: Bool {
    get { options.scrollsToTop }
    set { options.scrollsToTop = newValue }
  }
  /// Both axes at once; true when either bounces (chosen here). Source: documented (setting it sets both).
  open var bounces: Bool {
    get { options.bounces }
    set { options.bounces = newValue }
  }
  /// Source: documented (iOS 17.4).
  open var bouncesHorizontally: Bool {
    get { options.bouncesHorizontally }
    set { options.bouncesHorizontally = newValue }
  }
  open var bouncesVertically: Bool {
    get { options.bouncesVertically }
    set { options.bouncesVertically = newValue }
  }
  open var alwaysBounceVertical: Bool {
    get { options.alwaysBouncesVertically }
    set { options.alwaysBouncesVertically = newValue }
  }
  open var alwaysBounceHorizontal: Bool {
    get { options.alwaysBouncesHorizontally }
    set { options.alwaysBouncesHorizontally = newValue }
  }
  /// At its ends along an axis the view leaves a drag to one around it. Source: documented (iOS 17.4).
  open var transfersHorizontalScrollingToParent: Bool {
    get { options.transfersHorizontally }
    set { options.transfersHorizontally = newValue }
  }
  open var transfersVerticalScrollingToParent: Bool {
    get { options.transfersVertically }
    set { options.transfersVertically = newValue }
  }
  /// Where content smaller than the view lies, in the unit square. Source: documented (iOS 17.4).
  open var contentAlignmentPoint: CGPoint {
    get { content.alignment }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      content.alignment = newValue
      realign()
    }
  }
  /// Arrow and page keys, Home and End scroll it, when it or a view in it is first responder and has no other use for them.
  /// Source: documented (iOS 17).
  open var allowsKeyboardScrolling: Bool {
    get { options.allowsKeys }
    set { options.allowsKeys = newValue }
  }
  open var decelerationRate: DecelerationRate {
    get { options.rate }
    set { options.rate = newValue }
  }
  open var keyboardDismissMode: KeyboardDismissMode {
    get { options.keyboardDismissMode }
    set { options.keyboardDismissMode = newValue }
  }

  // MARK: State

  /// A finger is on it; content may not have moved yet. Source: documented.
  open var isTracking: Bool { drag.isTracking }
  open var isDragging: Bool { drag.isDragging }
  open var isDecelerating: Bool { motion?.kind == .deceleration }
  open var isZooming: Bool { zoom.isActive }
  open var isZoomBouncing: Bool { motion?.kind == .zoomBounce }
  /// An offset set with animation is on its way. Source: documented (iOS 17.4).
  open var isScrollAnimating: Bool { motion?.kind == .animation || motion?.kind == .scrollToTop }
  open var isZoomAnimating: Bool { motion?.kind == .zoom }
  /// Ends whatever moves by itself, where it is. Source: documented (iOS 17.4).
  open func stopScrollingAndZooming() { stopMotion(tellingDelegate: true) }
  /// The part that adjusted insets leave of the view, points. Source: documented.
  open var visibleSize: CGSize { bounds.inset(by: effectiveInset).size }

  // MARK: Touches in the content

  open var delaysContentTouches: Bool {
    get { options.delaysTouches }
    set {
      options.delaysTouches = newValue
      contentDelay.isEnabled = newValue && options.isEnabled
    }
  }
  open var canCancelContentTouches: Bool {
    get { options.cancelsTouches }
    set { options.cancelsTouches = newValue }
  }
  /// False keeps the fingers from the view. Source: documented.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// False for controls: they keep the finger, and the content does not move. Source: documented.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set { zoom.minimum = newValue }
  }
  open var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set { zoom.maximum = newValue }
  }
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  open var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }
  /// Keeps the middle of what is visible where it is (case SV-03).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { moveZoom(scale, animated: animated) }
  /// `rect` in the zoomed view's coordinates: as large as fits, in the middle. Source: documented.
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(rect, animated: animated) }
  /// Nil while the delegate names no view to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomedView == nil ? nil : pinch }

  // MARK: Indicators

  open var showsVerticalScrollIndicator: Bool {
    get { indicators.showsVertical }
    set { indicators.showsVertical = newValue }
  }
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.showsHorizontal }
    set { indicators.showsHorizontal = newValue }
  }
  open var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set { indicators.style = newValue }
  }
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set { if newValue.isFinite { indicators.verticalInsets = newValue } }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.horizontalInsets }
    set { if newValue.isFinite { indicators.horizontalInsets = newValue } }
  }
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The safe area adds to the insets of the indicators. Source: documented.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.adjustsToSafeArea }
    set {
      indicators.adjustsToSafeArea = newValue
      placeIndicators()
    }
  }
  open func flashScrollIndicators() { flashIndicators() }
  /// Source: documented (iOS 17.4).
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    showIndicators()
    changes()
    fadeIndicators()
  }
  open var refreshControl: UIRefreshControl? {
    get { storedRefreshControl }
    set { setRefreshControl(newValue) }
  }

  /// The last finger was lifted, and the content rests inside its edges. For scroll views of UIKit itself.
  func fingersDidLeave() {}

  // MARK: What a view is told

  override func isOwnPart(_ subview: UIView) -> Bool {
    subview is ScrollIndicatorBar || subview === storedRefreshControl
  }
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      sizeMayHaveChanged()
    }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { offsetDidChange() }
      sizeMayHaveChanged()
    }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsDidChange()
    sizeMayHaveChanged()
    if content.alignment != .zero { realign() }
    placeRefreshControl()
    placeIndicators()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return hasBeenInWindow = true }
    endWheel(at: 0)
    stopMotion(tellingDelegate: false)
  }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !scroll(with: $0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !scroll(with: $0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }
  /// A finger on moving content stops it, and is not for what happens to lie under it (observed of UIKit).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found != nil && isDecelerating && event?.type == .touches ? self : found
  }
}
