// UIImageView: shows an image as its layer's contents, without drawing it.

@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { showImage() }
  }

  /// As large as the image, at the origin.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
    showImage()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  private func showImage() {
    guard let image, let pixels = image.upright.cgImage else { return layer.contents = nil }
    layer.contents = pixels
    layer.contentsScale = image.scale
  }
}

extension UIImage {
  /// The image with its pixels turned as it is shown.
  var upright: UIImage {
    guard imageOrientation != .up else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
  }
}
