// Where a word of a language may be divided: Liang's method, with the pattern files of Debian's hyphen packages.
//
// Called by: Hyphenator. A pattern is letters with digits between them; each place in a word takes the highest digit of all
// patterns found there, and an odd one allows a division.
import Foundation

/// The patterns of one language. Immutable; usable from any thread.
struct HyphenationPatterns: Sendable {
  /// A trie: where a node's edge with a letter leads, by node << 16 | letter.
  private var edges: [UInt64: Int32] = [:]
  /// The digits of the pattern that ends at a node: one more than it has letters; empty for none.
  private var digits: [[UInt8]] = [[]]
  /// At least so many letters stay before a division, and after it.
  private var shortestStart = 2
  private var shortestEnd = 3

  private static let dot = UInt16(0x2E)
  /// Longer words are left whole: no language's dictionary has them. UTF-16 units. Chosen here.
  static let longestWord = 64

  /// Reads a file of libhyphen's format. Lines that say more than where to divide (respelling) are left out. Nil for a
  /// file in another encoding than UTF-8 or Latin-1.
  init?(_ data: Data) {
    let name = String(decoding: data.prefix { $0 != 0x0A }, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    guard ["UTF-8", "ISO8859-1"].contains(name) else { return nil }
    let text =
      name == "UTF-8"
      ? String(decoding: data, as: UTF8.self) : String(String.UnicodeScalarView(data.map { UnicodeScalar($0) }))
    for line in text.split(whereSeparator: \.isNewline).dropFirst() { add(line) }
  }

  private mutating func add(_ line: Substring) {
    if let first = line.utf8.first, first == 0x25 || first == 0x23 { return }
    if line.hasPrefix("LEFTHYPHENMIN") { return shortestStart = Self.number(line) ?? shortestStart }
    if line.hasPrefix("RIGHTHYPHENMIN") { return shortestEnd = Self.number(line) ?? shortestEnd }
    guard let first = line.unicodeScalars.first, !(0x41...0x5A).contains(first.value), !line.contains("/") else {
      return
    }
    var node: Int32 = 0
    var own: [UInt8] = [0]
    for unit in line.utf16 {
      if (0x30...0x39).contains(unit) {
        own[own.count - 1] = UInt8(unit - 0x30)
        continue
      }
      let key = UInt64(node) << 16 | UInt64(unit)
      if let next = edges[key] {
        node = next
      } else {
        node = Int32(digits.count)
        digits.append([])
        edges[key] = node
      }
      own.append(0)
    }
    digits[Int(node)] = own
  }

  private static func number(_ line: Substring) -> Int? {
    line.split(separator: " ").last.flatMap { Int($0) }.flatMap { (1...20).contains($0) ? $0 : nil }
  }

  /// Where a word of letters may be divided: offsets from its start, rising. O(n × longest pattern).
  func divisions(of word: some Collection<UInt16>) -> [Int] {
    guard word.count >= shortestStart + shortestEnd, word.count <= Self.longestWord else { return [] }
    let lowered = Array(String(decoding: word, as: UTF16.self).lowercased().utf16)
    // A letter whose small form has another length would shift what follows.
    guard lowered.count == word.count else { return [] }
    let letters = [Self.dot] + lowered + [Self.dot]
    var highest = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      var node: Int32 = 0
      for at in start..<letters.count {
        guard let next = edges[UInt64(node) << 16 | UInt64(letters[at])] else { break }
        node = next
        for (offset, digit) in digits[Int(node)].enumerated() {
          highest[start + offset] = max(highest[start + offset], digit)
        }
      }
    }
    // The letter at `offset` is letters[offset + 1]: the digit before it has that index.
    return (shortestStart...word.count - shortestEnd).filter { highest[$0 + 1] & 1 == 1 }
  }
}
