// UISegmentedControl: one of several.

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  final var segments: [Segment] = []
  private let highlight = ControlPart(ControlLook.Segments.selectedColor)
  private var storedSelection = UISegmentedControl.noSegment
  /// Where a finger is; nil when none is on it.
  private var pressed: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }
  /// Strings and images. Source: documented.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String { segments.append(Segment(title: title)) }
      if let image = item as? UIImage { segments.append(Segment(image: image)) }
    }
    build()
    for segment in segments { addSubview(segment.view) }
    bounds.size = intrinsicContentSize
  }

  public static let noSegment = -1

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
    insert(Segment(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action), at: segment)
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

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidths.reduce(0, +), height: ControlLook.Segments.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var keepsTaps: Bool { true }
  override var ownsSubviews: Bool { true }

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
      segment.view.show(
        segment, isSelected: index == storedSelection && !isMomentary, isPressed: index == pressed,
        isEnabled: isEnabled && segment.isEnabled)
      segment.view.frame = frames[index]
    }
    let shown = isMomentary ? pressed : (segments.indices.contains(storedSelection) ? storedSelection : nil)
    highlight.isHidden = shown == nil
    highlight.backgroundColor = selectedSegmentTintColor ?? ControlLook.Segments.selectedColor
    let margin = ControlLook.Segments.margin
    if let shown { highlight.frame = frames[shown].insetBy(dx: margin, dy: margin) }
  }

  private func build() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = ControlLook.Segments.cornerRadius
    highlight.layer.cornerRadius = ControlLook.Segments.cornerRadius - ControlLook.Segments.margin
    highlight.isHidden = true
    insertSubview(highlight, at: 0)
  }
}

extension UISegmentedControl {
  func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  /// Beyond the last one it is the last one's turn. Source: documented (pinned to the range).
  func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard !segments.isEmpty else { return }
    body(&segments[min(max(index, 0), segments.count - 1)])
    setNeedsLayout()
  }

  func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment.view)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    setNeedsLayout()
  }

  func removeSegment(at index: Int) {
    guard !segments.isEmpty else { return }
    let index = min(max(index, 0), segments.count - 1)
    segments.remove(at: index).view.removeFromSuperview()
    if selectedSegmentIndex == index {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    setNeedsLayout()
  }

  /// Points, without regard to the bounds.
  var naturalWidths: [CGFloat] {
    let own = segments.map { $0.width > 0 ? $0.width : $0.view.contentWidth($0) + 2 * ControlLook.Segments.padding }
    guard !apportionsSegmentWidthsByContent, let widest = own.max() else { return own }
    return segments.indices.map { segments[$0].width > 0 ? segments[$0].width : widest }
  }

  /// Fixed widths are kept; the others share what is left, by content or equally.
  var segmentFrames: [CGRect] {
    let natural = naturalWidths
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
    let part = free > 0 ? max(bounds.width - fixed, 0) / free : 0
    var x = bounds.minX
    return zip(segments, natural).map { segment, width in
      let own = segment.width > 0 ? segment.width : width * part
      defer { x += own }
      return CGRect(x: x, y: bounds.minY, width: own, height: bounds.height)
    }
  }

  func index(under touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    guard let index = segmentFrames.firstIndex(where: { x >= $0.minX && x < $0.maxX }), segments[index].isEnabled
    else { return nil }
    return index
  }
}

/// One of the choices.
struct Segment {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// Points; 0 for the control's choice.
  var width: CGFloat = 0
  var isEnabled = true
  let view: SegmentView

  @MainActor
  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    (self.title, self.image, self.action) = (title, image, action)
    view = SegmentView(frame: .zero)
  }
}

/// The label or the image of a segment.
final class SegmentView: UIView {
  private let label = UILabel()
  private let image = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    for view in [label, image] as [UIView] { addSubview(view) }
    image.contentMode = .center
  }
  required init?(coder: NSCoder) { nil }

  func show(_ segment: Segment, isSelected: Bool, isPressed: Bool, isEnabled: Bool) {
    label.isHidden = segment.title == nil
    image.isHidden = segment.image == nil
    label.font = .systemFont(ofSize: ControlLook.Segments.fontSize, weight: isSelected ? .semibold : .regular)
    label.text = segment.title
    label.textColor = isEnabled ? .label : .tertiaryLabel
    image.image = segment.image
    alpha = isPressed && !isSelected ? 0.5 : 1
    setNeedsLayout()
  }

  /// Points.
  func contentWidth(_ segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    label.font = .systemFont(ofSize: ControlLook.Segments.fontSize, weight: .semibold)
    label.text = segment.title
    return label.sizeThatFits(.zero).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    image.frame = bounds
  }
}
