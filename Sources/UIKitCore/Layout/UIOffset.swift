// UIOffset: a distance by which something is moved.

/// Points; positive is to the right and down.
public struct UIOffset: Equatable, Sendable, Codable {
  public var horizontal, vertical: CGFloat

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init() { self.init(horizontal: 0, vertical: 0) }

  public static let zero = UIOffset()
}
