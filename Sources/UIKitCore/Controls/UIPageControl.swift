// UIPageControl: a row of dots, one of them current. Where not all fit, those around the current one are shown.

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var storedPages = 0
  private var storedCurrent = 0
  private var pageImages: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]
  private var storedInteraction = InteractionState.none

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
      storedCurrent = min(storedCurrent, max(storedPages - 1, 0))
      update()
    }
  }
  /// Kept inside the pages. Source: documented.
  open var currentPage: Int {
    get { storedCurrent }
    set {
      storedCurrent = min(max(newValue, 0), max(storedPages - 1, 0))
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

  /// `automatic` shows its capsule while a finger is on it. Source: documented.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }
  /// A finger that is drawn along the dots turns pages as it goes. Source: documented.
  open var allowsContinuousInteraction = true
  open var interactionState: InteractionState { storedInteraction }

  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  /// The least size for so many pages, points. Source: documented.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let dots = count * ControlLook.Pages.dot + max(count - 1, 0) * ControlLook.Pages.spacing
    return CGSize(width: dots + 2 * ControlLook.Pages.margin, height: ControlLook.Pages.height)
  }

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
    let step = ControlLook.Pages.dot + ControlLook.Pages.spacing
    let (pages, origin) = row
    let place = Int(((touch.location(in: self).x - origin + ControlLook.Pages.spacing / 2) / step).rounded(.down))
    let page = min(max(pages.lowerBound + place, 0), storedPages - 1)
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
    turn(to: storedCurrent + (touch.location(in: self).x < bounds.midX ? -1 : 1), event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    storedInteraction = .none
    update()
  }

  /// One page on, or back. Source: documented.
  open override func accessibilityIncrement() { turn(to: storedCurrent + 1, nil) }
  open override func accessibilityDecrement() { turn(to: storedCurrent - 1, nil) }

  private func turn(to page: Int, _ event: UIEvent?) {
    let old = storedCurrent
    currentPage = page
    if storedCurrent != old { perform([.valueChanged, .primaryActionTriggered], with: event) }
  }

  // MARK: Drawing

  /// The pages that are shown, and where the first of them begins, points.
  private var row: (pages: Range<Int>, origin: CGFloat) {
    let (dot, step) = (ControlLook.Pages.dot, ControlLook.Pages.dot + ControlLook.Pages.spacing)
    let fitting = max(Int((bounds.width - dot) / step) + 1, 1)
    let count = min(storedPages, fitting)
    let first = min(max(storedCurrent - count / 2, 0), storedPages - count)
    return (first..<(first + count), bounds.midX - (CGFloat(count) * step - ControlLook.Pages.spacing) / 2)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), storedPages > 1 || !hidesForSinglePage else { return }
    let (dot, step) = (ControlLook.Pages.dot, ControlLook.Pages.dot + ControlLook.Pages.spacing)
    let (pages, origin) = row
    if backgroundStyle == .prominent || (backgroundStyle == .automatic && storedInteraction != .none) {
      let width = CGFloat(pages.count) * step - ControlLook.Pages.spacing + 2 * ControlLook.Pages.margin
      let capsule = CGRect(x: origin - ControlLook.Pages.margin, y: 0, width: width, height: bounds.height)
      ControlLook.Pages.capsuleColor.setFill()
      UIBezierPath(roundedRect: capsule, cornerRadius: bounds.height / 2).fill()
    }
    for page in pages {
      let isCurrent = page == storedCurrent
      let color: UIColor =
        isCurrent
        ? (currentPageIndicatorTintColor ?? .white)
        : (pageIndicatorTintColor ?? (currentPageIndicatorTintColor ?? .white).withAlphaComponent(0.3))
      let middle = CGPoint(x: origin + CGFloat(page - pages.lowerBound) * step + dot / 2, y: bounds.midY)
      if let image = (isCurrent ? currentPageIndicatorImage(forPage: page) : nil) ?? indicatorImage(forPage: page) {
        let place = CGPoint(x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2)
        (image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)).draw(at: place)
        continue
      }
      // The last dot towards pages that do not fit is a small one.
      let hasMore = (page == pages.lowerBound && page > 0) || (page == pages.upperBound - 1 && page < storedPages - 1)
      let side = hasMore ? dot * ControlLook.Pages.edgeScale : dot
      color.setFill()
      context.fillEllipse(in: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
    }
  }

  private func update() { setNeedsDisplay() }
}
