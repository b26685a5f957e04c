// UIPageControl: a row of dots, one of them current.

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var storedPages = 0
  private var storedCurrent = 0

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

  /// One page on, towards the side that was touched. Source: documented.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let old = storedCurrent
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if storedCurrent != old { perform([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), storedPages > 1 || !hidesForSinglePage else { return }
    let (dot, step) = (ControlLook.Pages.dot, ControlLook.Pages.dot + ControlLook.Pages.spacing)
    let width = CGFloat(storedPages) * step - ControlLook.Pages.spacing
    for page in 0..<storedPages {
      let color =
        page == storedCurrent
        ? (currentPageIndicatorTintColor ?? .white)
        : (pageIndicatorTintColor ?? (currentPageIndicatorTintColor ?? .white).withAlphaComponent(0.3))
      color.setFill()
      let x = bounds.midX - width / 2 + CGFloat(page) * step
      context.fillEllipse(in: CGRect(x: x, y: bounds.midY - dot / 2, width: dot, height: dot))
    }
  }

  private func update() { setNeedsDisplay() }
}
