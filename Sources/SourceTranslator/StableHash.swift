// A hash that is the same in every run, for names in generated code and folders in the cache. Not for security.

/// 64-bit FNV-1a.
package enum StableHash {
  /// The hash of a text's UTF-8 bytes as 16 hexadecimal digits.
  package static func hexadecimal(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
