// GlyphAtlas: the masks of glyphs drawn lately, in a bounded number of pages.
//
// Owned by: a drawing backend, one each. Asked: for every glyph run drawn. Hands on: A8 masks with rows padded to 16.
//
//   strike = font × linear part of (font units → device).  entry = strike × glyph × quarter-pixel phase.
//   Pages are a ring of 64 KiB: masks are packed one after another; when all pages are full the oldest is emptied.
//   An entry remembers its page's generation, so that an emptied page makes its entries stale without a search.
//
// Cost: a hit is one dictionary look-up. It does not draw, and holds no colour glyphs.
import Foundation

/// A mask in an atlas. Device pixels, y down.
package struct GlyphMask {
  /// From the placement's pixel to the mask's first pixel.
  package let left: Int32
  package let top: Int32
  /// 0 for a glyph that draws nothing.
  package let width: Int32
  package let height: Int32
  /// Bytes a row, a multiple of 16; the bytes beyond `width` are 0.
  package let stride: Int
  /// Coverage; valid until the atlas is next asked for a mask. Aligned to 16.
  package let bytes: UnsafePointer<UInt8>
}

/// Bounded storage of glyph masks. Not thread-safe: confined to the thread of the backend that owns it.
package final class GlyphAtlas {
  private static let pageSize = 1 << 16
  /// An animated zoom makes a strike a frame: the least recently used goes. Chosen here.
  private static let strikeLimit = 64
  /// Entries of one strike; all are forgotten beyond it. Chosen here.
  private static let entryLimit = 8192

  private struct Page {
    let memory: UnsafeMutablePointer<UInt8>
    var used = 0
    var generation: UInt32 = 0
  }

  private let pageLimit: Int
  private var pages: [Page] = []
  private var current = 0
  private var strikes: [GlyphStrike.Key: GlyphStrike] = [:]
  /// The strike of the last run: neighbouring runs often share it.
  private var latest: GlyphStrike?
  private var clock: UInt64 = 0
  private let rasterizer = GlyphRasterizer()

  /// The memory for masks, in bytes: rounded up to a page, two pages at least.
  package init(byteLimit: Int = 4 << 20) {
    pageLimit = max(2, (byteLimit + Self.pageSize - 1) / Self.pageSize)
  }

  deinit { for page in pages { page.memory.deallocate() } }

  /// Bytes of pages in use: at most the limit.
  package var byteCount: Int { pages.count * Self.pageSize }

  /// The strike of a font under a map from font units to device pixels; its translation does not matter.
  package func strike(_ font: CGFont, _ map: CGAffineTransform) -> GlyphStrike {
    let key = GlyphStrike.Key(font: font.identity, a: map.a, b: map.b, c: map.c, d: map.d)
    clock += 1
    if let latest, latest.key == key {
      latest.lastUse = clock
      return latest
    }
    if let known = strikes[key] {
      known.lastUse = clock
      latest = known
      return known
    }
    if strikes.count >= Self.strikeLimit, let oldest = strikes.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      strikes[oldest.key] = nil
    }
    let strike = GlyphStrike(font: font, key: key)
    strike.lastUse = clock
    strikes[key] = strike
    latest = strike
    return strike
  }

  /// The mask of a glyph at a phase (quarters, 0...3). Nil when it is too large for a mask or memory is short: the
  /// caller then fills the glyph's path.
  package func mask(_ glyph: CGGlyph, phaseX: UInt8, phaseY: UInt8, in strike: GlyphStrike) -> GlyphMask? {
    let key = UInt32(glyph) << 4 | UInt32(phaseY & 3) << 2 | UInt32(phaseX & 3)
    let recent = strike.recent[GlyphStrike.place(key)]
    if recent.key == key, let mask = mask(for: recent.entry) { return mask }
    if let entry = strike.entries[key], let mask = mask(for: entry) {
      strike.remember(key, entry)
      return mask
    }
    guard let rasterizer, let entry = make(glyph, phaseX, phaseY, strike, rasterizer) else { return nil }
    if strike.entries.count >= Self.entryLimit { strike.entries.removeAll(keepingCapacity: true) }
    strike.entries[key] = entry
    strike.remember(key, entry)
    return mask(for: entry)
  }

  private func mask(for entry: GlyphStrike.Entry) -> GlyphMask? {
    guard pages.indices.contains(entry.page), pages[entry.page].generation == entry.generation else { return nil }
    return GlyphMask(
      left: entry.box.left, top: entry.box.top, width: entry.box.width, height: entry.box.height,
      stride: entry.box.stride, bytes: UnsafePointer(pages[entry.page].memory + entry.offset))
  }

  private func make(
    _ glyph: CGGlyph, _ phaseX: UInt8, _ phaseY: UInt8, _ strike: GlyphStrike, _ rasterizer: GlyphRasterizer
  ) -> GlyphStrike.Entry? {
    let outline = strike.font.glyphOutline(of: glyph)
    let matrix = GlyphMatrix(
      a: strike.key.a, b: strike.key.b, c: strike.key.c, d: strike.key.d, x: Double(phaseX & 3) / 4,
      y: Double(phaseY & 3) / 4)
    guard let box = rasterizer.box(of: outline, matrix: matrix), box.byteCount <= Self.pageSize else { return nil }
    let (page, offset) = allocate(box.byteCount)
    if box.width > 0 { rasterizer.rasterize(outline, matrix: matrix, box: box, into: pages[page].memory + offset) }
    return GlyphStrike.Entry(box: box, page: page, generation: pages[page].generation, offset: offset)
  }

  /// Room in the current page, or in the next of the ring. `byteCount` is at most a page and a multiple of 16.
  private func allocate(_ byteCount: Int) -> (page: Int, offset: Int) {
    if pages.isEmpty || pages[current].used + byteCount > Self.pageSize {
      if pages.count < pageLimit {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.pageSize, alignment: 64)
        pages.append(Page(memory: memory.bindMemory(to: UInt8.self, capacity: Self.pageSize)))
        current = pages.count - 1
      } else {
        current = (current + 1) % pages.count
        pages[current].used = 0
        pages[current].generation &+= 1
      }
    }
    let offset = pages[current].used
    pages[current].used += byteCount
    return (current, offset)
  }
}

/// A font at one scale and orientation, with the masks made for it. Belongs to the atlas that made it.
package final class GlyphStrike {
  struct Key: Hashable {
    var font: UInt64
    var a: Double
    var b: Double
    var c: Double
    var d: Double
  }

  struct Entry {
    var box: GlyphMaskBox
    var page: Int
    var generation: UInt32
    var offset: Int
  }

  let font: CGFont
  let key: Key
  var entries: [UInt32: Entry] = [:]
  var lastUse: UInt64 = 0
  /// Entries by the low bits of their key, the latest of each: most glyphs are found here without hashing.
  private(set) var recent = [(key: UInt32, entry: Entry)](
    repeating: (
      .max, Entry(box: GlyphMaskBox(left: 0, top: 0, width: 0, height: 0), page: -1, generation: 0, offset: 0)
    ),
    count: GlyphStrike.recentCount)
  /// A power of two. Chosen here: most of a text's Latin glyphs at four phases.
  static let recentCount = 256

  /// Upright text has no vertical phase: its bits are left out.
  @inline(__always) static func place(_ key: UInt32) -> Int { Int((key >> 4) << 2 | key & 3) & (recentCount - 1) }

  func remember(_ key: UInt32, _ entry: Entry) { recent[Self.place(key)] = (key, entry) }

  /// Whether text runs along pixel rows: then baselines fall on whole rows.
  package var isUpright: Bool { key.b == 0 && key.c == 0 }

  init(font: CGFont, key: Key) {
    self.font = font
    self.key = key
  }
}
