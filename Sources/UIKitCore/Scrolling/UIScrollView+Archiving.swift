// Scroll views in keyed archives: content, insets, behaviour, zooming and indicators. The offset is the bounds' origin, which
// every view archives; delegates are not archived.
//
// Called by: UIScrollView's init(coder:) and encode(with:).

extension UIScrollView {
  private typealias Flag = (key: String, path: WritableKeyPath<ScrollOptions, Bool>)

  private static let flags: [Flag] = [
    ("scrollEnabled", \.isEnabled), ("directionalLockEnabled", \.locksDirection), ("pagingEnabled", \.isPaging),
    ("scrollsToTop", \.scrollsToTop), ("bounces", \.bounces), ("bouncesHorizontally", \.bouncesHorizontally),
    ("bouncesVertically", \.bouncesVertically), ("alwaysBounceVertical", \.alwaysBouncesVertically),
    ("alwaysBounceHorizontal", \.alwaysBouncesHorizontally), ("delaysContentTouches", \.delaysTouches),
    ("canCancelContentTouches", \.cancelsTouches), ("bouncesHorizontally", \.bouncesHorizontally),
    ("bouncesVertically", \.bouncesVertically), ("allowsKeyboardScrolling", \.allowsKeys),
    ("transfersHorizontalScrollingToParent", \.transfersHorizontally),
    ("transfersVerticalScrollingToParent", \.transfersVertically),
  ]

  func writeValues(_ coder: NSCoder) {
    let standard = ScrollOptions()
    for (key, path) in Self.flags { coder.write(options[keyPath: path], key, unless: standard[keyPath: path]) }
    coder.write(options.rate.rawValue, "decelerationRate", unless: standard.rate.rawValue)
    coder.write(options.keyboardDismissMode.rawValue, "keyboardDismissMode", unless: 0)
    coder.write(options.insetAdjustment.rawValue, "contentInsetAdjustmentBehavior", unless: 0)
    coder.write([contentSize.width, contentSize.height], "contentSize", unless: [0, 0])
    if contentInset != .zero { coder.encode(contentInset, forKey: "contentInset") }
    coder.write(minimumZoomScale, "minimumZoomScale", unless: 1)
    coder.write(maximumZoomScale, "maximumZoomScale", unless: 1)
    coder.write(zoomScale, "zoomScale", unless: 1)
    coder.write(bouncesZoom, "bouncesZoom", unless: true)
    coder.write(showsVerticalScrollIndicator, "showsVerticalScrollIndicator", unless: true)
    coder.write(showsHorizontalScrollIndicator, "showsHorizontalScrollIndicator", unless: true)
    coder.write(indicatorStyle.rawValue, "indicatorStyle", unless: 0)
    coder.encode(verticalScrollIndicatorInsets, forKey: "verticalScrollIndicatorInsets")
    coder.encode(horizontalScrollIndicatorInsets, forKey: "horizontalScrollIndicatorInsets")
    coder.write(indicators.adjustsToSafeArea, "automaticallyAdjustsScrollIndicatorInsets", unless: true)
    if let refreshControl { coder.encode(refreshControl, forKey: "refreshControl") }
  }

  func readValues(_ coder: NSCoder) {
    for (key, path) in Self.flags { options[keyPath: path] = coder.flag(key, options[keyPath: path]) }
    (isScrollEnabled, delaysContentTouches) = (options.isEnabled, options.delaysTouches)
    let rate = coder.number("decelerationRate", options.rate.rawValue)
    if rate > 0, rate < 1 { options.rate = DecelerationRate(rawValue: rate) }
    options.keyboardDismissMode = KeyboardDismissMode(rawValue: coder.integer("keyboardDismissMode", 0)) ?? .none
    options.insetAdjustment =
      ContentInsetAdjustmentBehavior(rawValue: coder.integer("contentInsetAdjustmentBehavior", 0)) ?? .automatic
    let size = coder.numbers("contentSize", [0, 0])
    if size.allSatisfy({ $0.isFinite && $0 >= 0 }) { content.size = CGSize(width: size[0], height: size[1]) }
    let inset = coder.decodeUIEdgeInsets(forKey: "contentInset")
    if inset.isFinite { content.inset = inset }
    func scale(_ key: String) -> CGFloat {
      let value = coder.number(key, 1)
      return value.isFinite && value > 0 ? value : 1
    }
    (zoom.minimum, zoom.maximum, zoom.scale) = (
      scale("minimumZoomScale"), scale("maximumZoomScale"), scale("zoomScale")
    )
    zoom.bounces = coder.flag("bouncesZoom", true)
    indicators.showsVertical = coder.flag("showsVerticalScrollIndicator", true)
    indicators.showsHorizontal = coder.flag("showsHorizontalScrollIndicator", true)
    indicators.style = IndicatorStyle(rawValue: coder.integer("indicatorStyle", 0)) ?? .default
    indicators.verticalInsets = coder.decodeUIEdgeInsets(forKey: "verticalScrollIndicatorInsets")
    indicators.horizontalInsets = coder.decodeUIEdgeInsets(forKey: "horizontalScrollIndicatorInsets")
    indicators.adjustsToSafeArea = coder.flag("automaticallyAdjustsScrollIndicatorInsets", true)
    if let control = coder.object("refreshControl", as: UIRefreshControl.self) { refreshControl = control }
  }
}
