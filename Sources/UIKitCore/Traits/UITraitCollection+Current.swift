// The traits that drawing, layout and dynamic colours go by at this moment; each thread has its own.
//
// Set by: views around `draw(_:)`, `layoutSubviews` and the callbacks for changed traits, and clients. Read by: colours and
// fonts that are given no traits.

extension UITraitCollection {
  private static let key = "org.acetate.traits"
  /// The main thread's; looking into the thread's dictionary costs more than resolving a colour. Written and read by the
  /// main thread alone.
  private nonisolated(unsafe) static var mainThreads: UITraitCollection?

  /// What `draw(_:)` and dynamic colours are resolved against now; the screen's where nobody has set any. Source:
  /// documented.
  public static var current: UITraitCollection {
    get { explicit ?? SystemTraits.collection }
    set { explicit = newValue }
  }

  private static var explicit: UITraitCollection? {
    get { Thread.isMainThread ? mainThreads : Thread.current.threadDictionary[key] as? UITraitCollection }
    set {
      if Thread.isMainThread { mainThreads = newValue } else { Thread.current.threadDictionary[key] = newValue }
    }
  }

  /// Runs `actions` with these traits as the current ones, whatever was current before is so again afterwards. Source:
  /// documented.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let old = Self.explicit
    Self.explicit = self
    defer { Self.explicit = old }
    return try body()
  }

  /// Whether `current` is the screen's because nobody has set any.
  static var isUnset: Bool { explicit == nil }
}
