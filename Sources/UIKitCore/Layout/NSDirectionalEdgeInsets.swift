// NSDirectionalEdgeInsets: insets whose sides follow the reading direction.

/// Distances from the four edges, points; positive is inwards. Leading is left where text runs left to right.
public struct NSDirectionalEdgeInsets: Equatable, Sendable, Codable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public static let zero = NSDirectionalEdgeInsets()

  /// Leading is left: text runs left to right.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
