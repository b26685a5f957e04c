// What the translator remembers of a type: its methods' labels and selectors, its initialisers, what it inherits from.
// Collected by DeclarationIndex from the type and its extensions; read by SelectorRule and for `--view TYPE`.

/// The outline of one type of a module.
package struct TypeOutline: Sendable, Equatable {
  /// The name, qualified by the types around it: "Outer.Inner".
  package var name: String
  /// Where the type itself is declared; nil when the module only extends it.
  package var path: String?
  /// One-based line of the declaration; 0 when the module only extends it.
  package var line = 0
  /// True when it is declared `private` or `fileprivate`.
  package var isFilePrivate = false
  /// True when the module declares it as a class.
  package var isClass = false
  /// The names after the colon, as written; a superclass comes first.
  package var inherited: [String] = []
  /// In source order, those of extensions after them.
  package var methods: [MethodOutline] = []
  /// The argument labels of the initialisers that can be called with fewer than all arguments: nil for `_`.
  package var initialisers: [InitialiserOutline] = []
  /// Names of stored and computed properties.
  package var properties: Set<String> = []
}

/// A method's outline.
package struct MethodOutline: Sendable, Equatable {
  package var name: String
  /// One per parameter, nil for `_`.
  package var labels: [String?]
  /// One per parameter, as written.
  package var parameterTypes: [String]
  /// The name in `@objc(name)`, if it has one.
  package var selector: String?
}

/// An initialiser's outline.
package struct InitialiserOutline: Sendable, Equatable {
  /// The labels of the parameters without a default, nil for `_`.
  package var requiredLabels: [String?]
}
