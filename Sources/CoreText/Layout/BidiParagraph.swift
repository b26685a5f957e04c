// Directions in one paragraph: levels by the Unicode bidirectional algorithm, and the order on a line.
//
// Called by: ShapedText (levels, once per paragraph that needs them) and LinePlacer (order, for each line).
// Hands on: a level a unit; positions of pieces from left to right. It does not shape or measure.
internal import CUnicode
import Foundation

enum BidiParagraph {
  /// What a paragraph's directions are: nil levels when all of it is at `baseLevel`.
  struct Levels: Sendable, Equatable {
    var baseLevel: UInt8
    var levels: [UInt8]?
  }

  /// Whether a unit can be of a right-to-left script or an explicit direction: below U+0590 nothing is. Surrogates may be.
  @inline(__always) static func mayReorder(_ unit: UInt16) -> Bool {
    guard unit >= 0x0590 else { return false }
    if unit <= 0x08FF { return true }
    if unit < 0x200F { return false }
    return (0x200F...0x202E).contains(unit) || (0x2066...0x2069).contains(unit) || (0xD802...0xD83B).contains(unit)
      || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit)
  }

  /// The levels of a paragraph without its line end. `embeddings`: explicit directions by unit, with bit 7 for an
  /// override, in place of those in the text. When memory is short all is at the base level. O(n).
  static func levels(
    _ units: UnsafeBufferPointer<UInt16>, base: TextBaseDirection, embeddings: [UInt8]? = nil
  ) -> Levels {
    let wanted: UInt8 = base == .rightToLeft ? 1 : 0
    guard !units.isEmpty else { return Levels(baseLevel: wanted, levels: nil) }
    if embeddings == nil && wanted == 0 && !units.contains(where: mayReorder) {
      return Levels(baseLevel: 0, levels: nil)
    }
    var levels = [UInt8](repeating: 0, count: units.count)
    let direction: Int32 =
      switch base {
      case .leftToRight: Int32(CU_BIDI_LEFT_TO_RIGHT)
      case .rightToLeft: Int32(CU_BIDI_RIGHT_TO_LEFT)
      case .natural: Int32(CU_BIDI_NATURAL)
      }
    let level = cu_bidi_levels(units.baseAddress, units.count, direction, embeddings, &levels)
    guard level >= 0 else { return Levels(baseLevel: wanted, levels: nil) }
    let baseLevel = UInt8(level)
    return Levels(baseLevel: baseLevel, levels: levels.allSatisfy { $0 == baseLevel } ? nil : levels)
  }

  /// The order from left to right of items with these levels (rule L2): item indices. O(n × levels).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var at = 0
      while at < levels.count {
        guard levels[at] >= level else {
          at += 1
          continue
        }
        var end = at
        while end < levels.count && levels[end] >= level { end += 1 }
        order[at..<end].reverse()
        at = end
      }
    }
    return order
  }
}
