// The devices that `--device` takes, for messages before anything is built. Their screens are known to the preview
// runner alone (DeviceTable in SnapshotTesting); a test holds the two lists together.

/// Names of devices.
enum DeviceNames {
  static let all = [
    "iPhone 4", "iPhone SE", "iPhone 13 mini", "iPhone 13", "iPhone 14", "iPhone 14 Pro", "iPhone 14 Pro Max",
    "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone 16", "iPhone 16 Plus",
    "iPhone 16 Pro", "iPhone 16 Pro Max", "iPad", "iPad 10", "iPad Pro 11", "iPad Pro 12.9",
  ]

  /// The name as it is spelled in ``all``; letter case and spaces do not matter.
  static func named(_ text: String) throws(CommandFailure) -> String {
    guard let name = all.first(where: { key($0) == key(text) }) else {
      throw CommandFailure(.usage, "'\(text)' is no device known here. There are: \(all.joined(separator: ", "))")
    }
    return name
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}
