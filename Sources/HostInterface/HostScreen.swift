// The screen a host offers.
//
// Made by: hosts. Read by: UIScreen, AppRuntime.

import CoreGraphics

package struct HostScreen: Sendable, Equatable {
  /// Points.
  package var size: CGSize
  /// Device pixels per point.
  package var scale: CGFloat

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
