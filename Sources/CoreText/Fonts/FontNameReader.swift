// The names of a font file's faces, read from its name tables alone.
//
// Called by: FontCatalog+Names. Reads a few hundred bytes a face; hostile files give no names, never a trap.
import Foundation

struct FontNameReader {
  struct Names: Equatable {
    var family = ""
    var fullName = ""
    var postScriptName = ""
  }

  private let descriptor: Int32

  /// The names of each face in a file; empty when it is no font.
  static func names(ofFile path: String) -> [Names] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    let reader = FontNameReader(descriptor: descriptor)
    guard let head = reader.bytes(0, 12) else { return [] }
    guard number(head, 0, 4) == 0x7474_6366 else { return reader.names(ofFaceAt: 0).map { [$0] } ?? [] }
    let count = min(number(head, 8, 4), 256)
    guard let offsets = reader.bytes(12, count * 4) else { return [] }
    return (0..<count).map { reader.names(ofFaceAt: number(offsets, $0 * 4, 4)) ?? Names() }
  }

  private func names(ofFaceAt start: Int) -> Names? {
    guard let head = bytes(start, 12), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(Self.number(head, 0, 4))
    else { return nil }
    let count = Self.number(head, 4, 2)
    guard count <= 512, let directory = bytes(start + 12, count * 16) else { return nil }
    for index in 0..<count where Self.number(directory, index * 16, 4) == 0x6E61_6D65 {
      let length = min(Self.number(directory, index * 16 + 12, 4), 1 << 16)
      return bytes(Self.number(directory, index * 16 + 8, 4), length).map(Self.names(inTable:))
    }
    return nil
  }

  /// Names of the Windows platform in English; 16 (the family without weight) before 1, as CoreText does.
  private static func names(inTable table: [UInt8]) -> Names {
    var names: [Int: String] = [:]
    guard table.count >= 6 else { return Names() }
    let storage = number(table, 4, 2)
    for index in 0..<number(table, 2, 2) {
      let record = 6 + index * 12
      guard record + 12 <= table.count else { break }
      guard number(table, record, 2) == 3, number(table, record + 4, 2) == 0x409 else { continue }
      let kind = number(table, record + 6, 2)
      let start = storage + number(table, record + 10, 2)
      let length = number(table, record + 8, 2)
      guard [1, 2, 4, 6, 16, 17].contains(kind), start + length <= table.count else { continue }
      let units = stride(from: start, to: start + length - 1, by: 2).map { UInt16(number(table, $0, 2)) }
      names[kind] = String(decoding: units, as: UTF16.self)
    }
    let family = names[16] ?? names[1] ?? ""
    let style = names[17] ?? names[2] ?? ""
    return Names(
      family: family, fullName: style.isEmpty ? names[4] ?? family : "\(family) \(style)",
      postScriptName: names[6] ?? "")
  }

  private func bytes(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard count > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, off_t(offset)) == count ? bytes : nil
  }

  /// Big-endian.
  private static func number(_ bytes: [UInt8], _ at: Int, _ width: Int) -> Int {
    guard at >= 0, at + width <= bytes.count else { return 0 }
    return bytes[at..<at + width].reduce(0) { $0 << 8 | Int($1) }
  }
}
