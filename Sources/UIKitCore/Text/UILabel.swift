// UILabel: a caption in one font and colour. Attributed text and fitting sizes come with the text part.
//
// Made by: clients. Hands on: TextLayout's glyph runs to the current context.

@preconcurrency @MainActor
open class UILabel: UIView {
  private var state = LabelState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  open var text: String? {
    get { state.text }
    set { change(\.text, to: newValue) }
  }
  /// Nil stands for the default, 17-point system font.
  open var font: UIFont! {
    get { state.font }
    set { change(\.font, to: newValue ?? LabelState.defaultFont) }
  }
  open var textColor: UIColor! {
    get { state.textColor }
    set { change(\.textColor, to: newValue ?? .label) }
  }
  open var textAlignment: NSTextAlignment {
    get { state.alignment }
    set { change(\.alignment, to: newValue) }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { state.lineBreakMode }
    set { change(\.lineBreakMode, to: newValue) }
  }
  /// 0 means as many as fit.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set { change(\.numberOfLines, to: newValue) }
  }

  /// Where the text is drawn when the label has these bounds: vertically centred (observed of UILabel).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let options = state.options(width: bounds.width, lineLimit: numberOfLines)
      .limited(toHeight: bounds.height, font: state.font.ctFont)
    let size = TextLayout.boundingSize(ShapedText.cached(state.text ?? "", font: state.font.ctFont), options: options)
    let scale = DisplayScale(contentScaleFactor)
    let height = min(scale.roundedUp(size.height), bounds.height)
    let y = scale.rounded(bounds.minY + (bounds.height - height) / 2)
    return CGRect(x: bounds.minX, y: y, width: min(scale.roundedUp(size.width), bounds.width), height: height)
  }

  open func drawText(in rect: CGRect) {
    guard let text = state.text, !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let options = state.options(width: rect.width, lineLimit: numberOfLines)
      .limited(toHeight: rect.height, font: state.font.ctFont)
    let layout = TextLayout(ShapedText.cached(text, font: state.font.ctFont), options: options)
    context.saveGState()
    context.setFillColor(state.textColor.cgColor)
    for run in layout.runs {
      context.saveGState()
      context.translateBy(x: rect.minX + run.origin.x, y: rect.minY + run.origin.y)
      context.draw(run.run)
      context.restoreGState()
    }
    context.restoreGState()
  }

  open override func draw(_ rect: CGRect) {
    let box = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    drawText(in: CGRect(x: bounds.minX, y: box.minY, width: bounds.width, height: box.height))
  }

  /// Rounded up to the pixel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    let fitted = TextLayout.boundingSize(
      ShapedText.cached(state.text ?? "", font: state.font.ctFont),
      options: state.options(width: width, lineLimit: numberOfLines))
    let scale = DisplayScale(contentScaleFactor)
    return CGSize(width: scale.roundedUp(fitted.width), height: scale.roundedUp(fitted.height))
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private func change<Value: Equatable>(_ property: WritableKeyPath<LabelState, Value>, to value: Value) {
    guard state[keyPath: property] != value else { return }
    state[keyPath: property] = value
    setNeedsDisplay()
  }
}

/// What a label shows. Defaults are UIKit's (documented).
struct LabelState {
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var text: String?
  var font: UIFont = LabelState.defaultFont
  var textColor: UIColor = .label
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1

  /// `width` in points.
  func options(width: CGFloat, lineLimit: Int) -> TextLayoutOptions {
    TextLayoutOptions(width: width, lineLimit: lineLimit, alignment: alignment.ct, lineBreakMode: lineBreakMode.ct)
  }
}
