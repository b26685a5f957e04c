// UISlider: a value between two ends, by a thumb on a track.
//
// Rectangles may be overridden; a finger's place is read back from them. Images: SliderImages.

@preconcurrency @MainActor
open class UISlider: UIControl {
  private let minimumTrack = ControlPart(nil, isRound: true)
  private let maximumTrack = ControlPart(ControlLook.Slider.trackColor, isRound: true)
  private let thumb = ControlPart(.white, isRound: true)
  private final var images: SliderImages?
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
    readValues(coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeValues(coder)
  }

  /// Kept between the ends.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// Infinities and NaN are ignored, as at the other end.
  open var minimumValue: Float = 0 {
    didSet { if minimumValue.isFinite { endsDidChange() } else { minimumValue = oldValue } }
  }
  open var maximumValue: Float = 1 {
    didSet { if maximumValue.isFinite { endsDidChange() } else { maximumValue = oldValue } }
  }
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

  // MARK: Images

  /// Beside the track, at its two ends. Source: documented.
  open var minimumValueImage: UIImage? { didSet { changeImages { $0.minimum.image = minimumValueImage } } }
  open var maximumValueImage: UIImage? { didSet { changeImages { $0.maximum.image = maximumValueImage } } }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { changeImages { $0.thumbs[state] = image } }
  open func thumbImage(for state: UIControl.State) -> UIImage? { images?.thumbs[state] }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    changeImages { $0.minimumTracks[state] = image }
  }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images?.minimumTracks[state] }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    changeImages { $0.maximumTracks[state] = image }
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images?.maximumTracks[state] }
  open var currentThumbImage: UIImage? { images?.thumbs.image(state) }
  open var currentMinimumTrackImage: UIImage? { images?.minimumTracks.image(state) }
  open var currentMaximumTrackImage: UIImage? { images?.maximumTracks.image(state) }

  // MARK: Rectangles (points)

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderImages.place(minimumValueImage, in: bounds, atRight: isRightToLeft)
  }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderImages.place(maximumValueImage, in: bounds, atRight: !isRightToLeft)
  }
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let tracks = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
    let height = tracks.max() ?? ControlLook.Slider.track
    let (first, last) =
      isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    let (left, right) = (SliderImages.room(first), SliderImages.room(last))
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2, width: max(bounds.width - left - right, 0), height: height)
  }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = ControlLook.Slider.thumb
    // The way from end to end may be longer than a Float can say.
    let (size, low) = (currentThumbImage?.size ?? CGSize(width: side, height: side), CGFloat(minimumValue))
    let span = CGFloat(maximumValue) - low
    var part = span > 0 && value.isFinite ? (CGFloat(value) - low) / span : 0
    if isRightToLeft { part = 1 - part }
    return CGRect(
      x: rect.minX - 2 + (rect.width + 4 - size.width) * part, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlLook.Slider.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : ControlLook.Slider.width, height: ControlLook.Slider.height)
  }

  // MARK: Fingers

  /// Only the thumb is taken, not the track (observed of UIKit).
  /// A tenth of the way, as VoiceOver's swipes do (observed).
  open override func accessibilityIncrement() { step(by: 0.1) }
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    let old = storedValue
    setValue(old + (maximumValue - minimumValue) * part, animated: false)
    if storedValue != old { perform([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, thumb) = (touch.location(in: self), thumbFrame(storedValue))
    guard thumb.insetBy(dx: -ControlLook.Slider.grip, dy: -ControlLook.Slider.grip).contains(place) else {
      return false
    }
    grip = place.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (low, high) = (thumbFrame(minimumValue).midX, thumbFrame(maximumValue).midX)
    guard high != low else { return true }
    let part = (touch.location(in: self).x - grip - low) / (high - low)
    let old = storedValue
    let (first, last) = (CGFloat(minimumValue), CGFloat(maximumValue))
    setValue(Float(first + part * (last - first)), animated: false)
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
  override func isOwnPart(_ subview: UIView) -> Bool { subview is ControlPart || subview is ControlPicture }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    let (track, thumb) = (trackRect(forBounds: bounds), thumbFrame(storedValue))
    maximumTrack.frame = track
    let middle = min(max(thumb.midX, track.minX), track.maxX)
    minimumTrack.frame =
      isRightToLeft
      ? CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
      : CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
    self.thumb.frame = thumb
    guard let images else { return }
    images.minimum.frame = minimumValueImageRect(forBounds: bounds)
    images.maximum.frame = maximumValueImageRect(forBounds: bounds)
    for (picture, part) in [(images.minimumTrack, minimumTrack), (images.maximumTrack, maximumTrack)] {
      picture.frame = part.frame
    }
    images.thumb.frame = thumb
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func thumbFrame(_ value: Float) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  private func endsDidChange() {
    storedValue = max(minimumValue, min(maximumValue, storedValue))
    setNeedsLayout()
  }

  private func changeImages(_ body: (SliderImages) -> Void) {
    let images = images ?? SliderImages()
    if self.images == nil {
      self.images = images
      for view in [images.maximumTrack, images.minimumTrack] { insertSubview(view, belowSubview: thumb) }
      for view in [images.minimum, images.maximum, images.thumb] { addSubview(view) }
    }
    body(images)
    update()
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
    setNeedsLayout()
    guard let images else { return }
    let shown = [
      (images.thumb, thumb, currentThumbImage), (images.minimumTrack, minimumTrack, currentMinimumTrackImage),
      (images.maximumTrack, maximumTrack, currentMaximumTrackImage),
    ]
    for (picture, part, image) in shown {
      picture.image = image
      part.isHidden = image != nil
    }
  }
}

/// The images of a slider that has some, by state, and the views that show them.
@MainActor
final class SliderImages {
  var thumbs: [UIControl.State: UIImage] = [:]
  var minimumTracks: [UIControl.State: UIImage] = [:]
  var maximumTracks: [UIControl.State: UIImage] = [:]
  let minimum = ControlPicture(), maximum = ControlPicture()
  let minimumTrack = ControlPicture(), maximumTrack = ControlPicture(), thumb = ControlPicture()

  /// Points that an image takes from the track; the track's own margin without one.
  static func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + ControlLook.Slider.imageGap } ?? 2 }

  static func place(_ image: UIImage?, in bounds: CGRect, atRight: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

extension [UIControl.State: UIImage] {
  /// What was set for exactly this state, or for normal.
  func image(_ state: UIControl.State) -> UIImage? { self[state] ?? self[.normal] }
}
