// The bytes of one font file, at one address for as long as anybody needs them.
//
// FreeType and HarfBuzz keep pointers into the file they were given, so the bytes must neither move nor go away.
// Made by: CGFont. Handed on to: FreeType (FontFace) and HarfBuzz (CoreText's ShapingFace).
// It does not look inside; the file is read, not mapped, so a file cut short on disk cannot fault the process.
import Foundation

/// Immutable bytes with a stable address.
///
/// Thread safety: written once in `init`, only read afterwards; that makes `@unchecked Sendable` true.
package final class FontBytes: @unchecked Sendable {
  /// The bytes; valid as long as this object lives.
  package let buffer: UnsafeRawBufferPointer

  /// Copies `data`.
  package init(_ data: Data) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(data.count, 1), alignment: 16)
    copy.storeBytes(of: 0, as: UInt8.self)
    data.copyBytes(to: copy)
    buffer = UnsafeRawBufferPointer(start: copy.baseAddress, count: data.count)
  }

  deinit { buffer.deallocate() }

  /// Whether the file opens like an OpenType, TrueType or collection file: nothing else is given to FreeType.
  var looksLikeSFNT: Bool {
    guard buffer.count >= 12 else { return false }
    let tag = buffer.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return [0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7474_6366].contains(tag)
  }
}
