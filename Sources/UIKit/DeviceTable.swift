// The hosts' table of devices, in UIKit's terms, for previews.
//
// Read by: SnapshotTesting. The command keeps the list of names for its messages; a test holds the two together.

import HostInterface
import UIKitCore

/// Screens by name.
package enum DeviceTable {
  /// Sizes and insets in points, portrait.
  package struct Device: Sendable, Equatable {
    package var name: String
    package var size: CGSize
    package var scale: CGFloat
    package var safeArea: UIEdgeInsets

    fileprivate init(_ device: HostDevice) {
      let screen = device.screen(.portrait)
      name = device.name
      size = screen.size
      scale = screen.scale
      safeArea = UIEdgeInsets(screen.safeArea)
    }
  }

  /// The screen of previews that name none.
  package static let standard = HostDevice.standard

  /// The device with this name, letter case and spaces aside; nil when there is none, and for nil.
  package static func device(named name: String?) -> Device? { HostDevice.named(name).map(Device.init) }

  package static let devices = HostDevice.all.map(Device.init)
}
