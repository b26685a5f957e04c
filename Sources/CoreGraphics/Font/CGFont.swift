// CGFont: a font file without a size.
//
// Made by: CoreText's FontCatalog and apps that bring font data. Asked for: measures and advances in font units, glyph
// outlines. Handed on inside every GlyphRun. It does not choose a font, shape text or draw.
import Foundation
import Synchronization

/// The index of a glyph in its font; 0 is the font's mark for "no such character".
public typealias CGFontIndex = UInt16
/// The index of a glyph in its font.
public typealias CGGlyph = CGFontIndex

/// A font face in font units, y up. Immutable, usable from any thread.
///
/// Thread safety: declared measures are constants; the FreeType face and the outline cache live behind `state`, a
/// `Mutex` that is held only for the look-up or load of one glyph or one array of advances.
public final class CGFont: Sendable {
  /// Tells fonts apart in caches; never reused in a process.
  package let identity: UInt64
  /// The font file itself, for the shaper.
  package let bytes: FontBytes
  /// The face within a collection; 0 for other files.
  package let faceIndex: Int
  let metrics: FontMetrics
  private let state: Mutex<State>

  private struct State {
    let face: FontFace
    var outlines: [CGGlyph: GlyphOutline] = [:]
    var cachedPoints = 0
    var colorGlyphs: [CGGlyph: ColorGlyph] = [:]
  }

  /// The outline cache is emptied at this many points (8 bytes each): about 1,500 Latin glyphs. Chosen here.
  private static let outlineCacheLimit = 65_536
  private static let nextIdentity = Atomic<UInt64>(1)

  /// A face from the bytes of an OpenType or TrueType file, or a collection of them.
  /// Nil when the data is anything else or damaged, or has no such face: never a trap.
  package convenience init?(data: Data, faceIndex: Int = 0) { self.init(bytes: FontBytes(data), faceIndex: faceIndex) }

  /// The same from bytes that several faces of a collection share.
  package init?(bytes: FontBytes, faceIndex: Int = 0) {
    guard (0..<4096).contains(faceIndex), let face = FontFace(bytes: bytes, faceIndex: faceIndex) else { return nil }
    self.bytes = bytes
    self.faceIndex = faceIndex
    metrics = face.readMetrics()
    state = Mutex(State(face: face))
    identity = Self.nextIdentity.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// The first face of a provider's bytes; nil when they are no font. Documented: CGFont.init(_:).
  public convenience init?(_ provider: CGDataProvider) { self.init(data: provider.bytes) }

  /// A face from a file. Nil when it cannot be read, is larger than 256 MiB or is no font.
  package convenience init?(path: String, faceIndex: Int = 0) {
    guard let bytes = FontBytes(path: path) else { return nil }
    self.init(bytes: bytes, faceIndex: faceIndex)
  }

  /// The contours of `glyph`, from the cache when it was asked for lately. Empty for a glyph the font lacks.
  package func glyphOutline(of glyph: CGGlyph) -> GlyphOutline {
    guard Int(glyph) < metrics.numberOfGlyphs else { return GlyphOutline() }
    return state.withLock { state in
      if let known = state.outlines[glyph] { return known }
      let outline = state.face.outline(of: glyph)
      if state.cachedPoints + outline.points.count > Self.outlineCacheLimit {
        state.outlines.removeAll(keepingCapacity: true)
        state.cachedPoints = 0
      }
      state.outlines[glyph] = outline
      state.cachedPoints += outline.points.count + 1
      return outline
    }
  }

  /// A colour bitmap made lately, or what `make` makes of the face.
  func cachedColorGlyph(_ glyph: CGGlyph, _ make: (FontFace) -> ColorGlyph?) -> ColorGlyph? {
    state.withLock { state in
      if let known = state.colorGlyphs[glyph] { return known }
      guard let made = make(state.face) else { return nil }
      if state.colorGlyphs.count >= 128 { state.colorGlyphs.removeAll(keepingCapacity: true) }
      state.colorGlyphs[glyph] = made
      return made
    }
  }

  /// Points in the outline cache: for the test of its bound.
  var cachedOutlinePoints: Int { state.withLock { $0.cachedPoints } }

  /// The glyph of a Unicode scalar by the character map alone; 0 when the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> CGGlyph { state.withLock { $0.face.glyph(for: scalar.value) } }

  /// Horizontal advances in font units; 0 where the font has no such glyph.
  package func advances(of glyphs: some Sequence<CGGlyph>) -> [Int32] {
    state.withLock { state in
      glyphs.map { Int($0) < metrics.numberOfGlyphs ? state.face.advance(of: $0) : 0 }
    }
  }
}
