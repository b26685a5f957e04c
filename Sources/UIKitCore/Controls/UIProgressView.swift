// UIProgressView: how much of something is done.
//
// An observed Progress is read with each frame by TickPass, while the view is in a window and the Progress is not over.

@preconcurrency @MainActor
open class UIProgressView: UIView {
  private let bar = ControlPart(nil, isRound: true)
  private let track = ControlPart(nil, isRound: true)
  private var barPicture: ControlPicture?
  private var trackPicture: ControlPicture?
  private var storedProgress: Float = 0
  open var progressViewStyle: Style { didSet { setNeedsLayout() } }

  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: ControlLook.Progress.width, height: ControlLook.Progress.height))
    build()
  }
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
    build()
  }
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
    build()
    readValues(coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeValues(coder)
  }
  public convenience init() { self.init(progressViewStyle: .default) }

  /// Kept between 0 and 1. Source: documented.
  open var progress: Float {
    get {
      readObserved()
      return storedProgress
    }
    set { setProgress(newValue, animated: false) }
  }
  /// Its completed fraction is shown in place of `progress` from now on. Source: documented. Foundation on Linux tells nobody
  /// of changes, so it is read anew for each frame, and whenever `progress` is asked for; a frame in which it is as it was
  /// draws nothing. One that is finished or cancelled is not read any more.
  open var observedProgress: Progress? {
    didSet { if observedProgress !== oldValue { observe() } }
  }
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    storedProgress = max(0, min(1, progress))
    setNeedsLayout()
  }
  /// In place of the bar and of its track, stretched. Source: documented.
  open var progressImage: UIImage? { didSet { barPicture = Self.picture(progressImage, barPicture, in: bar) } }
  open var trackImage: UIImage? { didSet { trackPicture = Self.picture(trackImage, trackPicture, in: track) } }
  open var progressTintColor: UIColor? { didSet { update() } }
  open var trackTintColor: UIColor? { didSet { update() } }

  override func isOwnPart(_ subview: UIView) -> Bool { subview is ControlPart || subview is ControlPicture }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlLook.Progress.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : ControlLook.Progress.width, height: ControlLook.Progress.height)
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    observe()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = progressViewStyle == .bar ? min(bounds.height, ControlLook.Progress.barHeight) : bounds.height
    let whole = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    track.frame = whole
    bar.frame = CGRect(
      x: whole.minX, y: whole.minY, width: whole.width * CGFloat(storedProgress), height: whole.height)
  }

  public enum Style: Int, Sendable {
    case `default`, bar
  }

  // MARK: Observing

  private func observe() {
    readObserved()
    guard observedProgress != nil, window != nil else { return }
    TickPass.add(self) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() ?? false }
    }
  }

  private func readObserved() {
    guard let observedProgress else { return }
    let fraction = Float(observedProgress.fractionCompleted)
    if fraction != storedProgress { setProgress(fraction, animated: true) }
  }

  /// - Returns: whether the next frame is wanted too.
  func tick() -> Bool {
    guard let observedProgress, window != nil else { return false }
    readObserved()
    return !observedProgress.isFinished && !observedProgress.isCancelled
  }

  private static func picture(_ image: UIImage?, _ old: ControlPicture?, in part: ControlPart) -> ControlPicture? {
    guard image != nil || old != nil else { return nil }
    let view = old ?? ControlPicture()
    if old == nil { part.addSubview(view) }
    view.image = image
    view.frame = part.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  private func build() {
    addSubview(track)
    addSubview(bar)
    update()
  }

  private func update() {
    bar.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : ControlLook.Slider.trackColor)
  }
}
