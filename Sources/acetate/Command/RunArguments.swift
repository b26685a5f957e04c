// The arguments of `acetate run`. Parsed by Arguments; what a value means for the file system is checked where it is used.

import Foundation

struct RunArguments: Equatable {
  enum Host: String, CaseIterable {
    case window, headless
  }

  /// As the user wrote it.
  var path: String
  /// Nil leaves it to the program: a window when there is a display and no script.
  var host: Host?
  /// One of ``DeviceNames/all``, in the table's spelling, or "free" for a window of any size.
  var device: String?
  /// Device pixels per point.
  var scale: Double?
  /// A file, or "-" for standard input.
  var script: String?
  /// The preview to begin with, instead of the app.
  var preview: String?
  /// Where a script's pictures go; nil for `out`.
  var output: String?
  /// Seconds after which a run without a window is ended; nil waits for ever.
  var timeout: Double?
  /// Print what the build prints.
  var verbose = false

  init(_ arguments: [String]) throws(CommandFailure) {
    var path: String?
    var rest = OptionReader(arguments)
    while let argument = rest.next() {
      guard argument.isOption else {
        try OptionReader.take(argument, as: &path)
        continue
      }
      switch argument.name {
      case "--host": host = try Self.host(rest.value(of: argument))
      case "--device":
        let name = try rest.value(of: argument)
        device = name == "free" ? name : try DeviceNames.named(name)
      case "--scale": scale = try SnapshotArguments.number(rest.value(of: argument), in: 0.5...8, of: "--scale")
      case "--script": script = try rest.value(of: argument)
      case "--preview": preview = try rest.value(of: argument)
      case "-o", "--output": output = try rest.value(of: argument)
      case "--timeout":
        timeout = try SnapshotArguments.number(rest.value(of: argument), in: 0.1...86_400, of: "--timeout")
      case "--verbose": verbose = true
      default: throw Arguments.misuse("there is no option '\(argument.name)'")
      }
    }
    self.path = try OptionReader.required(path)
    if host == .window, script != nil {
      throw Arguments.misuse("--script plays on a device without a window: leave --host window out")
    }
    if output == "" { throw Arguments.misuse("-o needs a folder") }
  }

  private static func host(_ text: String) throws(CommandFailure) -> Host {
    guard let host = Host(rawValue: text) else {
      throw Arguments.misuse("--host is window or headless, not '\(text)'")
    }
    return host
  }
}
