// The screen a host offers.
//
// Made by: hosts. Read by: UIScreen, AppRuntime.

import CoreGraphics

package struct HostScreen: Sendable, Equatable {
  /// Points.
  package var size: CGSize
  /// Device pixels per point.
  package var scale: CGFloat
  /// What bars, corners and a notch cover, points.
  package var safeArea = HostInsets()

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// Device pixels, rounded up: a partial pixel at the edge is still shown.
  package var pixelSize: (width: Int, height: Int) {
    (Self.pixels(size.width * scale), Self.pixels(size.height * scale))
  }

  private static func pixels(_ length: CGFloat) -> Int {
    guard length.isFinite, length > 0 else { return 0 }
    return Int(min(length - 1e-6, 1e6).rounded(.up))
  }
}

/// Points from each edge.
package struct HostInsets: Sendable, Equatable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
