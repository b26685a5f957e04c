// Tells once of each symbol name that there is no drawing of.
//
// Called by: UIImage(systemName:), on any thread. Read by: previews, as the view linter's notices are.

enum SymbolNotices {
  private static let told = ToldOnce()

  static func unknown(_ name: String) {
    told.tell(name, "UIImage(systemName: \"\(name)\"): there is no drawing of this symbol; the image is nil")
  }

  /// The names told of so far, sorted.
  static var names: [String] { told.names }
}
