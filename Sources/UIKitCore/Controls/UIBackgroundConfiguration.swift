// UIBackgroundConfiguration: what lies behind a button's or a cell's content, as a value.
//
// Made by: clients, configurations. Shown by: UIButton+Looks.

public struct UIBackgroundConfiguration {
  /// A view of the client's own in place of colour, stroke and image.
  public var customView: UIView?
  /// Points. Nil colours stand for what the style gives.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Points.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the stroke lies; negative is inside. Points.
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background as it is drawn: its own colour or the tint, transformed. Source: documented.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color: UIColor = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color: UIColor = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }
}
