// UIPageControlProgress: how much of the current page is over, shown by its indicator.
//
// Held by: UIPageControl.progress. Told of: pages that are turned, fingers on the control.

@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// From 0 to 1; 0 without this method. Source: documented.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  final weak var storedDelegate: (any UIPageControlProgressDelegate)?
  final weak var control: UIPageControl?
  private var storedProgress: Float = 0

  public override init() { super.init() }

  open var delegate: (any UIPageControlProgressDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  /// Kept between 0 and 1; not a number is ignored. Source: documented.
  open var currentProgress: Float {
    get { storedProgress }
    set {
      guard !newValue.isNaN else { return }
      let new = min(max(newValue, 0), 1)
      guard new != storedProgress else { return }
      storedProgress = new
      control?.update()
    }
  }
  /// False while a finger goes along the dots. Source: documented.
  open var isProgressVisible: Bool { control.map { $0.interactionState != .continuous } ?? false }

  // MARK: For the page control

  func join(_ control: UIPageControl) {
    if let old = self.control, old !== control { old.progress = nil }
    self.control = control
    pageDidChange(to: control.currentPage)
    control.invalidateIntrinsicContentSize()
    visibilityDidChange()
  }

  func leave(_ control: UIPageControl) {
    guard self.control === control else { return }
    self.control = nil
    control.invalidateIntrinsicContentSize()
    visibilityDidChange()
  }

  func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }

  func visibilityDidChange() { delegate?.pageControlProgressVisibilityDidChange(self) }
  func windowDidChange() {}
}
