// What opaque nodes hide so far, as few rectangles.
//
// Kept by: CullPass. Never claims more than is hidden. A handful of large rectangles hides nearly all that can be hidden; an
// exact region of thousands would cost more than painting.

import CoreGraphics

struct Occluders {
  private var region = PixelRegion()
  /// Pixels; smaller rectangles are left out.
  private let least: Int

  /// Chosen here: regions of more rectangles take no further ones.
  private static let limit = 16

  /// `area`: of what is looked at, device pixels.
  init(area: Int) { least = area / 1024 }

  func hides(_ rect: PixelRect) -> Bool { region.contains(rect) }

  mutating func add(_ rect: PixelRect) {
    guard rect.area > least, !region.contains(rect) else { return }
    if region.rects.count < Self.limit {
      region.formUnion(rect)
    } else if rect.area > region.area {
      region = PixelRegion(rect)
    }
  }
}
