// The screens that `--device` names, until UIKit's own table of devices takes over. Read by PreviewRunner.
// The command keeps the list of names for its messages; a test holds the two together.

import UIKit

/// Screens by name. Sizes in points, portrait. Source: documented (Human Interface Guidelines, layout).
package enum DeviceTable {
  package struct Device: Sendable, Equatable {
    package var name: String
    package var size: CGSize
    package var scale: CGFloat
    /// Points, portrait.
    package var safeArea: UIEdgeInsets
  }

  /// The screen of previews that name none.
  package static let standard = "iPhone 16"

  /// The device with this name, letter case and spaces aside; nil when there is none, and for nil.
  package static func device(named name: String?) -> Device? {
    name.flatMap { name in devices.first { key($0.name) == key(name) } }
  }

  package static let devices: [Device] = [
    ("iPhone 4", 320, 480, 2, 20, 0), ("iPhone SE", 375, 667, 2, 20, 0), ("iPhone 13 mini", 375, 812, 3, 50, 34),
    ("iPhone 13", 390, 844, 3, 47, 34), ("iPhone 14", 390, 844, 3, 47, 34), ("iPhone 14 Pro", 393, 852, 3, 59, 34),
    ("iPhone 14 Pro Max", 430, 932, 3, 59, 34), ("iPhone 15", 393, 852, 3, 59, 34),
    ("iPhone 15 Plus", 430, 932, 3, 59, 34), ("iPhone 15 Pro", 393, 852, 3, 59, 34),
    ("iPhone 15 Pro Max", 430, 932, 3, 59, 34), ("iPhone 16", 393, 852, 3, 59, 34),
    ("iPhone 16 Plus", 430, 932, 3, 59, 34), ("iPhone 16 Pro", 402, 874, 3, 62, 34),
    ("iPhone 16 Pro Max", 440, 956, 3, 62, 34), ("iPad", 768, 1024, 1, 20, 0), ("iPad 10", 820, 1180, 2, 24, 20),
    ("iPad Pro 11", 834, 1194, 2, 24, 20), ("iPad Pro 12.9", 1024, 1366, 2, 24, 20),
  ].map { name, width, height, scale, top, bottom in
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}
