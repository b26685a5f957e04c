// Words that were shaped lately: labels repeat their words at every layout.
//
// Owned by: ShapingFace, under its lock. Keyed by text and conditions (features, script, language), not by size: results are in font units.
//
//   two generations: look-ups that hit the old one move the word to the young one; when the young one is full it
//   becomes the old one and the former old one is dropped. So memory is at most 2 × capacity words of at most
//   `longestWord` units, and what is used often stays. O(1) a look-up.
//
// It does not shape, and it does not trust its hash: a hit is compared unit by unit.

/// A bounded cache of shaped words. Thread safety: none; its owner locks.
struct WordCache: Sendable {
  private var young: [UInt64: ShapedWord] = [:]
  private var old: [UInt64: ShapedWord] = [:]
  private let capacity: Int

  /// Longer pieces are rarely seen twice: they are shaped each time. UTF-16 units. Chosen here.
  static let longestWord = 64

  /// `capacity` words in a generation.
  init(capacity: Int = 4096) { self.capacity = max(1, capacity) }

  /// The number of words held, at most 2 × capacity.
  var count: Int { young.count + old.count }

  /// The word of exactly these units under these conditions, when it is known.
  mutating func word(_ units: UnsafeBufferPointer<UInt16>, _ variant: ShapingVariant, key: UInt64) -> ShapedWord? {
    if let word = young[key] { return Self.matches(word, units, variant) ? word : nil }
    guard let word = old[key], Self.matches(word, units, variant) else { return nil }
    insert(word, key: key)
    return word
  }

  /// Adds a word, replacing another of the same key.
  mutating func insert(_ word: ShapedWord, key: UInt64) {
    if young.count >= capacity && young[key] == nil {
      old = young
      young = [:]
      young.reserveCapacity(old.count)
    }
    young[key] = word
  }

  /// FNV-1a over the units and the conditions.
  static func key(_ units: UnsafeBufferPointer<UInt16>, _ variant: ShapingVariant) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for unit in units { hash = (hash ^ UInt64(unit)) &* 0x100_0000_01B3 }
    return (hash ^ variant.mixed) &* 0x100_0000_01B3
  }

  private static func matches(
    _ word: ShapedWord, _ units: UnsafeBufferPointer<UInt16>, _ variant: ShapingVariant
  ) -> Bool {
    word.variant == variant && word.units.elementsEqual(units)
  }
}
