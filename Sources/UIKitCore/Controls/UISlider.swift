// UISlider: a value between two ends, by a thumb on a track.

@preconcurrency @MainActor
open class UISlider: UIControl {
  private let minimumTrack = ControlPart(nil, isRound: true)
  private let maximumTrack = ControlPart(ControlLook.Slider.trackColor, isRound: true)
  private let thumb = ControlPart(.white, isRound: true)
  private var storedValue: Float = 0
  /// From the thumb's middle to the finger, points.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  /// Kept between the ends.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 { didSet { endsDidChange() } }
  open var maximumValue: Float = 1 { didSet { endsDidChange() } }
  /// False: told at the end only. Source: documented.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { update() } }
  open var maximumTrackTintColor: UIColor? { didSet { update() } }
  open var thumbTintColor: UIColor? { didSet { update() } }

  /// Without an event. NaN is ignored.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    let new = max(minimumValue, min(maximumValue, value))
    guard new != storedValue else { return }
    storedValue = new
    setNeedsLayout()
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = ControlLook.Slider.track
    return CGRect(x: bounds.minX + 2, y: bounds.midY - height / 2, width: max(bounds.width - 4, 0), height: height)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let (size, span) = (ControlLook.Slider.thumb, maximumValue - minimumValue)
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX - 2 + (rect.width + 4 - size) * part, y: rect.midY - size / 2, width: size, height: size)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlLook.Slider.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : ControlLook.Slider.width, height: ControlLook.Slider.height)
  }

  /// Only the thumb is taken, not the track (observed of UIKit).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard gripRect.contains(place) else { return false }
    grip = place.x - thumbFrame.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let way = track.width + 4 - ControlLook.Slider.thumb
    guard way > 0 else { return true }
    let x = touch.location(in: self).x - grip - (track.minX - 2) - ControlLook.Slider.thumb / 2
    let old = storedValue
    setValue(minimumValue + Float(x / way) * (maximumValue - minimumValue), animated: false)
    if isContinuous, storedValue != old { perform([.valueChanged, .primaryActionTriggered], with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // The last value is told even when it was told before: who listens learns that it is final (observed of UIKit).
    perform([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// A pan or a swipe along the track does not start on the thumb. Source: documented.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer.view !== self,
      gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }
  override func stateDidChange() { update() }
  override var ownsSubviews: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (track, thumb) = (trackRect(forBounds: bounds), thumbFrame)
    maximumTrack.frame = track
    minimumTrack.frame = CGRect(
      x: track.minX, y: track.minY, width: max(thumb.midX - track.minX, 0), height: track.height)
    self.thumb.frame = thumb
  }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }
  private var gripRect: CGRect { thumbFrame.insetBy(dx: -ControlLook.Slider.grip, dy: -ControlLook.Slider.grip) }

  private func endsDidChange() {
    storedValue = max(minimumValue, min(maximumValue, storedValue))
    setNeedsLayout()
  }

  private func build() {
    thumb.castShadow()
    for part in [maximumTrack, minimumTrack, thumb] { addSubview(part) }
    update()
  }

  private func update() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? ControlLook.Slider.trackColor
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }
}
