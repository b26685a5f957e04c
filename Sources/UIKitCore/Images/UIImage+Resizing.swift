// Resizable images: caps at the edges that keep their size, and an inside that is tiled or stretched.
//
// Called by: clients. Hands on: copies with other attributes. The drawing is ResizableDrawing's, the geometry NinePart's.

extension UIImage {
  /// `capInsets` in points. What they leave free is tiled, left to right and top to bottom; with zero insets that is the
  /// whole image. Source: documented.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Points; zero unless the image is resizable.
  public var capInsets: UIEdgeInsets { attributes.capInsets }

  /// `.tile` unless it was set. Source: documented.
  public var resizingMode: ResizingMode { attributes.resizingMode }

  /// Caps on the left and at the top; the point after them is stretched, the rest is the other cap. A width of 0 makes the
  /// whole width stretch, a height of 0 the whole height. Source: documented.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func caps(_ first: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
      guard first > 0 else { return (0, 0) }
      return (CGFloat(first), max(0, length - CGFloat(first) - 1))
    }
    let (left, right) = caps(leftCapWidth, size.width)
    let (top, bottom) = caps(topCapHeight, size.height)
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right), resizingMode: .stretch)
  }

  /// Points from the left that are not stretched. Source: documented.
  public var leftCapWidth: Int { Int(saturating: attributes.capInsets.left) }
  public var topCapHeight: Int { Int(saturating: attributes.capInsets.top) }

  /// How far the edges that layout aligns lie inside the image, points.
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    copy { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Points from the bottom edge up to the baseline; nil when there is none.
  public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage { copy { $0.baselineOffset = nil } }

  /// The same picture mirrored left to right, by its orientation.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(cgImage, scale: scale, orientation: imageOrientation.mirrored, attributes: attributes)
  }
}

extension Int {
  /// Rounded towards zero; NaN is 0.
  init(saturating value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e9), 1e9))
  }
}
