// What a button shows in the state it is in.
//
// Called by: UIButton when it lays out. Colours of pressed and disabled buttons are chosen here, after how they look.

extension UIButton {
  func change(_ state: State, _ body: (inout ButtonLook) -> Void) {
    body(&looks[state, default: ButtonLook()])
    invalidate()
  }

  func changeButtonInsets(_ body: (inout ButtonInsets) -> Void) {
    body(&insets)
    invalidate()
  }

  func invalidate() { setNeedsLayout() }

  private var isSystem: Bool { buttonType != .custom && buttonType != .plain }

  var resolvedTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    guard isSystem else { return .white }
    return isEnabled ? tintColor : ControlLook.Button.disabledColor
  }

  // MARK: Parts

  var madeLabel: UILabel {
    if let label { return label }
    let made = UILabel()
    made.font = .systemFont(ofSize: ControlLook.Button.fontSize)
    made.textAlignment = .center
    made.lineBreakMode = .byTruncatingMiddle
    label = made
    addSubview(made)
    return made
  }

  var madePicture: UIImageView {
    if let picture { return picture }
    let made = UIImageView()
    made.isUserInteractionEnabled = false
    picture = made
    addSubview(made)
    return made
  }

  var madeSubtitle: UILabel {
    if let subtitle { return subtitle }
    let made = UILabel()
    subtitle = made
    addSubview(made)
    return made
  }

  // MARK: Showing

  func show() {
    if let configuration { show(configuration) } else { showByState() }
    layoutParts()
  }

  /// The symbol of a button of a special type. Colours and sizes: chosen here, after how they look.
  private var typeImage: UIImage? {
    let name: String
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
    case .contactAdd: name = "plus.circle"
    case .close: name = "xmark.circle.fill"
    case .custom, .system, .plain: return nil
    }
    return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
  }

  /// The image by state, at the size that is asked of symbols.
  var shownImage: UIImage? {
    guard let image = currentImage else { return typeImage }
    guard let symbol = currentPreferredSymbolConfiguration, image.isSymbolImage else { return image }
    return image.withConfiguration(symbol)
  }

  private func showByState() {
    if currentTitle != nil || currentAttributedTitle != nil || label != nil {
      let label = madeLabel
      if let title = currentAttributedTitle {
        if plainFont == nil { plainFont = label.font }
        label.attributedText = title
      } else {
        if let font = plainFont {
          label.font = font
          label.textAlignment = .center
          plainFont = nil
        }
        label.text = currentTitle
        label.textColor = resolvedTitleColor
      }
      label.isHidden = currentTitle == nil && currentAttributedTitle == nil
      label.alpha = isSystem && isHighlighted ? ControlLook.Button.pressedAlpha : 1
    }
    if shownImage != nil || picture != nil {
      let picture = madePicture
      picture.image = isSystem ? shownImage?.withDefaultTemplate : shownImage
      let isDimmed =
        (isHighlighted && adjustsImageWhenHighlighted && looks[state]?.image == nil)
        || (!isEnabled && adjustsImageWhenDisabled && looks[state]?.image == nil)
      picture.alpha = isDimmed ? ControlLook.Button.imagePressedAlpha : 1
    }
    if currentBackgroundImage != nil || backgroundPicture != nil { showBackground(currentBackgroundImage) }
    for view in [fill, stroke, subtitle, spinner, chevrons, customBackground] as [UIView?] { view?.isHidden = true }
  }

  private func showBackground(_ image: UIImage?) {
    let view = backgroundPicture ?? UIImageView()
    if backgroundPicture == nil {
      backgroundPicture = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.isHidden = image == nil
  }

  // MARK: By configuration

  /// The image, at the size that the configuration asks of symbols.
  func configurationImage(_ configuration: Configuration) -> UIImage? {
    guard let image = configuration.image else { return nil }
    guard let symbol = configuration.preferredSymbolConfigurationForImage, image.isSymbolImage else { return image }
    return image.withConfiguration(symbol)
  }

  private func show(_ configuration: Configuration) {
    let foreground = foregroundColor(configuration)
    showText(configuration, foreground)
    if configuration.image != nil || picture != nil {
      let picture = madePicture
      picture.image = configurationImage(configuration)?.withDefaultTemplate
      picture.tintColor = configuration.imageColorTransformer.map { $0(foreground) } ?? foreground
      picture.isHidden = configuration.image == nil || configuration.showsActivityIndicator
      picture.alpha = 1
    }
    if configuration.showsActivityIndicator || spinner != nil {
      let view = spinner ?? UIActivityIndicatorView(style: .medium)
      if spinner == nil {
        spinner = view
        addSubview(view)
      }
      view.color = configuration.activityIndicatorColorTransformer.map { $0(foreground) } ?? foreground
      if configuration.showsActivityIndicator { view.startAnimating() } else { view.stopAnimating() }
    }
    showChevrons(configuration, foreground)
    showFill(configuration)
    showBackground(of: configuration)
    alpha = configuration.style.dimsWhenPressed && isHighlighted ? 0.75 : 1
  }

  private func showText(_ configuration: Configuration, _ color: UIColor) {
    let (title, note) = (configuration.shownTitle(color), configuration.shownSubtitle(color))
    if title != nil || label != nil {
      let label = madeLabel
      if plainFont == nil { plainFont = label.font }
      label.numberOfLines = 0
      label.styledText = title
      label.lineBreakMode = configuration.titleLineBreakMode
      label.isHidden = title == nil
      label.textAlignment = textAlignment(configuration)
      label.alpha = 1
    }
    if note != nil || subtitle != nil {
      let view = madeSubtitle
      view.styledText = note
      view.numberOfLines = 0
      view.lineBreakMode = configuration.subtitleLineBreakMode
      view.isHidden = note == nil
      view.textAlignment = textAlignment(configuration)
    }
  }

  private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .leading: .natural
    case .trailing: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    case .center, .automatic: .center
    }
  }

  private func showChevrons(_ configuration: Configuration, _ color: UIColor) {
    guard configuration.indicator == .popup || chevrons != nil else { return }
    let view = chevrons ?? UIImageView(image: ControlLook.Button.indicator)
    if chevrons == nil {
      chevrons = view
      addSubview(view)
    }
    view.isHidden = configuration.indicator != .popup
    view.tintColor = configuration.indicatorColorTransformer.map { $0(color) } ?? color
  }

  private func showFill(_ configuration: Configuration) {
    let view = fill ?? ControlPart(nil)
    if fill == nil {
      fill = view
      insertSubview(view, at: 0)
    }
    let background = configuration.background
    let color = fillColor(configuration)
    view.isHidden = background.customView != nil
    view.backgroundColor =
      background.backgroundColorTransformer.map { transform in color.map { transform($0) } } ?? color
    // A stroke of its own outline needs a view of its own.
    let width = background.customView == nil ? background.strokeWidth : 0
    let strokeColor = width > 0 ? background.resolvedStrokeColor(for: tintColor).cgColor : nil
    let isApart = background.strokeOutset != 0 && width > 0
    view.layer.borderColor = isApart ? nil : strokeColor
    view.layer.borderWidth = isApart ? 0 : width
    guard isApart || stroke != nil else { return }
    let outline = stroke ?? ControlPart(nil)
    if stroke == nil {
      stroke = outline
      insertSubview(outline, aboveSubview: view)
    }
    outline.isHidden = !isApart
    outline.layer.borderColor = strokeColor
    outline.layer.borderWidth = width
  }

  private func showBackground(of configuration: Configuration) {
    let background = configuration.background
    let image = background.customView == nil ? background.image : nil
    if image != nil || backgroundPicture != nil { showBackground(image) }
    backgroundPicture?.contentMode = background.imageContentMode
    if let fill, image != nil, let picture = backgroundPicture { insertSubview(picture, aboveSubview: fill) }
    if customBackground !== background.customView { customBackground?.removeFromSuperview() }
    customBackground = background.customView
    guard let view = background.customView, view.superview !== self else { return }
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
  }

  private func foregroundColor(_ configuration: Configuration) -> UIColor {
    guard isEnabled else { return ControlLook.Button.disabledColor }
    let color: UIColor = configuration.baseForegroundColor ?? (configuration.style.isFilled ? .white : tintColor)
    let fades = configuration.style == .plain || configuration.style == .borderless
    return fades && isHighlighted ? color.withAlphaComponent(ControlLook.Button.pressedAlpha) : color
  }

  private func fillColor(_ configuration: Configuration) -> UIColor? {
    if let color = configuration.background.backgroundColor { return color }
    let base: UIColor = configuration.baseBackgroundColor ?? tintColor
    switch configuration.style {
    case .plain where isSelected && configuration.automaticallyUpdateForSelection:
      return base.withAlphaComponent(ControlLook.Button.tintedAlpha)
    case .plain, .borderless: return configuration.baseBackgroundColor ?? .clear
    case .gray, .bordered: return configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted, .borderedTinted:
      return isEnabled ? base.withAlphaComponent(ControlLook.Button.tintedAlpha) : .tertiarySystemFill
    case .filled, .borderedProminent:
      guard isEnabled else { return .tertiarySystemFill }
      return isHighlighted ? base.withAlphaComponent(ControlLook.Button.filledPressedAlpha) : base
    }
  }
}

extension UIButton.Configuration.Style {
  var isFilled: Bool { self == .filled || self == .borderedProminent }
  var dimsWhenPressed: Bool { self == .gray || self == .bordered || self == .tinted || self == .borderedTinted }
}

extension UIImage {
  /// Automatic images of system buttons are drawn in the tint. Source: documented.
  fileprivate var withDefaultTemplate: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
