// The Objective-C names that Apple's compiler gives Swift declarations: two selectors are equal when their names are.
// Used by SelectorRule. The rules were observed by compiling declarations on a Mac; every one of those is a test.
// Does not know names that an `@objc(name)` attribute chooses: DeclarationIndex keeps those.

/// Names by the rules for declarations without an explicit `@objc(name)`.
enum ObjectiveCName {
  /// The selector of a method or initialiser.
  ///
  /// - Parameters:
  ///   - base: the name before the parentheses; "init" for an initialiser.
  ///   - labels: one per parameter, nil for `_`.
  static func method(_ base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if let first {
      if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: base)) { name += "With" }
      name += capitalised(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  /// The selector that reads a property.
  static func getter(_ property: String) -> String { property }

  /// The selector that writes a property.
  static func setter(_ property: String) -> String { "set" + capitalised(property) + ":" }

  /// The words before which a first label needs no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  private static func isPreposition(_ word: Substring) -> Bool {
    prepositions.contains(word.lowercased())
  }

  /// The part of a camel-case name before its second capital run: "from" of "fromValue".
  private static func firstWord(of name: String) -> Substring {
    let rest = name.dropFirst()
    return name[..<(rest.firstIndex { $0.isUppercase || $0 == "_" } ?? name.endIndex)]
  }

  /// The part of a camel-case name from its last capital on: "With" of "startWith".
  private static func lastWord(of name: String) -> Substring {
    name[(name.lastIndex { $0.isUppercase || $0 == "_" } ?? name.startIndex)...]
  }

  private static func capitalised(_ name: String) -> String {
    guard let first = name.first, first.isASCII else { return name }
    return first.uppercased() + name.dropFirst()
  }
}
