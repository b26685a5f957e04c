// A GSUB or GPOS table, read for its rules: for each, the sets of characters that it needs in a text to match.
//
// Used by: LayoutRules. Every read is bounds-checked; one that fails marks the table as broken. Contexts are in
// LayoutTable+Contexts.

/// OpenType's layout tables, as far as ASCII characters are concerned. Borrowed bytes: lives as long as its blob is held.
final class LayoutTable {
  private let bytes: UnsafeRawBufferPointer
  private let isPositioning: Bool
  /// The characters with glyphs, by glyph.
  private let characters: [(glyph: Int, set: ASCIISet)]
  private(set) var isBroken = false
  /// Numbers that may still be read: a hostile table's lists lead to each other again and again.
  private var budget = 4_000_000
  /// Coverage tables read so far: rules share them.
  private var coverages: [Int: ASCIISet] = [:]

  init(_ bytes: UnsafeRawBufferPointer, isPositioning: Bool, _ glyphs: [UInt32]) {
    self.bytes = bytes
    self.isPositioning = isPositioning
    var sets: [Int: ASCIISet] = [:]
    for (character, glyph) in glyphs.enumerated() where glyph != 0 {
      sets[Int(glyph), default: 0] |= 1 << ASCIISet(character)
    }
    characters = sets.map { (glyph: $0.key, set: $0.value) }.sorted { $0.glyph < $1.glyph }
  }

  /// The 16-bit number at an offset; 0 beyond the end or the budget, which breaks the table.
  func number(_ at: Int) -> Int {
    budget -= 1
    guard at >= 0, at + 2 <= bytes.count, budget > 0 else {
      isBroken = true
      return 0
    }
    return Int(bytes[at]) << 8 | Int(bytes[at + 1])
  }

  private func long(_ at: Int) -> Int { number(at) << 16 | number(at + 2) }

  /// `count` offsets or numbers from an offset on.
  func numbers(_ at: Int, _ count: Int) -> [Int] { isBroken ? [] : (0..<count).map { number(at + 2 * $0) } }

  private func tag(_ at: Int) -> String {
    at >= 0 && at + 4 <= bytes.count ? String(decoding: bytes[at..<at + 4], as: UTF8.self) : ""
  }

  /// The features that English in Latin script may have: by index in the list of features. Nil when one of them is demanded
  /// whatever its tag says.
  private func features() -> Set<Int>? {
    let scripts = number(4)
    var indices: Set<Int> = []
    for record in (0..<number(scripts)).map({ scripts + 2 + 6 * $0 }) {
      guard ["latn", "DFLT", "dflt"].contains(tag(record)) else { continue }
      let script = scripts + number(record + 4)
      var systems = number(script) == 0 ? [] : [script + number(script)]
      for language in (0..<number(script + 2)).map({ script + 4 + 6 * $0 }) where tag(language) == "ENG " {
        systems.append(script + number(language + 4))
      }
      for system in systems {
        guard number(system + 2) == 0xFFFF else { return nil }
        indices.formUnion(numbers(system + 6, number(system + 4)))
      }
    }
    return isBroken ? nil : indices
  }

  /// Where the lookups of the features with some tags are, each once; nil for a table that demands a feature.
  func lookups(where isWanted: (String) -> Bool) -> [Int]? {
    let (list, lookups) = (number(6), number(8))
    guard let features = features() else { return nil }
    var indices: Set<Int> = []
    for record in features.map({ list + 2 + 6 * $0 }) where isWanted(tag(record)) {
      let feature = list + number(record + 4)
      indices.formUnion(numbers(feature + 4, number(feature + 2)))
    }
    return indices.sorted().map { lookups + number(lookups + 2 + 2 * $0) }
  }

  /// Calls `body` with the sets of each rule, until it says false: then, or for an unknown kind of lookup, false.
  func forEachRule(of lookup: Int, _ body: ([ASCIISet]) -> Bool) -> Bool {
    for offset in numbers(lookup + 6, number(lookup + 4)) {
      var kind = number(lookup)
      var subtable = lookup + offset
      if kind == (isPositioning ? 9 : 7) {
        kind = number(subtable + 2)
        subtable += long(subtable + 4)
      }
      let isRead =
        isPositioning
        ? positioning(kind, subtable, flags: number(lookup + 2), body) : substitution(kind, subtable, body)
      guard isRead, !isBroken else { return false }
    }
    return true
  }

  private func substitution(_ kind: Int, _ table: Int, _ body: ([ASCIISet]) -> Bool) -> Bool {
    switch kind {
    case 1, 2, 3: return body([coverage(table + number(table + 2))])
    case 4: return ligatures(table, body)
    case 5: return context(table, isChained: false, body)
    case 6: return context(table, isChained: true, body)
    case 8:
      var rule = [coverage(table + number(table + 2))]
      let backtrack = number(table + 4)
      rule += numbers(table + 6, backtrack).map { coverage(table + $0) }
      let ahead = table + 6 + 2 * backtrack
      rule += numbers(ahead + 2, number(ahead)).map { coverage(table + $0) }
      return body(rule)
    default: return false
    }
  }

  private func positioning(_ kind: Int, _ table: Int, flags: Int, _ body: ([ASCIISet]) -> Bool) -> Bool {
    switch kind {
    case 2:
      // Pairs that move the first glyph's advance alone, of direct neighbours, are what a pair table holds.
      let skipsLetters = flags & 0x6 != 0
      let isPlain = number(table + 4) & ~0x4 == 0 && number(table + 6) == 0 && !skipsLetters
      return isPlain || body([coverage(table + number(table + 2))])
    case 1, 3: return body([coverage(table + number(table + 2))])
    case 4, 5, 6: return body([coverage(table + number(table + 2)), coverage(table + number(table + 4))])
    case 7: return context(table, isChained: false, body)
    case 8: return context(table, isChained: true, body)
    default: return false
    }
  }

  private func ligatures(_ table: Int, _ body: ([ASCIISet]) -> Bool) -> Bool {
    let start = table + number(table + 2)
    for (glyph, first) in characters {
      guard let index = coverageIndex(start, glyph), index < number(table + 4) else { continue }
      let set = table + number(table + 6 + 2 * index)
      for ligature in numbers(set + 2, number(set)).map({ set + $0 }) {
        let rest = numbers(ligature + 4, max(0, number(ligature + 2) - 1)).map { self.set(ofGlyph: $0) }
        guard body([first] + rest) else { return false }
      }
    }
    return true
  }

  /// The characters that a glyph stands for.
  func set(ofGlyph glyph: Int) -> ASCIISet { characters.first { $0.glyph == glyph }?.set ?? 0 }

  /// The characters that a coverage table lists.
  func coverage(_ at: Int) -> ASCIISet {
    if let known = coverages[at] { return known }
    let set = characters.reduce(0) { $0 | (coverageIndex(at, $1.glyph) != nil ? $1.set : 0) }
    coverages[at] = set
    return set
  }

  /// Calls `body` with each listed character's glyph and its place in a coverage table.
  func forEachCovered(_ at: Int, _ body: (_ set: ASCIISet, _ index: Int) -> Bool) -> Bool {
    for (glyph, set) in characters {
      if let index = coverageIndex(at, glyph), !body(set, index) { return false }
    }
    return true
  }

  private func coverageIndex(_ at: Int, _ glyph: Int) -> Int? {
    switch number(at) {
    case 1:
      let count = number(at + 2)
      let index = (0..<count).partitioningIndex { number(at + 4 + 2 * $0) >= glyph }
      return index < count && number(at + 4 + 2 * index) == glyph ? index : nil
    case 2:
      return rangeRecord(at, glyph).map { number($0 + 4) + glyph - number($0) }
    default:
      isBroken = true
      return nil
    }
  }

  /// The characters of each class of a class table; class 0 is what it does not list.
  func classes(_ at: Int) -> [Int: ASCIISet] {
    var classes: [Int: ASCIISet] = [:]
    for (glyph, set) in characters { classes[self.class(at, glyph), default: 0] |= set }
    return classes
  }

  private func `class`(_ at: Int, _ glyph: Int) -> Int {
    switch number(at) {
    case 1:
      let index = glyph - number(at + 2)
      return index >= 0 && index < number(at + 4) ? number(at + 6 + 2 * index) : 0
    case 2:
      return rangeRecord(at, glyph).map { number($0 + 4) } ?? 0
    default:
      isBroken = true
      return 0
    }
  }

  /// Where the record of the glyph's range is (first glyph, last glyph, a number), in a coverage or class table of format 2.
  private func rangeRecord(_ at: Int, _ glyph: Int) -> Int? {
    let count = number(at + 2)
    let index = (0..<count).partitioningIndex { number(at + 4 + 6 * $0 + 2) >= glyph }
    let record = at + 4 + 6 * index
    return index < count && number(record) <= glyph ? record : nil
  }
}
