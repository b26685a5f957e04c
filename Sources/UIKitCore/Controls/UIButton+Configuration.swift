// UIButton.Configuration: the look of a button as a value.
//
// Made by: clients, from one of the styles. Read by: UIButton+Looks, UIButton+Layout.

extension UIButton {
  public struct Configuration {
    enum Style: Sendable { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }
    var style: Style

    /// The plain title; setting it drops the attributed one. Source: documented (each replaces the other).
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and text, and between title and subtitle.
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    /// A plain or borderless button that is selected shows a background, a filled one another. Source: documented.
    public var automaticallyUpdateForSelection = true
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var buttonSize: Size = .medium { didSet { if usesDefaultInsets { setDefaultContentInsets() } } }
    public var cornerStyle: CornerStyle = .dynamic
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets }
      set {
        storedInsets = newValue
        usesDefaultInsets = false
      }
    }
    private var storedInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    private var usesDefaultInsets = true

    init(style: Style) {
      self.style = style
      setDefaultContentInsets()
    }

    /// Observed of UIKit at the default text size.
    public mutating func setDefaultContentInsets() {
      usesDefaultInsets = true
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini: (4, 8)
        case .small: (4, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      storedInsets = NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

    /// The same configuration unless a state changes it; the looks follow the button's state by themselves.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// The two chevrons of a button that opens a list of choices; `automatic` shows none until a button has a menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }
  }
}

extension UIButton.Configuration {
  /// Points.
  var fontSize: CGFloat { buttonSize == .mini || buttonSize == .small ? 15 : 17 }
  var titleFont: UIFont { .systemFont(ofSize: fontSize) }
  var subtitleFont: UIFont { .systemFont(ofSize: fontSize - 4) }

  /// Points, for a background of this height.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .capsule: height / 2
    case .fixed: background.cornerRadius
    case .small: 4.6
    case .medium: 7.7
    case .large: 9.4
    case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : (buttonSize == .large ? 8.75 : 5.95)
    }
  }

  /// The title as it is drawn; nil for none.
  func shownTitle(_ color: UIColor) -> StyledText? {
    Self.dressed(attributedTitle, titleFont, color, titleTextAttributesTransformer)
  }
  func shownSubtitle(_ color: UIColor) -> StyledText? {
    Self.dressed(attributedSubtitle, subtitleFont, color, subtitleTextAttributesTransformer)
  }

  /// The button's font and colour where the text has none of its own; the transformer has the last word.
  private static func dressed(
    _ text: AttributedString?, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> StyledText? {
    guard var text, !text.characters.isEmpty else { return nil }
    var base = AttributeContainer()
    base.uiKit.font = font
    base.uiKit.foregroundColor = color
    text.mergeAttributes(base, mergePolicy: .keepCurrent)
    if let transformer {
      for run in text.runs {
        text[run.range].setAttributes(transformer(run.attributes))
      }
    }
    return StyledText(text)
  }
}
