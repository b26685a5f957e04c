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

  // MARK: Showing

  func show() {
    if let configuration { show(configuration) } else { showByState() }
    layoutParts()
  }

  private func showByState() {
    if currentTitle != nil || label != nil {
      let label = madeLabel
      label.text = currentTitle
      label.textColor = resolvedTitleColor
      label.isHidden = currentTitle == nil
      label.alpha = isSystem && isHighlighted ? ControlLook.Button.pressedAlpha : 1
    }
    if currentImage != nil || picture != nil {
      let picture = madePicture
      picture.image = isSystem ? currentImage?.withDefaultTemplate : currentImage
      let isDimmed =
        (isHighlighted && adjustsImageWhenHighlighted && looks[state]?.image == nil)
        || (!isEnabled && adjustsImageWhenDisabled && looks[state]?.image == nil)
      picture.alpha = isDimmed ? ControlLook.Button.imagePressedAlpha : 1
    }
    if currentBackgroundImage != nil || backgroundPicture != nil { showBackground(currentBackgroundImage) }
    fill?.isHidden = true
    subtitle?.isHidden = true
    spinner?.isHidden = true
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

  private func show(_ configuration: Configuration) {
    let foreground = foregroundColor(configuration)
    if configuration.title != nil || label != nil {
      let label = madeLabel
      label.text = configuration.title
      label.isHidden = configuration.title == nil
      label.font = .systemFont(ofSize: configuration.fontSize)
      label.textColor = foreground
      label.alpha = 1
    }
    if configuration.subtitle != nil || subtitle != nil {
      let view = subtitle ?? UILabel()
      if subtitle == nil {
        subtitle = view
        addSubview(view)
      }
      view.text = configuration.subtitle
      view.isHidden = configuration.subtitle == nil
      view.font = .systemFont(ofSize: configuration.fontSize - 4)
      view.textColor = foreground
    }
    if configuration.image != nil || picture != nil {
      let picture = madePicture
      picture.image = configuration.image?.withDefaultTemplate
      picture.tintColor = foreground
      picture.isHidden = configuration.image == nil || configuration.showsActivityIndicator
      picture.alpha = 1
    }
    if configuration.showsActivityIndicator || spinner != nil {
      let view = spinner ?? UIActivityIndicatorView(style: .medium)
      if spinner == nil {
        spinner = view
        addSubview(view)
      }
      view.color = foreground
      if configuration.showsActivityIndicator { view.startAnimating() } else { view.stopAnimating() }
    }
    showFill(configuration)
    backgroundPicture?.isHidden = configuration.background.image == nil
    if let image = configuration.background.image { showBackground(image) }
    alpha = configuration.style.dimsWhenPressed && isHighlighted ? 0.75 : 1
  }

  private func showFill(_ configuration: Configuration) {
    let view = fill ?? ControlPart(nil)
    if fill == nil {
      fill = view
      insertSubview(view, at: 0)
    }
    view.isHidden = false
    view.backgroundColor = fillColor(configuration)
    view.layer.borderColor = configuration.background.strokeColor?.cgColor
    view.layer.borderWidth = configuration.background.strokeColor == nil ? 0 : configuration.background.strokeWidth
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
    case .plain where isSelected: return base.withAlphaComponent(ControlLook.Button.tintedAlpha)
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
