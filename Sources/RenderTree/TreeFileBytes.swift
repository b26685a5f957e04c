// Numbers in and out of a tree file: little-endian, nothing aligned.
//
// Used by: TreeFileWriter, TreeFileReader. Reading never goes past the end, and no count is believed beyond what the rest of
// the file could hold.

import CoreGraphics

/// What can be wrong with a tree file.
package enum TreeFileError: Error, CustomStringConvertible {
  case notATree
  case version(UInt16)
  /// At a byte of the file.
  case damaged(String, at: Int)
  /// A face that the reader does not have.
  case missingFont(UInt64)

  package var description: String {
    switch self {
    case .notATree: "This is no tree file: it does not begin with \"ACTREE\"."
    case .version(let version): "This tree file has version \(version), and only version \(TreeFile.version) is read."
    case .damaged(let what, let place): "The tree file is damaged at byte \(place): \(what)."
    case .missingFont(let fingerprint):
      "The tree file draws with a font that is not here, of fingerprint \(String(fingerprint, radix: 16)); install it."
    }
  }
}

package enum TreeFile {
  package static let version: UInt16 = 1
  static let magic = Array("ACTREE".utf8)

  /// Names a face by its file: FNV-1a over the bytes, and the face's index in it.
  package static func fingerprint(of font: CGFont) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in font.bytes.buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ UInt64(truncatingIfNeeded: font.faceIndex)) &* 0x100_0000_01B3
  }
}

struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ more: [UInt8]) { bytes += more }
  mutating func byte(_ value: UInt8) { bytes.append(value) }
  mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }
  mutating func integer(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
  mutating func count(_ value: Int) { integer(UInt32(clamping: value)) }
  mutating func number(_ value: Double) { integer(value.bitPattern) }
  mutating func number(_ value: CGFloat) { number(Double(value)) }
  mutating func point(_ p: CGPoint) { numbers([p.x, p.y]) }
  mutating func size(_ s: CGSize) { numbers([s.width, s.height]) }
  mutating func rect(_ r: CGRect) { numbers([r.origin.x, r.origin.y, r.size.width, r.size.height]) }
  mutating func transform(_ t: CGAffineTransform) { numbers([t.a, t.b, t.c, t.d, t.tx, t.ty]) }
  mutating func numbers(_ values: [CGFloat]) { for value in values { number(value) } }
}

struct ByteReader {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var left: Int { bytes.count - place }

  func damaged(_ what: String) -> TreeFileError { .damaged(what, at: place) }

  mutating func raw(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count >= 0, count <= left else { throw damaged("it ends too early") }
    defer { place += count }
    return bytes[place..<place + count]
  }

  mutating func byte() throws -> UInt8 {
    guard left > 0 else { throw damaged("it ends too early") }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func flag() throws -> Bool {
    let value = try byte()
    guard value < 2 else { throw damaged("a truth value of \(value)") }
    return value == 1
  }

  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type = Value.self) throws -> Value {
    let part = try raw(MemoryLayout<Value>.size)
    return part.reversed().reduce(Value.zero) { ($0 << 8) | Value(truncatingIfNeeded: $1) }
  }

  /// A number of things that take at least `size` bytes each.
  mutating func count(of size: Int) throws -> Int {
    let value = Int(try integer(UInt32.self))
    guard value <= left / max(size, 1) else { throw damaged("\(value) things in \(left) bytes") }
    return value
  }

  mutating func number() throws -> CGFloat { CGFloat(Double(bitPattern: try integer())) }
  mutating func point() throws -> CGPoint { CGPoint(x: try number(), y: try number()) }
  mutating func size() throws -> CGSize { CGSize(width: try number(), height: try number()) }
  mutating func rect() throws -> CGRect { CGRect(origin: try point(), size: try size()) }
  mutating func transform() throws -> CGAffineTransform {
    CGAffineTransform(
      a: try number(), b: try number(), c: try number(), d: try number(), tx: try number(), ty: try number())
  }
  mutating func numbers() throws -> [CGFloat] {
    let count = try count(of: 8)
    return try (0..<count).map { _ in try number() }
  }
}
