// What an image says about how it is shown, beside its pixels, scale and orientation.
//
// Held by: UIImage, immutable. Changed by copying: every `with…` method of UIImage makes an image with other attributes.

struct ImageAttributes: Equatable, @unchecked Sendable {
  // Sendable: UIColor and UIImage are immutable.
  var isResizable = false
  /// Points, as the image is shown; they matter when `isResizable`.
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var renderingMode = UIImage.RenderingMode.automatic
  /// Replaces the colours of every pixel when set.
  var tintColor: UIColor?
  var alignmentRectInsets = UIEdgeInsets.zero
  /// Points up from the bottom edge.
  var baselineOffset: CGFloat?
  /// The pictures of an animation.
  var frames: [UIImage]?
  /// What a symbol image was made from; nil for other images.
  var symbol: SymbolReference?
  /// Seconds for all frames.
  var duration: TimeInterval = 0
}
