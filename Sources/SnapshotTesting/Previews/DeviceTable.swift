// The screens that `--device` names: those of UIKit's own table of devices. Read by PreviewRunner.
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

  package static let devices: [Device] = ScreenTable.screens.map {
    Device(name: $0.name, size: $0.size, scale: $0.scale, safeArea: $0.safeArea)
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}
