// UILabel: text that is read, in one style or attributed, on one line or several.
//
// Made by: clients. State is LabelState; the text is set by LabelSetter, merged by LabelMerging and drawn by TextPainter.
// Setters store and mark; nothing is shaped before it is measured or drawn.

@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private(set) var state = LabelState()
  /// The text shaped, until something changes.
  private var prepared: PreparedText?
  /// What a client was given, until something changes: `attributedText` makes no new text for each who asks.
  private var handedOut: NSAttributedString?
  private var categoryObserver: ContentSizeObserver?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.needsDisplayOnBoundsChange = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !coder.containsValue(forKey: "userInteractionEnabled") { isUserInteractionEnabled = false }
    layer.needsDisplayOnBoundsChange = true
    state = LabelState(coder)
    observeCategory()
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    state.write(coder)
  }
  public convenience init() { self.init(frame: .zero) }

  // MARK: Text

  open var text: String? {
    get { state.string }
    set {
      guard state.styled != nil || state.text != newValue else { return }
      update {
        $0.styled = nil
        $0.text = newValue
      }
    }
  }
  /// With the label's font, colour and paragraph style where it has none.
  open var attributedText: NSAttributedString? {
    get {
      if handedOut == nil { handedOut = state.attributedForm }
      return handedOut
    }
    set { styledText = newValue.map { StyledText($0) } }
  }
  /// Nil stands for the default, 17-point system font.
  open var font: UIFont! {
    get { state.font }
    set {
      let font = adjusted(newValue ?? LabelState.defaultFont)
      update {
        $0.font = font
        $0.apply(.font, font)
      }
    }
  }
  open var textColor: UIColor! {
    get { state.textColor }
    set {
      let color: UIColor = newValue ?? .label
      repaint {
        $0.textColor = color
        $0.apply(.foregroundColor, color)
      }
    }
  }
  open var textAlignment: NSTextAlignment {
    get { state.alignment }
    set {
      update {
        $0.alignment = newValue
        $0.applyToParagraphs { $0.alignment = newValue }
      }
    }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { state.lineBreakMode }
    set {
      update {
        $0.lineBreakMode = newValue
        $0.applyToParagraphs { $0.lineBreakMode = newValue }
      }
    }
  }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { state.lineBreakStrategy }
    set {
      update {
        $0.lineBreakStrategy = newValue
        $0.applyToParagraphs { $0.lineBreakStrategy = newValue }
      }
    }
  }
  /// 0 means as many as fit.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set { update { $0.numberOfLines = max(0, newValue) } }
  }

  // MARK: Look

  open var isEnabled: Bool {
    get { state.isEnabled }
    set { repaint { $0.isEnabled = newValue } }
  }
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { repaint { $0.isHighlighted = newValue } }
  }
  /// Of all of the text while highlighted; nil keeps its colours.
  open var highlightedTextColor: UIColor? {
    get { state.highlightedTextColor }
    set { repaint { $0.highlightedTextColor = newValue } }
  }
  /// Nil, the default, means no shadow.
  open var shadowColor: UIColor? {
    get { state.shadowColor }
    set { repaint { $0.shadowColor = newValue } }
  }
  /// Points; one up by default. Source: documented.
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { repaint { $0.shadowOffset = newValue } }
  }

  // MARK: Fitting

  open var adjustsFontSizeToFitWidth: Bool {
    get { state.adjustsFontSizeToFitWidth }
    set { repaint { $0.adjustsFontSizeToFitWidth = newValue } }
  }
  /// 0...1 of the font's size.
  open var minimumScaleFactor: CGFloat {
    get { state.minimumScaleFactor }
    set { repaint { $0.minimumScaleFactor = newValue.isFinite ? min(max(0, newValue), 1) : 0 } }
  }
  open var baselineAdjustment: UIBaselineAdjustment {
    get { state.baselineAdjustment }
    set { repaint { $0.baselineAdjustment = newValue } }
  }
  /// Characters may be set closer before the line is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { state.allowsTightening }
    set { update { $0.allowsTightening = newValue } }
  }
  /// Points; the width that `intrinsicContentSize` wraps at, 0 for none.
  open var preferredMaxLayoutWidth: CGFloat {
    get { state.preferredMaxLayoutWidth }
    set { update { $0.preferredMaxLayoutWidth = newValue } }
  }
  /// Whether fonts of text styles and font metrics follow the content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { state.adjustsFontForContentSizeCategory }
    set { setFollowsCategory(newValue) }
  }

  /// What the text takes in `bounds`, rounded up to the pixel and vertically centred (observed of UILabel); infinite
  /// lengths do not limit it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = setter.size(in: bounds.size, lines: numberOfLines)
    let isBounded = bounds.height.isFinite && bounds.height < Self.unbounded
    let height = isBounded ? min(size.height, bounds.height) : size.height
    let y = isBounded ? setter.scale.rounded(bounds.minY + (bounds.height - height) / 2) : bounds.minY
    return CGRect(x: bounds.minX, y: y, width: min(size.width, bounds.width), height: height)
  }

  /// Draws the text into `rect`, vertically centred. Override to inset it; call super with the smaller rectangle.
  open func drawText(in rect: CGRect) {
    guard !state.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let setter = setter
    let (set, factor) = setter.fitted(rect.size, lines: numberOfLines)
    let painter = TextPainter(
      text: set, origin: setter.origin(of: set, scaledBy: factor, in: rect), color: state.drawnColor,
      shadow: state.shadow, overridingColor: state.overridingColor)
    guard state.lineBreakMode == .byClipping else { return painter.draw(in: context) }
    context.saveGState()
    context.clip(to: rect)
    painter.draw(in: context)
    context.restoreGState()
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  override func contentSizeDidChange() {
    super.contentSizeDidChange()
    if state.adjustsFontForContentSizeCategory { followCategory() }
  }

  /// Rounded up to the pixel. A label of one line does not wrap: the answer may be wider than `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || !(size.width > 0) ? Self.unbounded : size.width
    let box = CGRect(x: 0, y: 0, width: width, height: Self.unbounded)
    return textRect(forBounds: box, limitedToNumberOfLines: numberOfLines).size
  }
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: state.preferredMaxLayoutWidth, height: 0))
  }

  /// Points; wider than any text that is shown, and short enough for arithmetic to stay exact.
  private static let unbounded: CGFloat = 1e7
}

extension UILabel {
  private var setter: LabelSetter {
    let text: PreparedText
    if let prepared {
      text = prepared
    } else {
      text = LabelSetter.prepare(state)
      prepared = text
    }
    return LabelSetter(state: state, text: text, scale: DisplayScale(contentScaleFactor))
  }

  /// `attributedText` for callers inside.
  var styledText: StyledText? {
    get { state.styled }
    set { update { $0.setStyled(newValue) } }
  }

  /// A change of text or of how it is set.
  private func update(_ change: (inout LabelState) -> Void) {
    change(&state)
    prepared = nil
    handedOut = nil
    setNeedsDisplay()
  }

  /// A change of looks.
  private func repaint(_ change: (inout LabelState) -> Void) {
    change(&state)
    if state.styled != nil { prepared = nil }
    handedOut = nil
    setNeedsDisplay()
  }

  private func adjusted(_ font: UIFont) -> UIFont {
    state.adjustsFontForContentSizeCategory ? font.adjusted(to: ownCategory) : font
  }

  /// The current traits' while the label is in none of its own.
  private var ownCategory: UIContentSizeCategory { UIFont.category(flags.isUnderTraits ? traitCollection : nil) }

  private func setFollowsCategory(_ follows: Bool) {
    guard follows != state.adjustsFontForContentSizeCategory else { return }
    update {
      $0.adjustsFontForContentSizeCategory = follows
      if follows { $0.adjustFonts(to: ownCategory) }
    }
    observeCategory()
  }

  private func observeCategory() {
    categoryObserver =
      state.adjustsFontForContentSizeCategory
      ? ContentSizeObserver { [weak self] in self?.followCategory() } : nil
  }

  fileprivate func followCategory() {
    let category = ownCategory
    update { $0.adjustFonts(to: category) }
  }
}
