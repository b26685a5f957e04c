// Line breaking and bidirectional order against Unicode's own test files (Debian's unicode-data, version 15.0).
import Foundation
import Testing

@testable import CoreGraphics
@testable import CoreText

private let folder = "/usr/share/unicode/"

@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: folder + "BidiCharacterTest.txt"),
    "Unicode's test files are not installed: apt install unicode-data"))
struct UnicodeConformanceTests {
  /// The bytes of a file.
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + name)))
  }

  /// Calls `body` with the fields of each line of data, each a list of numbers: hexadecimal in the first field, decimal in
  /// the others; nil for an "x".
  static func forEachLine(_ bytes: [UInt8], _ body: ([[Int?]]) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var fields: [[Int?]] = [[]]
      var number: Int?
      var isComment = false
      for byte in bytes {
        switch byte {
        case 0x0A:
          if let known = number { fields[fields.count - 1].append(known) }
          if fields.count > 1 { body(fields) }
          (fields, number, isComment) = ([[]], nil, false)
        case _ where isComment: break
        case 0x23: isComment = true
        case 0x20, 0x3B:
          if let known = number { fields[fields.count - 1].append(known) }
          number = nil
          if byte == 0x3B { fields.append([]) }
        case 0x78: fields[fields.count - 1].append(nil)
        default:
          let digit = Int(byte) - (byte >= 0x41 ? 0x37 : 0x30)
          number = (number ?? 0) * (fields.count == 1 ? 16 : 10) + digit
        }
      }
    }
  }

  /// ICU 72 differs in 31 of 91,707 cases (99.97 % agree), all among the file's hand-made corner cases: overrides next to
  /// isolates or closed embeddings, marks after a closing bracket, and more than 63 open brackets; in one of them only the
  /// levels differ, not the order.
  @Test("BidiCharacterTest: levels and visual order of 91,707 cases")
  func bidi() throws {
    var cases = 0
    var orders = 0
    var failures = 0
    Self.forEachLine(try Self.bytes("BidiCharacterTest.txt")) { fields in
      cases += 1
      var units: [UInt16] = []
      var starts: [Int] = []
      for scalar in fields[0].compactMap({ $0 }).compactMap({ Unicode.Scalar(UInt32($0)) }) {
        starts.append(units.count)
        units += Array(String(Character(scalar)).utf16)
      }
      let base: TextBaseDirection = fields[1][0] == 0 ? .leftToRight : fields[1][0] == 1 ? .rightToLeft : .natural
      let found = units.withUnsafeBufferPointer { BidiParagraph.levels($0, base: base) }
      let levels = starts.map { found.levels?[$0] ?? found.baseLevel }
      let kept = fields[3].indices.filter { fields[3][$0] != nil }
      let order = BidiParagraph.visualOrder(kept.map { levels[$0] }).map { kept[$0] }
      if order != fields[4].compactMap({ $0 }) || Int(found.baseLevel) != fields[2][0] { orders += 1 }
      if kept.contains(where: { Int(levels[$0]) != fields[3][$0] }) { failures += 1 }
    }
    #expect(cases == 91_707)
    #expect(orders <= 30 && failures <= 31, "\(orders) orders, \(failures) levels")
  }

  /// ICU 72 differs in 22 of 7,654 cases (99.71 % agree), in which it already has the rules of later versions: no break after
  /// a hyphen that begins a word (LB20a of Unicode 15.1), none between a point or comma and a digit (LB25 of Unicode 16), and
  /// one before a number that begins with a point (LB15c of Unicode 16). Everything else must agree.
  @Test("LineBreakTest: opportunities, but for three rules of later versions")
  func lineBreaks() throws {
    let text = String(decoding: try Self.bytes("auxiliary/LineBreakTest.txt"), as: UTF8.self)
    var cases = 0
    var later = 0
    var failures: [String] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let data = line.prefix { $0 != "#" }
      var units: [UInt16] = []
      var expected: [Int] = []
      for part in data.split(separator: " ") {
        if part == "÷" {
          expected.append(units.count)
        } else if let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) {
          units += Array(String(Character(scalar)).utf16)
        }
      }
      guard !units.isEmpty else { continue }
      cases += 1
      expected = expected.filter { $0 > 0 && $0 < units.count }
      let marks = units.withUnsafeBufferPointer { LineBreaker.opportunities(in: $0[...]) }
      let found = marks.indices.filter { marks[$0] }
      if found == expected { continue }
      let opened = units.indices.dropLast().filter {
        $0 > 0 && units[$0 - 1] == 0x20 && units[$0] == 0x2E && (0x30...0x39).contains(units[$0 + 1])
      }
      let ruled = Set(expected.filter { !Self.isClosedLater(units, $0) } + opened)
      if Set(found) == ruled { later += 1 } else { failures.append(String(data)) }
    }
    #expect(cases == 7654)
    #expect(later <= 22)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20).joined(separator: "\n"))")
  }

  /// Whether later versions of the rules forbid a break before the unit.
  private static func isClosedLater(_ units: [UInt16], _ at: Int) -> Bool {
    var before = at - 1
    while before > 0 && units[before] == 0x0308 { before -= 1 }
    if units[before] == 0x2D { return before == 0 }
    return (units[before] == 0x2E || units[before] == 0x2C) && (0x30...0x39).contains(units[at])
  }
}
