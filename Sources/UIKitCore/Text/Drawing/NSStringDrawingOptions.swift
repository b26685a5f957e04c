// Options and context of string drawing.

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines, in a rectangle whose top is the first line's; without it one line, whose baseline is at the rectangle's origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The fonts' leading counts in the height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures ink in place of typographic bounds.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis when text is left over; with `usesLineFragmentOrigin` only.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far text may shrink, and what came of it.
open class NSStringDrawingContext: NSObject {
  /// The smallest scale of fonts allowed; 0, the default, means no shrinking. Source: documented.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used last.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// What the text took at last, in the drawing's coordinates.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}
