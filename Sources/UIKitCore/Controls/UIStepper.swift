// UIStepper: less and more. 94×32 points.

@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var storedValue = 0.0
  /// +1 or −1 while a half is pressed.
  private var direction = 0.0
  private var repeating: EventTimers.Token?
  private weak var environment: GestureEnvironment?
  private var looks = StepperLooks()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlLook.Stepper.size))
    build()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = ControlLook.Stepper.size
    build()
    readValues(coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeValues(coder)
  }

  /// Kept between the ends.
  open var value: Double {
    get { storedValue }
    set { set(newValue) }
  }
  /// NaN is ignored, as at the other end.
  open var minimumValue = 0.0 {
    didSet { if minimumValue.isNaN { minimumValue = oldValue } else { set(storedValue) } }
  }
  open var maximumValue = 100.0 {
    didSet { if maximumValue.isNaN { maximumValue = oldValue } else { set(storedValue) } }
  }
  /// Above zero; anything else ends the program. Source: documented (it raises an exception).
  open var stepValue = 1.0 {
    willSet { require(newValue > 0, "UIStepper: a stepValue of \(newValue) steps nowhere: use one above 0") }
  }
  /// False: told at the end only. Source: documented.
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  // MARK: Images

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    changeLooks { $0.increments[state] = image }
  }
  open func incrementImage(for state: UIControl.State) -> UIImage? { looks.increments[state] }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    changeLooks { $0.decrements[state] = image }
  }
  open func decrementImage(for state: UIControl.State) -> UIImage? { looks.decrements[state] }
  /// Behind both halves, each stretched to its half. Source: documented.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    changeLooks { $0.backgrounds[state] = image }
    backgroundColor = looks.backgrounds.isEmpty ? .tertiarySystemFill : .clear
  }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { looks.backgrounds[state] }
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) { changeLooks { $0.dividers[SegmentedLooks.Pair(left: leftState, right: rightState)] = image } }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { looks.dividers[SegmentedLooks.Pair(left: leftState, right: rightState)] }

  open override var intrinsicContentSize: CGSize { ControlLook.Stepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlLook.Stepper.size }
  override var keepsTaps: Bool { true }
  override var ownsSubviews: Bool { true }
  override func isOwnPart(_ subview: UIView) -> Bool { subview is ControlPart || subview is ControlPicture }

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
      let area = CGRect(x: side * half, y: 0, width: half, height: bounds.height)
      if let image = looks.backgrounds.image(state(of: sign)) {
        image.draw(in: area)
      } else if direction == sign {
        UIColor.systemFill.setFill()
        context.fill(area)
      }
      let images = sign > 0 ? looks.increments : looks.decrements
      let color: UIColor = canStep(sign) ? .label : .tertiaryLabel
      if let image = images.image(state(of: sign)) {
        let place = CGPoint(x: area.midX - image.size.width / 2, y: area.midY - image.size.height / 2)
        (image.renderingMode == .automatic ? image.withTintColor(color) : image).draw(at: place)
      } else {
        drawSign(sign, in: area, color, context)
      }
    }
    let pair = SegmentedLooks.Pair(left: state(of: -1), right: state(of: 1))
    let plain = SegmentedLooks.Pair(left: .normal, right: .normal)
    if let image = looks.dividers[pair] ?? looks.dividers[plain] {
      image.draw(in: CGRect(x: half - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height))
      return
    }
    UIColor.tertiaryLabel.setFill()
    let divider = ControlLook.Stepper.divider
    context.fill(
      CGRect(
        x: half - divider.width / 2, y: bounds.midY - divider.height / 2, width: divider.width, height: divider.height))
  }

  private func drawSign(_ sign: Double, in area: CGRect, _ color: UIColor, _ context: CGContext) {
    let (long, thick) = (ControlLook.Stepper.sign.width, ControlLook.Stepper.sign.height)
    color.setFill()
    context.fill(CGRect(x: area.midX - long / 2, y: area.midY - thick / 2, width: long, height: thick))
    guard sign > 0 else { return }
    context.fill(CGRect(x: area.midX - thick / 2, y: area.midY - long / 2, width: thick, height: long))
  }

  private func state(of sign: Double) -> UIControl.State {
    canStep(sign) ? (direction == sign ? .highlighted : .normal) : .disabled
  }

  private func changeLooks(_ body: (inout StepperLooks) -> Void) {
    body(&looks)
    setNeedsDisplay()
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

/// A stepper's images, by state.
struct StepperLooks {
  var increments: [UIControl.State: UIImage] = [:]
  var decrements: [UIControl.State: UIImage] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var dividers: [SegmentedLooks.Pair: UIImage] = [:]
}
