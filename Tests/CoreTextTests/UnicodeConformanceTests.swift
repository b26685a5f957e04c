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

  /// Why ICU 72 differs from the standard in 31 of 91,707 cases (99.97 % agree).
  private enum BidiDifference: Hashable {
    /// An isolate or a second embedding inside an override: what follows it is given the level of the inner one.
    case isolateInOverride
    /// A bracket whose partner is in another embedding or override: ICU pairs the two, the standard does not.
    case bracketsAcrossEmbeddings
    /// A mark after a closing bracket at the text's end keeps its own direction; rule N0 gives it that of the bracket.
    case markAfterBracket
    /// More open brackets than 63, beyond which rule BD16 stops pairing: ICU goes on.
    case tooManyBrackets
    /// A text that runs left to right throughout: ICU says so and leaves out the levels. The order is the same.
    case levelsOnly
  }

  /// The cause of a case that differs; nil for none of those known.
  private static func cause(_ scalars: [Int], sameOrder: Bool) -> BidiDifference? {
    if sameOrder { return .levelsOnly }
    let brackets = scalars.filter { [0x28, 0x29, 0x5B, 0x5D].contains($0) }
    if brackets.count > 63 { return .tooManyBrackets }
    let hasEmbedding = scalars.contains { (0x202A...0x202E).contains($0) }
    if brackets.isEmpty { return hasEmbedding && scalars.contains(0x2069) ? .isolateInOverride : nil }
    if hasEmbedding { return .bracketsAcrossEmbeddings }
    let ending = scalars.reversed().drop { $0 == 0x200B || $0 == 0x200D }.prefix { Self.isMark($0) }
    return ending.isEmpty ? nil : .markAfterBracket
  }

  private static func isMark(_ scalar: Int) -> Bool {
    UInt32(exactly: scalar).flatMap(Unicode.Scalar.init)?.properties.generalCategory == .nonspacingMark
  }

  @Test("BidiCharacterTest: levels and visual order of 91,707 cases")
  func bidi() throws {
    var cases = 0
    var differences: [BidiDifference: Int] = [:]
    var unexplained: [[Int?]] = []
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
      let sameOrder = order == fields[4].compactMap { $0 } && Int(found.baseLevel) == fields[2][0]
      if sameOrder && kept.allSatisfy({ Int(levels[$0]) == fields[3][$0] }) { return }
      if let cause = Self.cause(fields[0].compactMap { $0 }, sameOrder: sameOrder) {
        differences[cause, default: 0] += 1
      } else {
        unexplained.append(fields[0])
      }
    }
    #expect(cases == 91_707)
    #expect(unexplained.isEmpty, "\(unexplained)")
    let known: [BidiDifference: Int] = [
      .isolateInOverride: 4, .bracketsAcrossEmbeddings: 16, .markAfterBracket: 9, .tooManyBrackets: 1, .levelsOnly: 1,
    ]
    #expect(differences == known, "another version of ICU: see which of these it has mended")
  }

  @Test("LineBreakTest: the opportunities of all 7,654 cases")
  func lineBreaks() throws {
    let text = String(decoding: try Self.bytes("auxiliary/LineBreakTest.txt"), as: UTF8.self)
    var cases = 0
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
      if found != expected { failures.append(String(data)) }
    }
    #expect(cases == 7654)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20).joined(separator: "\n"))")
  }
}
