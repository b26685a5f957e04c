// The table of devices: screens by name, and how they lie when they are turned.
//
// Read by: hosts, previews, UIDevice. Sizes in points. Source: documented (Human Interface Guidelines, layout); safe areas
// measured in portrait; in landscape by the rule that sides take the portrait top.

import CoreGraphics

package struct HostDevice: Sendable, Equatable {
  package var name: String
  /// Points, portrait.
  package var size: CGSize
  package var scale: CGFloat
  /// Points, portrait.
  package var safeAreaTop: CGFloat
  package var safeAreaBottom: CGFloat
  /// False for a window that the user may resize: any size, no safe area.
  package var isFixed = true

  package var isPad: Bool { name.hasPrefix("iPad") }
  /// Rounded corners and a home indicator.
  package var hasNotch: Bool { safeAreaBottom > 0 && !isPad }

  /// The screen as the device is held.
  package func screen(_ orientation: HostOrientation) -> HostScreen {
    var screen = HostScreen(size: size, scale: scale)
    guard orientation.isLandscape else {
      screen.safeArea = HostInsets(top: safeAreaTop, left: 0, bottom: safeAreaBottom, right: 0)
      return screen
    }
    screen.size = CGSize(width: size.height, height: size.width)
    if hasNotch {
      screen.safeArea = HostInsets(top: 0, left: safeAreaTop, bottom: Self.landscapeBottom, right: safeAreaTop)
    } else if isPad {
      screen.safeArea = HostInsets(top: safeAreaTop, left: 0, bottom: safeAreaBottom, right: 0)
    }
    return screen
  }

  /// The home indicator's, points.
  private static let landscapeBottom: CGFloat = 21

  /// A window of any size, which the user may resize.
  package static let free = HostDevice(
    name: "iPad, resizable", size: CGSize(width: 800, height: 600), scale: 2, safeAreaTop: 0, safeAreaBottom: 0,
    isFixed: false)

  /// The screen when nothing names one.
  package static let standard = "iPhone 16"

  /// The device with this name, letter case and spaces aside; nil when there is none, and for nil.
  package static func named(_ name: String?) -> HostDevice? {
    name.flatMap { name in all.first { key($0.name) == key(name) } }
  }

  package static let all: [HostDevice] = [
    ("iPhone 4", 320, 480, 2, 20, 0), ("iPhone SE", 375, 667, 2, 20, 0), ("iPhone 13 mini", 375, 812, 3, 50, 34),
    ("iPhone 13", 390, 844, 3, 47, 34), ("iPhone 14", 390, 844, 3, 47, 34), ("iPhone 14 Pro", 393, 852, 3, 59, 34),
    ("iPhone 14 Pro Max", 430, 932, 3, 59, 34), ("iPhone 15", 393, 852, 3, 59, 34),
    ("iPhone 15 Plus", 430, 932, 3, 59, 34), ("iPhone 15 Pro", 393, 852, 3, 59, 34),
    ("iPhone 15 Pro Max", 430, 932, 3, 59, 34), ("iPhone 16", 393, 852, 3, 59, 34),
    ("iPhone 16 Plus", 430, 932, 3, 59, 34), ("iPhone 16 Pro", 402, 874, 3, 62, 34),
    ("iPhone 16 Pro Max", 440, 956, 3, 62, 34), ("iPad", 768, 1024, 1, 20, 0), ("iPad 10", 820, 1180, 2, 24, 20),
    ("iPad Pro 11", 834, 1194, 2, 24, 20), ("iPad Pro 12.9", 1024, 1366, 2, 24, 20),
  ].map { name, width, height, scale, top, bottom in
    HostDevice(
      name: name, size: CGSize(width: width, height: height), scale: scale, safeAreaTop: top, safeAreaBottom: bottom)
  }

  private static func key(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
}

/// How a device is held.
package enum HostOrientation: Int, Sendable, CaseIterable {
  case portrait
  /// Turned to the left: the top of the device on the left.
  case left
  case upsideDown, right

  package var isLandscape: Bool { self == .left || self == .right }
  /// Turned further to the left.
  package var next: HostOrientation { HostOrientation(rawValue: (rawValue + 1) % 4) ?? .portrait }
}
