// The screens that `--device` names, until UIKit's own table of devices takes over. Read by PreviewRunner.
// The command keeps the list of names for its messages; a test holds the two together.

import Foundation

/// Screens by name. Sizes in points, portrait. Source: documented (Human Interface Guidelines, layout).
package enum DeviceTable {
  package struct Device: Sendable, Equatable {
    package var name: String
    package var size: CGSize
    package var scale: CGFloat
  }

  /// The screen of previews that name none.
  package static let standard = "iPhone 16"

  /// The device with this name, letter case and spaces aside; nil when there is none, and for nil.
  package static func device(named name: String?) -> Device? {
    name.flatMap { name in devices.first { key($0.name) == key(name) } }
  }

  package static let devices: [Device] = [
    ("iPhone 4", 320, 480, 2), ("iPhone SE", 375, 667, 2), ("iPhone 13 mini", 375, 812, 3),
    ("iPhone 13", 390, 844, 3), ("iPhone 14", 390, 844, 3), ("iPhone 14 Pro", 393, 852, 3),
    ("iPhone 14 Pro Max", 430, 932, 3), ("iPhone 15", 393, 852, 3), ("iPhone 15 Plus", 430, 932, 3),
    ("iPhone 15 Pro", 393, 852, 3), ("iPhone 15 Pro Max", 430, 932, 3), ("iPhone 16", 393, 852, 3),
    ("iPhone 16 Plus", 430, 932, 3), ("iPhone 16 Pro", 402, 874, 3), ("iPhone 16 Pro Max", 440, 956, 3),
    ("iPad", 768, 1024, 1), ("iPad 10", 820, 1180, 2), ("iPad Pro 11", 834, 1194, 2), ("iPad Pro 12.9", 1024, 1366, 2),
  ].map { Device(name: $0.0, size: CGSize(width: $0.1, height: $0.2), scale: $0.3) }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}
