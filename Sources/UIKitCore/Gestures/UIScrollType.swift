// What turns a scroll event comes from: a wheel with notches, or a surface that fingers glide over.
//
// Read by: UIPanGestureRecognizer.allowedScrollTypesMask. Raw values are Apple's.

public enum UIScrollType: Int, Sendable {
  /// A wheel with notches.
  case discrete = 0
  /// A trackpad, or a wheel without notches.
  case continuous = 1
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  func takes(_ type: UIScrollType) -> Bool { contains(type == .discrete ? .discrete : .continuous) }
}
