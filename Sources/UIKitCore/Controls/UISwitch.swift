// UISwitch: on or off. 51×31 points, whatever frame it is given.

@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let track = ControlPart(ControlLook.Switch.offColor, isRound: true)
  private let thumb = ControlPart(.white, isRound: true)
  private var storedIsOn = false
  /// What it shows while a finger is on it; nil otherwise.
  private var shown: Bool?
  private var hasCrossed = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlLook.Switch.size))
    build()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = ControlLook.Switch.size
    build()
    readValues(coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeValues(coder)
  }

  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  /// Without an event: `.valueChanged` is for fingers. Source: documented.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    update()
  }
  /// Without effect. Source: documented (since iOS 7).
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var preferredStyle = Style.automatic
  /// Of a checkbox, which no iPhone shows. Source: documented.
  open var title: String?
  /// Always a sliding switch here: check boxes are a Mac's.
  open var style: Style { .sliding }

  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
  open var onTintColor: UIColor? { didSet { update() } }
  open var thumbTintColor: UIColor? { didSet { update() } }

  open override var intrinsicContentSize: CGSize { ControlLook.Switch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlLook.Switch.size }
  override var keepsTaps: Bool { true }
  override var ownsSubviews: Bool { true }
  override func isOwnPart(_ subview: UIView) -> Bool { subview is ControlPart || subview is ControlPicture }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    shown = storedIsOn
    hasCrossed = false
    return true
  }

  /// The thumb goes to the side that the finger is on, once it has crossed the middle.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = touch.location(in: self).x > bounds.midX
    let origin = touch.previousLocation(in: self).x > bounds.midX
    if side != origin { hasCrossed = true }
    if hasCrossed, shown != side {
      shown = side
      update()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let new = hasCrossed ? (shown ?? storedIsOn) : (isTouchInside ? !storedIsOn : storedIsOn)
    shown = nil
    defer { update() }
    guard new != storedIsOn else { return }
    storedIsOn = new
    update()
    perform([.valueChanged, .primaryActionTriggered], with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    shown = nil
    update()
  }

  override func stateDidChange() { update() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (size, margin) = (ControlLook.Switch.thumb, ControlLook.Switch.margin)
    track.frame = bounds
    let x = shown ?? storedIsOn ? bounds.maxX - margin - size : bounds.minX + margin
    thumb.frame = CGRect(x: x, y: bounds.minY + margin, width: size, height: size)
  }

  private func build() {
    thumb.castShadow()
    addSubview(track)
    addSubview(thumb)
    update()
  }

  private func update() {
    track.backgroundColor = shown ?? storedIsOn ? (onTintColor ?? .systemGreen) : ControlLook.Switch.offColor
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }
}
