// Bitmaps of drawings that are dearer to replay than to blit: one cache with a byte budget.
//
// Filled by: RasterPass. Read by: CompositePass. Least recently used stores are dropped first; a store used in the frame
// being made is kept. Confined to the render thread.

import CoreGraphics
import RenderTree

final class BackingStoreCache {
  private struct Store {
    let list: DisplayList
    let image: CGImage
    let bytes: Int
    var lastUse: UInt64
  }

  /// Bytes. Chosen here: ten full-screen surfaces of a large phone.
  private let budget: Int
  private var stores: [ObjectIdentifier: Store] = [:]
  private var bytes = 0
  private var frame: UInt64 = 0

  init(budget: Int = 160 << 20) { self.budget = budget }

  func beginFrame() { frame += 1 }

  /// The bitmap of a drawing; marks it as used in this frame.
  func image(for drawing: RecordedContents) -> CGImage? {
    let key = ObjectIdentifier(drawing.list)
    guard stores[key] != nil else { return nil }
    stores[key]?.lastUse = frame
    return stores[key]?.image
  }

  func store(_ image: CGImage, for drawing: RecordedContents) {
    let size = image.width * image.height * 4
    // The list is kept with its bitmap, so that its address stands for it.
    stores[ObjectIdentifier(drawing.list)] = Store(list: drawing.list, image: image, bytes: size, lastUse: frame)
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
