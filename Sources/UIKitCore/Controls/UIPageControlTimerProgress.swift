// UIPageControlTimerProgress: turns a page control's pages by the clock.
//
// Held by: UIPageControl.progress. Moved by: TickPass, while it runs, is seen and is in a window; else it wants no frames.

@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// True without this method. Source: documented.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}

@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var storedIsRunning = false
  private var durations: [Int: TimeInterval] = [:]
  /// Seconds of host time of the last frame; nil before the first one.
  private var last: TimeInterval?

  /// Seconds a page.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Of a narrower type than the superclass's, as Apple's is.
  @_nonoverride open var delegate: (any UIPageControlTimerProgressDelegate)? {
    get { storedDelegate as? any UIPageControlTimerProgressDelegate }
    set { storedDelegate = newValue }
  }
  /// Back to the first page after the last one; otherwise it stops there. Source: documented.
  open var resetsToInitialPageAfterEnd = false
  /// Seconds, for pages without a duration of their own.
  open var preferredDuration: TimeInterval
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  open var isRunning: Bool { storedIsRunning }
  open func resumeTimer() {
    guard !storedIsRunning else { return }
    storedIsRunning = true
    run()
  }
  open func pauseTimer() { storedIsRunning = false }

  // MARK: Frames

  override func visibilityDidChange() {
    super.visibilityDidChange()
    run()
  }
  override func windowDidChange() { run() }

  private var canRun: Bool { storedIsRunning && isProgressVisible && control?.window != nil }

  private func run() {
    guard canRun else { return }
    last = nil
    TickPass.add(self) { [weak self] time in
      MainActor.assumeIsolated { self?.tick(time) ?? false }
    }
  }

  /// - Returns: whether the next frame is wanted too.
  private func tick(_ time: TimeInterval) -> Bool {
    guard canRun, let control else { return false }
    let seconds = max(time - (last ?? time), 0)
    last = time
    guard seconds > 0 else { return true }
    let duration = duration(forPage: control.currentPage)
    let progress = duration > 0 ? Double(currentProgress) + seconds / duration : 1
    currentProgress = Float(min(progress, 1))
    delegate?.pageControlTimerProgressDidChange(self)
    if progress >= 1, storedIsRunning { advance(beyond: (progress - 1) * max(duration, 0)) }
    return canRun
  }

  /// Turns the page as a finger would, with the control's events (chosen here); stops where there is no next page, or the
  /// delegate wants none. `beyond`: seconds that are the next page's already.
  private func advance(beyond seconds: TimeInterval) {
    guard let control else { return }
    let isLast = control.currentPage >= control.numberOfPages - 1
    let next = isLast ? 0 : control.currentPage + 1
    guard !isLast || (resetsToInitialPageAfterEnd && control.numberOfPages > 1),
      delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else { return pauseTimer() }
    control.turn(to: next, nil)
    let duration = duration(forPage: next)
    if duration > 0, seconds.isFinite { currentProgress += Float(seconds / duration) }
  }
}
