// A running 64-bit hash for telling sets of font files apart.
//
// Used by: FontCatalog+Fingerprint. Not for security: a change by accident is what it finds.
import Foundation

package struct FontFingerprint {
  /// What a package's files hash to: 16 hexadecimal digits.
  package struct Entry: Hashable, Sendable {
    package var package: String
    package var hash: String
  }

  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds the length and the bytes, eight at a time, little-endian on every machine.
  mutating func add(_ data: Data) {
    mix(UInt64(data.count))
    data.withUnsafeBytes { bytes in
      var at = 0
      while at + 8 <= bytes.count {
        mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
        at += 8
      }
      while at < bytes.count {
        mix(UInt64(bytes[at]))
        at += 1
      }
    }
  }

  private mutating func mix(_ value: UInt64) {
    hash = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
  }

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
