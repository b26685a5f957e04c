// UIActivityIndicatorView: spokes that go round while something is being done.
//
// Turned by: TickPass, a spoke at a time; at rest it wants no frames.

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  private var storedIsAnimating = false
  private var step = 0
  open var style: Style {
    didSet {
      if let ownColor = style.color { color = ownColor }
      setNeedsDisplay()
    }
  }
  open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !storedIsAnimating } }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: CGSize(width: style.side, height: style.side)))
    if let ownColor = style.color { color = ownColor }
    isHidden = true
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    read(coder)
    readValues(coder)
    isHidden = hidesWhenStopped && !isAnimating
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeValues(coder)
  }
  public convenience init() { self.init(style: .medium) }

  open var isAnimating: Bool { storedIsAnimating }
  open func startAnimating() {
    guard !storedIsAnimating else { return }
    storedIsAnimating = true
    isHidden = false
    if window != nil { turn() }
  }
  open func stopAnimating() {
    storedIsAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, storedIsAnimating { turn() }
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (side, count) = (style.side, ControlLook.Activity.spokes)
    let (width, length) = (side * 0.1, side * 0.26)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for spoke in 0..<count {
      let age = (step - spoke + count) % count
      let alpha = storedIsAnimating ? 1 - CGFloat(age) / CGFloat(count) * 0.75 : 0.5
      color.withAlphaComponent(alpha).setFill()
      UIBezierPath(
        roundedRect: CGRect(x: -width / 2, y: -side / 2 + 1, width: width, height: length), cornerRadius: width / 2
      ).fill()
      context.rotate(by: 2 * .pi / CGFloat(count))
    }
  }

  public enum Style: Int, Sendable {
    // The styles of before iOS 13, which bring their colour.
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101

    var side: CGFloat {
      self == .large || self == .whiteLarge ? ControlLook.Activity.large : ControlLook.Activity.medium
    }
    /// Nil for the styles that leave it to `color`.
    var color: UIColor? {
      switch self {
      case .white, .whiteLarge: .white
      case .gray: .gray
      case .medium, .large: nil
      }
    }
  }

  private func turn() {
    TickPass.add(self) { [weak self] time in
      MainActor.assumeIsolated { self?.turn(at: time) ?? false }
    }
  }

  private func turn(at time: TimeInterval) -> Bool {
    guard storedIsAnimating, window != nil else { return false }
    let spokes = Double(ControlLook.Activity.spokes)
    let new = Int((time / ControlLook.Activity.turn * spokes).truncatingRemainder(dividingBy: spokes))
    if new != step {
      step = new
      setNeedsDisplay()
    }
    return true
  }
}
