// NSShadow: a shadow under text. Changed by its maker, read when text is drawn.

open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Sendable: its maker sets it up before text that carries it is handed on, as with UIKit's.
  private let foundationTag = FoundationTag()
  /// Points, y down. Zero by default; documented.
  open var shadowOffset = CGSize.zero
  /// Points; 0 is a sharp edge.
  open var shadowBlurRadius: CGFloat = 0
  /// A UIColor; nil means no shadow. Black at a third by default. Source: documented.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    read(coder)
  }

  open func encode(with coder: NSCoder) { write(coder) }
  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius && color == other.color
  }
  open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }

  var color: UIColor? { shadowColor as? UIColor }
}
