// Blurred masks of rectangles and rounded rectangles, kept: interfaces draw the same shadow frame after frame.
//
// Owned by: DrawingScratch, one thread's. Asked by: BitmapBackend's shadows. A mask depends on the shape's place within its
// pixel, its size and radii, the blur and the alpha; where it lies is a translation by whole pixels.

internal import CPixelKernels

/// What decides a blurred mask's bytes.
struct ShadowKey: Hashable {
  private var numbers: SIMD8<Int32>
  private var radii: SIMD4<Int32>

  /// The pixel that the shape begins in: what the key leaves out.
  let origin: SIMD2<Int32>

  /// Nil for shapes that are not kept: paths, masks, and blurs of more than a million pixels.
  init?(_ coverage: Coverage, _ shadow: DeviceShadow, alpha: UInt8) {
    let box: FixedRect
    switch coverage {
    case .rect(let rect):
      box = rect
      radii = .zero
    case .roundedRect(let shape):
      box = FixedRect(x0: shape.x0, y0: shape.y0, x1: shape.x1, y1: shape.y1)
      radii = SIMD4(shape.top_left, shape.top_right, shape.bottom_left, shape.bottom_right)
    default:
      return nil
    }
    guard shadow.reach > 0, shadow.extent(of: box.bounds).area <= 1 << 20 else { return nil }
    origin = SIMD2(box.x0 >> 8, box.y0 >> 8)
    numbers = SIMD8(
      box.x0 & 255, box.y0 & 255, box.x1 - box.x0, box.y1 - box.y0, Int32(bitPattern: shadow.sigma.bitPattern),
      Int32(alpha), 0, 0)
  }

  static func == (a: ShadowKey, b: ShadowKey) -> Bool { a.numbers == b.numbers && a.radii == b.radii }

  func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
    hasher.combine(radii)
  }
}

/// The masks used lately, at most 4 MiB of them.
final class ShadowCache {
  /// Each as if its shape began in device pixel (0, 0), without the shadow's offset. Oldest first.
  private var entries: [(key: ShadowKey, mask: MaskBuffer)] = []
  private var byteCount = 0
  private static let byteLimit = 4 << 20

  /// The mask where the key's shape lies; nil when it is not kept.
  func mask(_ key: ShadowKey) -> MaskBuffer? {
    guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
    let entry = entries[index]
    if index != entries.count - 1 {
      entries.remove(at: index)
      entries.append(entry)
    }
    return MaskBuffer(sharing: entry.mask, dx: key.origin.x, dy: key.origin.y)
  }

  /// Keeps the mask of the key's shape, given where that lies.
  func keep(_ mask: MaskBuffer, _ key: ShadowKey) {
    entries.append((key, MaskBuffer(sharing: mask, dx: -key.origin.x, dy: -key.origin.y)))
    byteCount += mask.stride * mask.bounds.height
    while byteCount > Self.byteLimit, entries.count > 1 {
      let oldest = entries.removeFirst().mask
      byteCount -= oldest.stride * oldest.bounds.height
    }
  }
}
