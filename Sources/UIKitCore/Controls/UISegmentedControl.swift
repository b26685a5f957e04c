// UISegmentedControl: one of several.

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  final var segments: [SegmentItem] = []
  final var looks = SegmentedLooks()
  private let highlight = ControlPart(ControlLook.Segments.selectedColor)
  private var storedSelection = UISegmentedControl.noSegment
  private var dividers: [ControlPicture] = []
  private var hasOwnBackground = true
  final var adjustments: [Segment: UIOffset] = [:]
  /// Where a finger is; nil when none is on it.
  private var pressed: Int?

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
  /// Strings and images. Source: documented.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(SegmentItem(title: title)) }
      if let image = item as? UIImage { segments.append(SegmentItem(image: image)) }
    }
    build()
    for segment in segments { addSubview(segment.view) }
    bounds.size = intrinsicContentSize
  }

  /// Segments with the titles and images of actions, each run when its segment is chosen. Source: documented.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  public static let noSegment = -1

  func position(of view: SegmentView) -> Int? { segments.firstIndex { $0.view === view } }
  open var numberOfSegments: Int { segments.count }
  /// `noSegment` for none. Source: documented.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      require(
        newValue == Self.noSegment || segments.indices.contains(newValue),
        "UISegmentedControl has \(segments.count) segments: there is none at index \(newValue)")
      storedSelection = newValue
      setNeedsLayout()
    }
  }
  /// Shows no lasting selection. Source: documented.
  open var isMomentary = false { didSet { setNeedsLayout() } }
  open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentItem(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentItem(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(
      SegmentItem(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action), at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) { removeSegment(at: segment) }
  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    storedSelection = Self.noSegment
    setNeedsLayout()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      if title != nil { $0.image = nil }
    }
  }
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      if image != nil { $0.title = nil }
    }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Points; 0 lets the control decide. Source: documented.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
  /// Title and image follow the action's. Source: documented.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      ($0.action, $0.title, $0.image) = (action, action.title.isEmpty ? nil : action.title, action.image)
    }
  }
  /// −1 when no segment has it. Source: documented.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
  /// Points, from the middle of the segment. Source: documented.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.offset ?? .zero }

  // MARK: Looks

  /// Of a state that has none: the selected, then the normal one's. Source: documented.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks.attributes[state] = attributes
    setNeedsLayout()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.attributes[state]
  }
  /// `barMetrics` other than the default are not told apart.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.backgrounds[state] = backgroundImage
    setNeedsLayout()
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[state]
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.dividers[SegmentedLooks.Pair(left: leftState, right: rightState)] = dividerImage
    setNeedsLayout()
  }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers[SegmentedLooks.Pair(left: leftState, right: rightState)] }

  /// Of titles and images from where they would be, points; for segments that are nothing more special, `any`'s counts.
  /// Source: documented.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    adjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { adjustments[leftCenterRightOrAlone] ?? .zero }

  /// Where among the others a segment is.
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: ControlLook.Segments.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var keepsTaps: Bool { true }
  override var ownsSubviews: Bool { true }
  override func isOwnPart(_ subview: UIView) -> Bool {
    subview is ControlPart || subview is ControlPicture || subview is SegmentView
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = index(under: touch)
    setNeedsLayout()
    return pressed != nil
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = isTouchInside ? index(under: touch) : nil
    if now != pressed {
      pressed = now
      setNeedsLayout()
    }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = pressed
    pressed = nil
    setNeedsLayout()
    guard isTouchInside, let chosen, isMomentary || chosen != storedSelection else { return }
    storedSelection = chosen
    if let action = segments[chosen].action { sendAction(action) }
    perform([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { storedSelection = Self.noSegment }
  }
  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = segmentFrames
    for (index, segment) in segments.enumerated() {
      let state = state(of: index)
      segment.view.show(
        adjusted(segment, at: index), looks.title(segment.title, state), background: looks.background(state),
        isPressed: index == pressed && index != storedSelection)
      segment.view.frame = frames[index]
    }
    let shown = isMomentary ? pressed : (segments.indices.contains(storedSelection) ? storedSelection : nil)
    let isOwn = looks.backgrounds.isEmpty
    highlight.isHidden = shown == nil || !isOwn
    highlight.backgroundColor = selectedSegmentTintColor ?? ControlLook.Segments.selectedColor
    let margin = ControlLook.Segments.margin
    if let shown { highlight.frame = frames[shown].insetBy(dx: margin, dy: margin) }
    if isOwn != hasOwnBackground {
      hasOwnBackground = isOwn
      backgroundColor = isOwn ? .tertiarySystemFill : .clear
    }
    placeDividers(frames, isOwn: isOwn, around: shown)
  }

  private func state(of index: Int) -> UIControl.State {
    var state: UIControl.State = []
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if index == storedSelection, !isMomentary { state.insert(.selected) }
    if index == pressed { state.insert(.highlighted) }
    return state
  }

  /// Between segments neither of which is chosen: a thin line, or the client's images.
  private func placeDividers(_ frames: [CGRect], isOwn: Bool, around shown: Int?) {
    let wanted = max(segments.count - 1, 0)
    while dividers.count > wanted { dividers.removeLast().removeFromSuperview() }
    while dividers.count < wanted {
      let divider = ControlPicture()
      dividers.append(divider)
      addSubview(divider)
    }
    let look = ControlLook.Segments.divider
    for (index, divider) in dividers.enumerated() {
      let image = looks.divider(state(of: index), state(of: index + 1))
      divider.image = image
      divider.backgroundColor = isOwn && image == nil ? ControlLook.Segments.dividerColor : nil
      divider.isHidden = image == nil && (!isOwn || index == shown || index + 1 == shown)
      let size = image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? look
      divider.frame = CGRect(
        x: frames[index].maxX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  private func build() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = ControlLook.Segments.cornerRadius
    highlight.layer.cornerRadius = ControlLook.Segments.cornerRadius - ControlLook.Segments.margin
    highlight.isHidden = true
    insertSubview(highlight, at: 0)
  }
}
