// Buttons in keyed archives: their type, what they show in each state, insets, and the configuration's plain values.
//
// Called by: UIButton's init(coder:) and encode(with:). Handlers are code and not archived.

extension UIButton {
  func writeValues(_ coder: NSCoder) {
    coder.write(buttonType.rawValue, "buttonType", unless: ButtonType.custom.rawValue)
    let states = looks.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { state, look -> [(name: String, value: NSObject?)] in
        [
          ("state", NSNumber(value: state.rawValue)), ("title", look.title as NSString?),
          ("titleColor", look.titleColor), ("shadowColor", look.shadowColor), ("image", look.image),
          ("background", look.background),
        ]
      }
    coder.writeItems(states, "states")
    for (key, value) in [("content", insets.content), ("title", insets.title), ("image", insets.image)]
    where value != .zero {
      coder.encode(value, forKey: key + "EdgeInsets")
    }
    coder.write(adjustsImageWhenHighlighted, "adjustsImageWhenHighlighted", unless: true)
    coder.write(adjustsImageWhenDisabled, "adjustsImageWhenDisabled", unless: true)
    coder.write(changesSelectionAsPrimaryAction, "changesSelectionAsPrimaryAction", unless: false)
    coder.write(automaticallyUpdatesConfiguration, "automaticallyUpdatesConfiguration", unless: true)
    if let label { coder.encode(label.font, forKey: "titleFont") }
    configuration?.write(coder)
  }

  func readValues(_ coder: NSCoder) {
    for item in coder.items("states") {
      guard let state = (item["state"] as? NSNumber)?.uintValue else { continue }
      change(State(rawValue: state)) {
        $0.title = item["title"] as? String
        $0.titleColor = item["titleColor"] as? UIColor
        $0.shadowColor = item["shadowColor"] as? UIColor
        $0.image = item["image"] as? UIImage
        $0.background = item["background"] as? UIImage
      }
    }
    contentEdgeInsets = coder.decodeUIEdgeInsets(forKey: "contentEdgeInsets")
    titleEdgeInsets = coder.decodeUIEdgeInsets(forKey: "titleEdgeInsets")
    imageEdgeInsets = coder.decodeUIEdgeInsets(forKey: "imageEdgeInsets")
    adjustsImageWhenHighlighted = coder.flag("adjustsImageWhenHighlighted", true)
    adjustsImageWhenDisabled = coder.flag("adjustsImageWhenDisabled", true)
    changesSelectionAsPrimaryAction = coder.flag("changesSelectionAsPrimaryAction", false)
    automaticallyUpdatesConfiguration = coder.flag("automaticallyUpdatesConfiguration", true)
    if let font = coder.object("titleFont", as: UIFont.self) { madeLabel.font = font }
    if let read = Configuration(coder) { configuration = read }
  }

  static func type(in coder: NSCoder) -> ButtonType {
    ButtonType(rawValue: coder.integer("buttonType", ButtonType.custom.rawValue)) ?? .custom
  }
}

extension UIButton.Configuration {
  private static let styles: [Style] = [
    .plain, .gray, .tinted, .filled, .borderless, .bordered, .borderedTinted, .borderedProminent,
  ]

  fileprivate func write(_ coder: NSCoder) {
    coder.encode(Self.styles.firstIndex(of: style) ?? 0, forKey: "configuration")
    coder.write(title, "configuration.title")
    coder.write(subtitle, "configuration.subtitle")
    if let image { coder.encode(image, forKey: "configuration.image") }
    coder.encode(Int(imagePlacement.rawValue), forKey: "configuration.imagePlacement")
    coder.write(imagePadding, "configuration.imagePadding", unless: 0)
    coder.write(titlePadding, "configuration.titlePadding", unless: 1)
    coder.write(titleAlignment.rawValue, "configuration.titleAlignment", unless: 0)
    coder.writeColor(baseForegroundColor, "configuration.foreground")
    coder.writeColor(baseBackgroundColor, "configuration.background")
    coder.write(buttonSize.rawValue, "configuration.buttonSize", unless: 0)
    coder.write(cornerStyle.rawValue, "configuration.cornerStyle", unless: 0)
    coder.write(showsActivityIndicator, "configuration.showsActivityIndicator", unless: false)
    coder.encode(contentInsets, forKey: "configuration.contentInsets")
    coder.writeColor(background.backgroundColor, "configuration.fill")
    coder.write(background.cornerRadius, "configuration.cornerRadius", unless: 0)
    coder.writeColor(background.strokeColor, "configuration.stroke")
    coder.write(background.strokeWidth, "configuration.strokeWidth", unless: 0)
  }

  fileprivate init?(_ coder: NSCoder) {
    let index = coder.integer("configuration", -1)
    guard Self.styles.indices.contains(index) else { return nil }
    self.init(style: Self.styles[index])
    title = coder.text("configuration.title")
    subtitle = coder.text("configuration.subtitle")
    image = coder.object("configuration.image", as: UIImage.self)
    let placement = coder.integer("configuration.imagePlacement", Int(imagePlacement.rawValue))
    imagePlacement = .init(rawValue: .init(clamping: placement))
    imagePadding = coder.number("configuration.imagePadding", 0)
    titlePadding = coder.number("configuration.titlePadding", 1)
    titleAlignment = TitleAlignment(rawValue: coder.integer("configuration.titleAlignment", 0)) ?? .automatic
    baseForegroundColor = coder.uiColor("configuration.foreground")
    baseBackgroundColor = coder.uiColor("configuration.background")
    buttonSize = Size(rawValue: coder.integer("configuration.buttonSize", 0)) ?? .medium
    cornerStyle = CornerStyle(rawValue: coder.integer("configuration.cornerStyle", 0)) ?? .dynamic
    showsActivityIndicator = coder.flag("configuration.showsActivityIndicator", false)
    if coder.containsValue(forKey: "configuration.contentInsets") {
      contentInsets = coder.decodeDirectionalEdgeInsets(forKey: "configuration.contentInsets")
    }
    background.backgroundColor = coder.uiColor("configuration.fill")
    background.cornerRadius = coder.number("configuration.cornerRadius", 0)
    background.strokeColor = coder.uiColor("configuration.stroke")
    background.strokeWidth = coder.number("configuration.strokeWidth", 0)
  }
}
