// `NSAttributedString()` and `NSMutableAttributedString()`, as on Apple's platforms: Foundation on Linux takes NSObject's
// initialiser away and has none without arguments.

extension NSAttributedString {
  /// An empty text. The argument is there because an initialiser without one cannot be declared in an extension; leave it out.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
