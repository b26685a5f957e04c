// One segment of a segmented control: what it is, and the view that shows it.
//
// Made by: UISegmentedControl.

/// One of the choices.
struct SegmentItem {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// Points; 0 for the control's choice.
  var width: CGFloat = 0
  /// Of the content from the middle, points.
  var offset = CGSize.zero
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
  private var background: UIImageView?
  private var offset = CGSize.zero
  private var shownTitle: StyledText?
  private var measured: (titles: [StyledText], width: CGFloat)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    for view in [label, image] as [UIView] { addSubview(view) }
    image.contentMode = .center
  }
  required init?(coder: NSCoder) { nil }

  func show(_ segment: SegmentItem, _ title: StyledText?, background: UIImage?, isPressed: Bool) {
    label.isHidden = title == nil
    if title != shownTitle {
      label.styledText = title
      shownTitle = title
    }
    image.isHidden = segment.image == nil
    image.image = segment.image
    image.tintColor = .label
    alpha = isPressed ? 0.5 : 1
    offset = segment.offset
    if background != nil || self.background != nil { showBackground(background) }
    setNeedsLayout()
  }

  /// What it is called.
  var words: String? { label.text ?? image.image?.accessibilityLabel }

  private func showBackground(_ image: UIImage?) {
    let view = background ?? UIImageView()
    if background == nil {
      background = view
      insertSubview(view, at: 0)
    }
    view.image = image
  }

  /// Points; the widest of the states in which it may be shown.
  func contentWidth(_ segment: SegmentItem, _ looks: SegmentedLooks) -> CGFloat {
    if let image = segment.image { return image.size.width }
    let titles = [UIControl.State.normal, .selected].compactMap { looks.title(segment.title, $0) }
    if let measured, measured.titles == titles { return measured.width }
    let measure = UILabel()
    let widths = titles.map { title in
      measure.styledText = title
      return measure.sizeThatFits(.zero).width
    }
    let width = widths.max() ?? 0
    measured = (titles, width)
    return width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.offsetBy(dx: offset.width, dy: offset.height)
    image.frame = label.frame
    background?.frame = bounds
  }
}

/// What a client has chosen for the states of segments.
struct SegmentedLooks {
  struct Pair: Hashable {
    let left, right: UIControl.State
  }
  var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var dividers: [Pair: UIImage] = [:]

  /// Of this state, of its parts, of the normal one.
  private func best<Value>(_ values: [UIControl.State: Value], _ state: UIControl.State) -> Value? {
    if let exact = values[state] { return exact }
    for part in [UIControl.State.disabled, .selected, .highlighted] where state.contains(part) {
      if let value = values[part] { return value }
    }
    return values[.normal]
  }

  func title(_ text: String?, _ state: UIControl.State) -> StyledText? {
    guard let text else { return nil }
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: ControlLook.Segments.fontSize, weight: state.contains(.selected) ? .semibold : .regular),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
    ]
    all.merge(best(attributes, state) ?? [:]) { $1 }
    return StyledText(text, attributes: all)
  }

  func background(_ state: UIControl.State) -> UIImage? { best(backgrounds, state) }
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    if dividers.isEmpty { return nil }
    return dividers[Pair(left: left, right: right)] ?? dividers[Pair(left: .normal, right: .normal)]
  }
}
