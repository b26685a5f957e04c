// The arguments with which the `acetate` command starts a preview runner. Parsed once by PreviewRunner.
// The command is the only caller; a mistake here is a mistake of ours, so the messages are short.

import Foundation

/// What a runner is asked to do.
struct RunnerArguments {
  /// A preview to draw, and the name of its files without extension.
  struct Request {
    var identifier: String
    var stem: String
  }

  struct Refusal: Error {
    var message: String
  }

  var list = false
  var requests: [Request] = []
  /// The folder for pictures and trees.
  var folder = "."
  var device: String?
  /// Points.
  var size: CGSize?
  /// Device pixels per point.
  var scale: CGFloat?

  /// - Parameter arguments: those of the process, its own name first. After `--render`, identifiers and stems alternate
  ///   to the end.
  init(_ arguments: [String]) throws(Refusal) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      switch option {
      case "--list": list = true
      case "--out": folder = try Self.value(&rest, of: option)
      case "--device": device = try Self.value(&rest, of: option)
      case "--scale": scale = try Self.number(Self.value(&rest, of: option))
      case "--size":
        let parts = try Self.value(&rest, of: option).split(separator: "x").map(String.init)
        guard parts.count == 2 else { throw Refusal(message: "--size takes WxH") }
        size = CGSize(width: try Self.number(parts[0]), height: try Self.number(parts[1]))
      case "--render":
        while let identifier = rest.popFirst() {
          requests.append(Request(identifier: identifier, stem: try Self.value(&rest, of: option)))
        }
      default: throw Refusal(message: "unknown option \(option)")
      }
    }
  }

  private static func value(_ rest: inout ArraySlice<String>, of option: String) throws(Refusal) -> String {
    guard let value = rest.popFirst() else { throw Refusal(message: "\(option) lacks its value") }
    return value
  }

  private static func number(_ text: String) throws(Refusal) -> CGFloat {
    guard let value = Double(text), value.isFinite, value > 0 else {
      throw Refusal(message: "'\(text)' is no positive number")
    }
    return CGFloat(value)
  }
}
