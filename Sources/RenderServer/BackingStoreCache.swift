// Bitmaps that are dearer to draw again than to blit: recordings, subtrees and shadows, in one cache with a byte budget.
//
// Filled by: RasterPass, which hands what one frame needs on as RasterImages. Least recently used stores are dropped first;
// a store used in the frame being made is kept. Confined to the render thread.

import CoreGraphics
import RenderTree

/// What a bitmap was made from: an immutable object, and how.
struct RasterKey: Hashable {
  /// A display list or a node; the cache keeps it alive, so that its address stands for it.
  let owner: ObjectIdentifier
  /// Scale alone, or a whole linear part and the fractions of a translation.
  let a, b, c, d, tx, ty: CGFloat
  let flipsContents: Bool
  let isShadow: Bool
  /// Set when the bitmap was made for one surface: that surface's pixels.
  let surface: PixelRect?
  let castDepth: Int

  init(_ owner: AnyObject, scale: CGFloat, flipsContents: Bool = false) {
    self.owner = ObjectIdentifier(owner)
    (a, b, c, d, tx, ty) = (scale, 0, 0, scale, 0, 0)
    self.flipsContents = flipsContents
    isShadow = false
    surface = nil
    castDepth = 0
  }

  /// `castDepth`: as RasterPass's; shadows in shadows may lack what those on the screen have.
  init(shadowOf owner: AnyObject, _ t: CGAffineTransform, on surface: PixelRect?, castDepth: Int) {
    self.owner = ObjectIdentifier(owner)
    (a, b, c, d, tx, ty) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
    flipsContents = false
    isShadow = true
    self.surface = surface
    self.castDepth = castDepth
  }
}

/// A bitmap and the pixels it covers in the space it was made for.
struct RasterImage: Sendable {
  let image: CGImage
  let pixels: PixelRect
}

/// The bitmaps that one frame needs. Immutable, for any thread.
struct RasterImages: Sendable {
  /// Device pixels of the surface that they are for.
  let surface: PixelRect
  let castDepth: Int
  var images: [RasterKey: RasterImage] = [:]
}

final class BackingStoreCache {
  private struct Store {
    let owner: AnyObject
    let image: RasterImage
    let bytes: Int
    var lastUse: UInt64
  }

  /// Bytes. Chosen here: ten full-screen surfaces of a large phone.
  private let budget: Int
  private var stores: [RasterKey: Store] = [:]
  private var bytes = 0
  private var frame: UInt64 = 0

  init(budget: Int = 160 << 20) { self.budget = budget }

  func beginFrame() { frame += 1 }

  /// The bitmap with this key; marks it as used in this frame.
  func image(for key: RasterKey) -> RasterImage? {
    guard stores[key] != nil else { return nil }
    stores[key]?.lastUse = frame
    return stores[key]?.image
  }

  func store(_ image: RasterImage, for key: RasterKey, owner: AnyObject) {
    let size = image.image.width * image.image.height * 4
    if let old = stores[key] { bytes -= old.bytes }
    stores[key] = Store(owner: owner, image: image, bytes: size, lastUse: frame)
    bytes += size
    trim()
  }

  private func trim() {
    guard bytes > budget else { return }
    for (key, store) in stores.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where store.lastUse < frame {
      stores[key] = nil
      bytes -= store.bytes
      if bytes <= budget { return }
    }
  }
}
