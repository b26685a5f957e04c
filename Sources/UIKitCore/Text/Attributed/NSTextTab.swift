// NSTextTab: a tab stop of a paragraph style. Immutable.

open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable: every stored property is immutable; options hold a character set or nothing.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A CharacterSet; text up to the first of these characters stands before the stop.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public let alignment: NSTextAlignment
  /// Points from the leading margin.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Without options: character sets are not archived.
  public required init?(coder: NSCoder) {
    alignment = NSTextAlignment(rawValue: coder.integer("alignment", NSTextAlignment.left.rawValue)) ?? .left
    let place = coder.number("location", 0)
    location = place.isFinite ? place : 0
    options = [:]
    super.init()
  }

  open func encode(with coder: NSCoder) { write(coder) }
  open class var supportsSecureCoding: Bool { true }

  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
      && Set(options.keys) == Set(other.options.keys)
  }
  open override var hash: Int { location.hashValue ^ alignment.rawValue }
}
