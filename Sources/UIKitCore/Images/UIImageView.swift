// UIImageView: shows an image as its layer's contents, without draw(_:).
//
// Made by: clients. Hands on: contents. Plain and stretched images are the image's own pixels (with contentsCenter); a
// template or turned image is prepared once for image and tint; a tiled image is drawn at the view's size when displayed.
// The pictures of an animation do not advance yet: the first is shown.

@preconcurrency @MainActor
open class UIImageView: UIView {
  private var state = ImageViewState()

  open var image: UIImage? {
    get { state.image }
    set { change(\.image, to: newValue) }
  }
  /// Shown while `isHighlighted`, when there is one.
  open var highlightedImage: UIImage? {
    get { state.highlightedImage }
    set { change(\.highlightedImage, to: newValue) }
  }
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { change(\.isHighlighted, to: newValue) }
  }

  /// As large as the image, at the origin.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !coder.containsValue(forKey: "userInteractionEnabled") { isUserInteractionEnabled = false }
    state.read(coder)
    showImage()
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    state.write(coder)
  }

  public convenience init() { self.init(frame: .zero) }

  /// Laid under the configurations that symbol images have themselves. Source: documented.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { state.symbolConfiguration }
    set { change(\.symbolConfiguration, to: newValue) }
  }

  // MARK: Animation

  /// Pictures that are shown instead of `image` while animating.
  open var animationImages: [UIImage]? {
    get { state.animationImages }
    set { change(\.animationImages, to: newValue) }
  }
  open var highlightedAnimationImages: [UIImage]? {
    get { state.highlightedAnimationImages }
    set { change(\.highlightedAnimationImages, to: newValue) }
  }
  /// Seconds for the whole sequence; 0, the default, stands for a thirtieth of a second a picture. Source: documented.
  open var animationDuration: TimeInterval {
    get { state.animationDuration }
    set { state.animationDuration = newValue }
  }
  /// 0, the default, means without end. Source: documented.
  open var animationRepeatCount: Int {
    get { state.animationRepeatCount }
    set { state.animationRepeatCount = newValue }
  }
  /// Begins with the first picture. Source: documented.
  open func startAnimating() { change(\.isAnimating, to: state.hasAnimation) }
  open func stopAnimating() { change(\.isAnimating, to: false) }
  open var isAnimating: Bool { state.isAnimating }

  // MARK: Showing

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      showImage()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if state.shown?.isTemplate == true { showImage() }
  }

  /// In another tree the inherited tint may be another.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if state.shown?.isTemplate == true { showImage() }
  }

  override func resolveColors() {
    super.resolveColors()
    if shownImage?.isTemplate == true || shownImage?.attributes.tintColor != nil || isColoredByTraits { showImage() }
  }

  override func contentSizeDidChange() {
    super.contentSizeDidChange()
    if state.shown?.isSymbolImage == true { showImage() }
  }

  private var isColoredByTraits: Bool { shownImage?.symbolConfiguration?.coloring?.isDynamic == true }

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    if drawsTiles { layer.setNeedsDisplay() }
  }

  private func change<Value: Equatable>(_ path: WritableKeyPath<ImageViewState, Value>, to value: Value) {
    state[keyPath: path] = value
    showImage()
  }
}

extension UIImageView {
  /// Tiles need the view's size: such contents are drawn when displayed, and again when the bounds change.
  private var drawsTiles: Bool {
    guard let shown = state.shown, shown.attributes.isResizable, shown.resizingMode == .tile else { return false }
    return contentMode.gravity == .resize
  }

  private func showImage() {
    layer.needsDisplayOnBoundsChange = drawsTiles
    guard !drawsTiles else { return layer.setNeedsDisplay() }
    guard let image = preparedImage, let pixels = image.cgImage else { return layer.contents = nil }
    layer.contents = pixels
    layer.contentsScale = image.scale
    layer.contentsCenter = image.contentsCenter
  }

  /// The image as it is to be seen in this view.
  private var shownImage: UIImage? {
    guard let image = state.shown else { return nil }
    guard image.isSymbolImage else { return image }
    let traits = traitCollection
    if let known = state.symbol, known.source === image, known.traits == traits { return known.image }
    let made = image.shown(in: traits, preferring: state.symbolConfiguration)
    state.symbol = (image, traits, made)
    return made
  }

  /// The image with its pixels turned and tinted; made once for an image and a tint.
  private var preparedImage: UIImage? {
    guard let image = shownImage else { return nil }
    let tint = image.isTemplate ? tintColor : image.attributes.tintColor
    let color = tint?.resolvedColor(with: traitCollection).cgColor
    if let known = state.prepared, known.source === image, known.tint == color { return known.image }
    let made = image.prepared(tint: color.map { UIColor(cgColor: $0) })
    state.prepared = (image, color, made)
    return made
  }
}

extension UIImageView: @preconcurrency LayerContentsProvider {
  package func provideContents(of layer: CALayer) -> Bool {
    // Image views never draw: documented of draw(_:) in subclasses.
    guard drawsTiles, let image = preparedImage else { return true }
    let format = UIGraphicsImageRendererFormat()
    format.scale = window?.screen.scale ?? MainScreenScale.value
    let size = layer.bounds.size
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    layer.contents = drawn.cgImage
    layer.contentsScale = format.scale
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    return true
  }
}

/// Everything an image view remembers.
private struct ImageViewState {
  var image: UIImage?
  var highlightedImage: UIImage?
  var isHighlighted = false
  var animationImages: [UIImage]?
  var highlightedAnimationImages: [UIImage]?
  var animationDuration: TimeInterval = 0
  var animationRepeatCount = 0
  var isAnimating = false
  var symbolConfiguration: UIImage.SymbolConfiguration? { didSet { symbol = nil } }
  /// The symbol for the view's traits.
  var symbol: (source: UIImage, traits: UITraitCollection, image: UIImage)?
  var prepared: (source: UIImage, tint: CGColor?, image: UIImage)?

  func write(_ coder: NSCoder) {
    coder.encode(image, forKey: "image")
    coder.encode(highlightedImage, forKey: "highlightedImage")
    coder.write(isHighlighted, "highlighted", unless: false)
    if let animationImages { coder.encode(animationImages as NSArray, forKey: "animationImages") }
    if let highlightedAnimationImages {
      coder.encode(highlightedAnimationImages as NSArray, forKey: "highlightedAnimationImages")
    }
    coder.write(CGFloat(animationDuration), "animationDuration", unless: 0)
    coder.write(animationRepeatCount, "animationRepeatCount", unless: 0)
  }

  mutating func read(_ coder: NSCoder) {
    image = coder.object("image", as: UIImage.self)
    highlightedImage = coder.object("highlightedImage", as: UIImage.self)
    isHighlighted = coder.flag("highlighted", false)
    animationImages = coder.object("animationImages", as: [UIImage].self)
    highlightedAnimationImages = coder.object("highlightedAnimationImages", as: [UIImage].self)
    animationDuration = TimeInterval(coder.number("animationDuration", 0))
    animationRepeatCount = coder.integer("animationRepeatCount", 0)
  }

  private var frames: [UIImage]? { (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages }

  var hasAnimation: Bool { frames?.isEmpty == false || still?.images != nil }

  private var still: UIImage? { (isHighlighted ? highlightedImage : nil) ?? image }

  /// What is to be seen now.
  var shown: UIImage? { isAnimating ? frames?.first ?? still : still }
}

extension UIImage {
  /// The middle of a stretched image in the unit rectangle of its upright pixels; the whole for other images.
  var contentsCenter: CGRect {
    guard attributes.isResizable, resizingMode == .stretch, let cgImage else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    func axis(_ pixels: Int, _ first: CGFloat, _ last: CGFloat) -> (origin: CGFloat, length: CGFloat) {
      let middle = ResizingAxis(pixels: pixels, scale: scale, caps: (first, last), from: 0, to: 0) { $0 }.source[1]
      return (CGFloat(middle.lowerBound) / CGFloat(pixels), CGFloat(middle.count) / CGFloat(pixels))
    }
    let across = axis(cgImage.width, capInsets.left, capInsets.right)
    let down = axis(cgImage.height, capInsets.top, capInsets.bottom)
    return CGRect(x: across.origin, y: down.origin, width: across.length, height: down.length)
  }
}
