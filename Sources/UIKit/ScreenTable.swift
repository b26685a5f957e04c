// The hosts' table of devices, in UIKit's terms, for previews.
//
// Read by: SnapshotTesting.

import HostInterface
import UIKitCore

package enum ScreenTable {
  /// Portrait screens by name; points.
  package static let screens: [(name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets)] =
    HostDevice.all.map {
      ($0.name, $0.size, $0.scale, UIEdgeInsets(top: $0.safeAreaTop, left: 0, bottom: $0.safeAreaBottom, right: 0))
    }
}
