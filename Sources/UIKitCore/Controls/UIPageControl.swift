// UIPageControl: a row of dots, one of them current. Where not all fit, those around the current one are shown. Its progress
// object makes a bar of the current dot.

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var storedPages = 0
  private var storedCurrent = 0
  private var pageImages: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  private var storedInteraction = InteractionState.none {
    didSet { if (oldValue == .continuous) != (storedInteraction == .continuous) { progress?.visibilityDidChange() } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readValues(coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeValues(coder)
  }

  open var numberOfPages: Int {
    get { storedPages }
    set {
      storedPages = max(newValue, 0)
      currentPage = storedCurrent
    }
  }
  /// Kept inside the pages. Source: documented.
  open var currentPage: Int {
    get { storedCurrent }
    set {
      let old = storedCurrent
      storedCurrent = min(max(newValue, 0), max(storedPages - 1, 0))
      if storedCurrent != old { progress?.pageDidChange(to: storedCurrent) }
      update()
    }
  }
  open var hidesForSinglePage = false { didSet { update() } }
  open var pageIndicatorTintColor: UIColor? { didSet { update() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }

  // MARK: Images in place of dots

  open var preferredIndicatorImage: UIImage? { didSet { update() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { update() } }
  /// Nil goes back to the preferred one; pages that do not exist are ignored. Source: documented.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard page >= 0, page < storedPages else { return }
    pageImages[page] = image
    update()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { pageImages[page] ?? preferredIndicatorImage }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard page >= 0, page < storedPages else { return }
    currentImages[page] = image
    update()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentImages[page] ?? preferredCurrentPageIndicatorImage
  }

  // MARK: Behaviour

  /// Which way the pages go; `natural` is the way of reading. Source: documented.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      update()
    }
  }
  /// What the current page's indicator shows of how much of it is over; nil for a dot. Source: documented.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.leave(self)
      progress?.join(self)
      update()
    }
  }

  /// `automatic` shows its capsule while a finger is on it. Source: documented.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }
  /// A finger that is drawn along the dots turns pages as it goes. Source: documented.
  open var allowsContinuousInteraction = true
  open var interactionState: InteractionState { storedInteraction }

  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  /// The least size for so many pages, points. Source: documented.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { leastSize(forPages: max(pageCount, 0)) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var keepsTaps: Bool { true }
  override var ownsSubviews: Bool { true }

  // MARK: Fingers

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    storedInteraction = .discrete
    update()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, storedPages > 1 else { return true }
    let page = page(at: along(touch.location(in: self)))
    guard storedInteraction == .continuous || page != storedCurrent else { return true }
    storedInteraction = .continuous
    turn(to: page, event)
    return true
  }

  /// One page on, towards the side that was touched. Source: documented.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasContinuous = storedInteraction == .continuous
    storedInteraction = .none
    update()
    guard let touch, isTouchInside, !wasContinuous else { return }
    turn(to: storedCurrent + (along(touch.location(in: self)) < length / 2 ? -1 : 1), event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    storedInteraction = .none
    update()
  }

  /// One page on, or back. Source: documented.
  open override func accessibilityIncrement() { turn(to: storedCurrent + 1, nil) }
  open override func accessibilityDecrement() { turn(to: storedCurrent - 1, nil) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.windowDidChange()
  }

  func turn(to page: Int, _ event: UIEvent?) {
    let old = storedCurrent
    currentPage = page
    if storedCurrent != old { perform([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func draw(_ rect: CGRect) { drawIndicators() }

  func update() { setNeedsDisplay() }
}
