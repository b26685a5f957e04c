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

  /// Reads a file. Nil when it cannot be read or is larger than 256 MiB.
  package init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, (0...1 << 28).contains(status.st_size)
    else { return nil }
    let size = Int(status.st_size)
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(size, 1), alignment: 16)
    memory.storeBytes(of: 0, as: UInt8.self)
    var at = 0
    while at < size {
      let count = read(descriptor, memory.baseAddress?.advanced(by: at), size - at)
      guard count > 0 else {
        memory.deallocate()
        return nil
      }
      at += count
    }
    buffer = UnsafeRawBufferPointer(start: memory.baseAddress, count: size)
  }

  deinit { buffer.deallocate() }

  /// Whether the file opens like an OpenType, TrueType or collection file: nothing else is given to FreeType.
  var looksLikeSFNT: Bool {
    guard buffer.count >= 12 else { return false }
    let tag = buffer.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return [0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7474_6366].contains(tag)
  }
}
