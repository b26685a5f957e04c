// UIStepper: less and more. 94×32 points.

@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var storedValue = 0.0
  /// +1 or −1 while a half is pressed.
  private var direction = 0.0
  private var repeating: EventTimers.Token?
  private weak var environment: GestureEnvironment?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlLook.Stepper.size))
    build()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = ControlLook.Stepper.size
    build()
  }

  /// Kept between the ends.
  open var value: Double {
    get { storedValue }
    set { set(newValue) }
  }
  open var minimumValue = 0.0 { didSet { set(storedValue) } }
  open var maximumValue = 100.0 { didSet { set(storedValue) } }
  open var stepValue = 1.0
  /// False: told at the end only. Source: documented.
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  open override var intrinsicContentSize: CGSize { ControlLook.Stepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlLook.Stepper.size }
  override var keepsTaps: Bool { true }
  override var ownsSubviews: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    environment = event?.environment
    step(with: event)
    if autorepeat { repeatStep(after: ControlLook.Stepper.repeatDelay) }
    setNeedsDisplay()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    if !isContinuous { perform([.valueChanged, .primaryActionTriggered], with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) { stopRepeating() }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let half = bounds.width / 2
    for (side, sign) in [(CGFloat(0), -1.0), (1, 1.0)] {
      if direction == sign {
        UIColor.systemFill.setFill()
        context.fill(CGRect(x: side * half, y: 0, width: half, height: bounds.height))
      }
      (canStep(sign) ? UIColor.label : UIColor.tertiaryLabel).setFill()
      let (long, thick) = (ControlLook.Stepper.sign.width, ControlLook.Stepper.sign.height)
      let middle = CGPoint(x: side * half + half / 2, y: bounds.midY)
      context.fill(CGRect(x: middle.x - long / 2, y: middle.y - thick / 2, width: long, height: thick))
      if sign > 0 { context.fill(CGRect(x: middle.x - thick / 2, y: middle.y - long / 2, width: thick, height: long)) }
    }
    UIColor.tertiaryLabel.setFill()
    let divider = ControlLook.Stepper.divider
    context.fill(
      CGRect(
        x: half - divider.width / 2, y: bounds.midY - divider.height / 2, width: divider.width, height: divider.height))
  }

  override func stateDidChange() { setNeedsDisplay() }

  private func set(_ value: Double) {
    let new = max(minimumValue, min(maximumValue, value))
    guard new != storedValue, !new.isNaN else { return }
    storedValue = new
    setNeedsDisplay()
  }

  private func canStep(_ sign: Double) -> Bool {
    isEnabled && (wraps || (sign > 0 ? storedValue < maximumValue : storedValue > minimumValue))
  }

  private func step(with event: UIEvent?) {
    let wanted = storedValue + direction * stepValue
    let old = storedValue
    if wraps, wanted > maximumValue {
      set(minimumValue)
    } else if wraps, wanted < minimumValue {
      set(maximumValue)
    } else {
      set(wanted)
    }
    if isContinuous, storedValue != old { perform([.valueChanged, .primaryActionTriggered], with: event) }
  }

  private func repeatStep(after delay: TimeInterval) {
    repeating = environment?.timers.schedule(after: delay) { [weak self] in
      guard let self, self.isTracking else { return }
      if self.isTouchInside { self.step(with: nil) }
      self.repeatStep(after: ControlLook.Stepper.repeatInterval)
    }
  }

  private func stopRepeating() {
    environment?.timers.cancel(repeating)
    repeating = nil
    direction = 0
    setNeedsDisplay()
  }

  private func build() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = ControlLook.Stepper.cornerRadius
    clipsToBounds = true
  }
}
