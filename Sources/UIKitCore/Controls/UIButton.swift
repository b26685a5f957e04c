// UIButton: a title and an image that do something.
//
// Two ways of looking, as UIKit has them: by state (titles, images and colours for each) or by a Configuration. Layout:
// UIButton+Layout.swift; looks: UIButton+Looks.swift.

@preconcurrency @MainActor
open class UIButton: UIControl {
  public private(set) final var buttonType = ButtonType.custom
  final var looks: [State: ButtonLook] = [:]
  final var insets = ButtonInsets()
  private var storedConfiguration: Configuration?
  private var needsConfigurationUpdate = false
  /// Made on first use. Source: documented (both may be nil).
  final var label: UILabel?
  /// The label's font for plain titles, while an attributed one has put its own there.
  final var plainFont: UIFont?
  final var picture: UIImageView?
  final var subtitle: UILabel?
  final var backgroundPicture: UIImageView?
  final var fill: ControlPart?
  final var spinner: UIActivityIndicatorView?
  final var chevrons: UIImageView?
  /// The stroke of a configuration's background, when it does not lie on the background's own edge.
  final var stroke: ControlPart?
  final var customBackground: UIView?

  // Designated initialisers are UIKit's two and no others: subclasses inherit the convenience ones with them.
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    buttonType = Self.type(in: coder)
    readValues(coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeValues(coder)
  }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    setNeedsLayout()
  }
  /// A system button with an image, `target` told at its primary action. Source: documented.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    return button
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }
  public convenience init() { self.init(frame: .zero) }

  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The older name. Source: documented.
    public static var roundedRect: ButtonType { .system }
  }

  /// What the button is for. Source: documented.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  // MARK: By state

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
  /// Shown instead of the plain title of the same state. Source: documented.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributed = title }
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.shadowColor = color } }
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.background = image } }
  /// What was set for exactly this state, or for normal. Source: documented.
  open func title(for state: State) -> String? { looks[state]?.title ?? looks[.normal]?.title }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks[state]?.attributed ?? looks[.normal]?.attributed
  }
  open func titleColor(for state: State) -> UIColor? { looks[state]?.titleColor ?? looks[.normal]?.titleColor }
  open func titleShadowColor(for state: State) -> UIColor? { looks[state]?.shadowColor ?? looks[.normal]?.shadowColor }
  open func image(for state: State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }
  open func backgroundImage(for state: State) -> UIImage? { looks[state]?.background ?? looks[.normal]?.background }

  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { resolvedTitleColor }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var titleLabel: UILabel? { madeLabel }
  open var imageView: UIImageView? { madePicture }
  /// Nil while no configuration has a subtitle. Source: documented.
  open var subtitleLabel: UILabel? { subtitle }
  open var role = Role.normal
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbol = configuration } }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    looks[state]?.symbol ?? looks[.normal]?.symbol
  }
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  open var contentEdgeInsets: UIEdgeInsets {
    get { insets.content }
    set { changeButtonInsets { $0.content = newValue } }
  }
  open var titleEdgeInsets: UIEdgeInsets {
    get { insets.title }
    set { changeButtonInsets { $0.title = newValue } }
  }
  open var imageEdgeInsets: UIEdgeInsets {
    get { insets.image }
    set { changeButtonInsets { $0.image = newValue } }
  }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { contentArea(bounds) }
  /// Points, the button's coordinates. Source: documented.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { place(in: contentRect).title }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { place(in: contentRect).image }

  // MARK: By configuration

  open var configuration: Configuration? {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      setNeedsUpdateConfiguration()
      invalidate()
    }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesConfiguration = true
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  /// Called when the button's state has changed; subclasses change `configuration`. Source: documented.
  open func updateConfiguration() {}
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void
  open var changesSelectionAsPrimaryAction = false

  // MARK: What a control is told

  override func stateDidChange() { setNeedsUpdateConfiguration() }
  override func resolveColors() {
    super.resolveColors()
    setNeedsUpdateConfiguration()
  }
  override func isOwnPart(_ subview: UIView) -> Bool {
    [label, picture, subtitle, backgroundPicture, fill, spinner, chevrons, stroke, customBackground]
      .contains { $0 === subview }
  }
  override var keepsTaps: Bool { true }
  override var triggersPrimaryActionOnTouchUp: Bool { true }
  override func primaryActionWillTrigger() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }
  open override var intrinsicContentSize: CGSize { fittingSize() }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(within: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      if storedConfiguration != nil, automaticallyUpdatesConfiguration {
        updateConfiguration()
        configurationUpdateHandler?(self)
        // What the handler set is what is laid out now.
        needsConfigurationUpdate = false
      }
    }
    show()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if storedConfiguration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if storedConfiguration?.title == nil, !action.title.isEmpty { storedConfiguration?.title = action.title }
      if storedConfiguration?.image == nil { storedConfiguration?.image = action.image }
    }
  }
}

/// What a button shows in one state; nil where it is as in the normal one.
struct ButtonLook {
  var title: String?
  var attributed: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

/// Points.
struct ButtonInsets {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
}
