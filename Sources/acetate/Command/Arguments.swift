// The command line, parsed: a small parser of our own, as the package has no dependencies. Used by Command.
// Parsing touches no file; what a value means for the file system is checked where it is used.

import Foundation

/// What the command line asks for.
enum Arguments: Equatable {
  case help
  case version
  case snapshot(SnapshotArguments)
  case run(RunArguments)

  /// Parses the arguments after the command's name.
  ///
  /// - Throws: ``CommandFailure`` with ``ExitCode/usage``.
  init(_ arguments: [String]) throws(CommandFailure) {
    guard let first = arguments.first else {
      throw Self.misuse(
        "what to do? `acetate snapshot PATH --all` draws every preview of a folder, `acetate run PATH` starts its app")
    }
    if arguments.contains("--help") || arguments.contains("-h") || first == "help" {
      self = .help
    } else if first == "--version" || first == "version" {
      self = .version
    } else if first == "snapshot" {
      self = .snapshot(try SnapshotArguments(Array(arguments.dropFirst())))
    } else if first == "run" {
      self = .run(try RunArguments(Array(arguments.dropFirst())))
    } else {
      throw Self.misuse("'\(first)' is no command: there are `acetate snapshot` and `acetate run`")
    }
  }

  /// A failure that points at `--help`.
  static func misuse(_ message: String) -> CommandFailure {
    CommandFailure(.usage, message + " (see `acetate --help`)")
  }
}

/// The arguments of `acetate snapshot`.
struct SnapshotArguments: Equatable {
  /// Which previews to draw.
  enum Selection: Equatable {
    case all
    /// Those with these names.
    case previews([String])
    /// A view or view controller class, made by its initialiser without arguments or with a frame.
    case view(String)
  }

  /// Points.
  struct Size: Equatable {
    var width: Double
    var height: Double
    /// As the runner reads it.
    var text: String { "\(width)x\(height)" }
  }

  /// As the user wrote it.
  var path: String
  var selection: Selection
  /// One of ``DeviceNames/all``, in the table's spelling.
  var device: String?
  var size: Size?
  /// Device pixels per point.
  var scale: Double?
  /// A folder, a `.png` file or "-"; nil for `out`.
  var output: String?
  var json = false
  /// Seconds that one preview may take.
  var timeout = 30.0
  /// Print what the build prints.
  var verbose = false

  init(_ arguments: [String]) throws(CommandFailure) {
    var path: String?
    var selections: [Selection] = []
    var names: [String] = []
    var rest = OptionReader(arguments)
    while let argument = rest.next() {
      guard argument.isOption else {
        try OptionReader.take(argument, as: &path)
        continue
      }
      switch argument.name {
      case "--all": selections.append(.all)
      case "--preview": names.append(try rest.value(of: argument))
      case "--view": selections.append(.view(try Self.type(rest.value(of: argument))))
      case "--device": device = try DeviceNames.named(rest.value(of: argument))
      case "--size": size = try Self.size(rest.value(of: argument))
      case "--scale": scale = try Self.number(rest.value(of: argument), in: 0.5...8, of: "--scale")
      case "--timeout": timeout = try Self.number(rest.value(of: argument), in: 0.1...86_400, of: "--timeout")
      case "-o", "--output": output = try rest.value(of: argument)
      case "--json": json = true
      case "--verbose": verbose = true
      default: throw Arguments.misuse("there is no option '\(argument.name)'")
      }
    }
    self.path = try OptionReader.required(path)
    if !names.isEmpty { selections.append(.previews(names)) }
    guard selections.count == 1, let selection = selections.first else {
      throw Arguments.misuse("what to draw? Say one of --all, --preview NAME, --view TYPE")
    }
    self.selection = selection
    try checkCombinations()
  }

  private func checkCombinations() throws(CommandFailure) {
    if output == "-" {
      if json { throw Arguments.misuse("-o - and --json both want standard output") }
      if selection == .all { throw Arguments.misuse("-o - takes one picture: say --preview NAME or --view TYPE") }
    }
    if output == "" { throw Arguments.misuse("-o needs a folder, a .png file or -") }
    let suffix = (output.map { ($0 as NSString).pathExtension } ?? "").lowercased()
    if Self.otherPictures.contains(suffix) {
      throw Arguments.misuse("pictures are PNG: give -o a .png file or a folder, not '\(output ?? "")'")
    }
    if selection == .all, output?.lowercased().hasSuffix(".png") == true {
      throw Arguments.misuse("--all writes many pictures: give -o a folder, not '\(output ?? "")'")
    }
  }

  /// Endings of which nobody means a folder.
  private static let otherPictures: Set<String> = [
    "jpg", "jpeg", "gif", "webp", "heic", "tif", "tiff", "bmp", "pdf", "svg",
  ]

  private static func size(_ text: String) throws(CommandFailure) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1] else {
      throw Arguments.misuse("'\(text)' is no size: write points as in --size 320x200")
    }
    guard (1...16_384).contains(width), (1...16_384).contains(height) else {
      throw Arguments.misuse("--size takes a width and a height from 1 to 16384 points each, not '\(text)'")
    }
    return Size(width: width, height: height)
  }

  static func number(
    _ text: String, in range: ClosedRange<Double>, of option: String
  ) throws(CommandFailure) -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw Arguments.misuse("\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return value
  }

  private static func type(_ text: String) throws(CommandFailure) -> String {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      guard let first = part.first, first.isLetter || first == "_" else { return false }
      return part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard isName else { throw Arguments.misuse("'\(text)' is no type: write its name, as in --view CardView") }
    return text
  }
}
