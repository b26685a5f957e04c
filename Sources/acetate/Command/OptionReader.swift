// Reads an argument list front to back: options with their values (`--size 1x2`, `--size=1x2`), plain values, and `--`
// before values that start with a dash. Used by Arguments alone.

/// Takes arguments apart.
struct OptionReader {
  struct Argument {
    /// The option with its dashes, or a plain value.
    var name: String
    var isOption: Bool
    /// What follows `=`.
    var attached: String?
  }

  private var rest: ArraySlice<String>
  private var optionsEnded = false

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The next option or value; nil at the end.
  mutating func next() -> Argument? {
    guard let text = rest.popFirst() else { return nil }
    if optionsEnded || !text.hasPrefix("-") || text == "-" {
      return Argument(name: text, isOption: false)
    }
    if text == "--" {
      optionsEnded = true
      return next()
    }
    if text.hasPrefix("--"), let equals = text.firstIndex(of: "=") {
      return Argument(
        name: String(text[..<equals]), isOption: true, attached: String(text[text.index(after: equals)...]))
    }
    return Argument(name: text, isOption: true)
  }

  /// Keeps a plain value as the one PATH.
  static func take(_ value: Argument, as path: inout String?) throws(CommandFailure) {
    if let path {
      throw Arguments.misuse("one PATH at a time: '\(path)' and '\(value.name)' were given")
    }
    path = value.name
  }

  /// The PATH that every command wants.
  static func required(_ path: String?) throws(CommandFailure) -> String {
    guard let path, !path.isEmpty else { throw Arguments.misuse("which folder? PATH is missing") }
    return path
  }

  /// The value of an option.
  mutating func value(of argument: Argument) throws(CommandFailure) -> String {
    if let attached = argument.attached { return attached }
    guard let value = rest.popFirst() else { throw Arguments.misuse("\(argument.name) needs a value") }
    return value
  }
}
