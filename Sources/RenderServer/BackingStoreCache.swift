// Bitmaps that are dearer to draw again than to blit: recordings, subtrees and shadows, in one cache with a byte budget.
//
// Filled by: RasterPass, which hands what one frame needs on as RasterImages. At the end of a frame what can never be asked
// for again goes (its list or node is held by nobody else), and what belongs to nodes that left the tree; beyond the budget
// the least recently used. A store used in the frame being made is kept. Confined to the render thread.

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

  /// `castDepth`: as RenderDepth's; shadows in shadows may lack what those on the screen have.
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
  let depth: RenderDepth
  var images: [RasterKey: RasterImage] = [:]
}

final class BackingStoreCache {
  private struct Store {
    let image: RasterImage
    let bytes: Int
    var lastUse: UInt64
  }

  /// What stores were made from, and which.
  private struct Owner {
    // One of them: asked by their own types, since AnyObject is copied to be asked.
    private var node: RenderNode?
    private var list: DisplayList?
    var keys: [RasterKey] = []

    init(_ object: AnyObject) {
      node = object as? RenderNode
      list = object as? DisplayList
      assert(node != nil || list != nil)
    }

    mutating func isHeldHereAlone() -> Bool {
      node != nil ? isKnownUniquelyReferenced(&node) : isKnownUniquelyReferenced(&list)
    }
  }

  /// Bytes. Chosen here: ten full-screen surfaces of a large phone.
  private let budget: Int
  private var stores: [RasterKey: Store] = [:]
  private var owners: [ObjectIdentifier: Owner] = [:]
  /// Of all stores.
  private(set) var bytes = 0
  private var frame: UInt64 = 0

  init(budget: Int = 160 << 20) { self.budget = budget }

  func beginFrame() { frame += 1 }

  /// `gone`: the roots of subtrees that left the tree in this frame.
  func endFrame(without gone: [RenderNode]) {
    guard !stores.isEmpty else { return }
    var waiting = gone
    while let node = waiting.popLast() {
      dropUnused(ObjectIdentifier(node))
      if case .recorded(let drawing) = node.look.contents { dropUnused(ObjectIdentifier(drawing.list)) }
      waiting.append(contentsOf: node.children)
      if let mask = node.mask { waiting.append(mask) }
    }
    // By a list of their own: the dictionary's own indices would hold a copy of it, and of every owner.
    for owner in Array(owners.keys) where owners[owner]?.isHeldHereAlone() == true { drop(owner) }
  }

  /// The bitmap with this key; marks it as used in this frame.
  func image(for key: RasterKey) -> RasterImage? {
    guard stores[key] != nil else { return nil }
    stores[key]?.lastUse = frame
    return stores[key]?.image
  }

  func store(_ image: RasterImage, for key: RasterKey, owner: AnyObject) {
    let size = image.image.width * image.image.height * 4
    remove(key)
    stores[key] = Store(image: image, bytes: size, lastUse: frame)
    owners[key.owner, default: Owner(owner)].keys.append(key)
    bytes += size
    trim()
  }

  private func trim() {
    guard bytes > budget else { return }
    for (key, store) in stores.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where store.lastUse < frame {
      remove(key)
      if bytes <= budget { return }
    }
  }

  /// Unless one of its stores was used in this frame: a node that only changed its place in the tree.
  private func dropUnused(_ owner: ObjectIdentifier) {
    guard let keys = owners[owner]?.keys, keys.allSatisfy({ (stores[$0]?.lastUse ?? 0) < frame }) else { return }
    drop(owner)
  }

  private func drop(_ owner: ObjectIdentifier) {
    for key in owners[owner]?.keys ?? [] { remove(key) }
  }

  private func remove(_ key: RasterKey) {
    guard let store = stores.removeValue(forKey: key) else { return }
    bytes -= store.bytes
    owners[key.owner]?.keys.removeAll { $0 == key }
    if owners[key.owner]?.keys.isEmpty == true { owners[key.owner] = nil }
  }
}
