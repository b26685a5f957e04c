// Texts that were shaped lately: a label is measured several times a layout, and lists show the same captions again.
//
// Asked by: UIKitCore's labels and string measuring, through `ShapedText.cached(_:font:)`. Keyed by text and font
// object. Two generations, as WordCache, behind the latest few: memory is at most 2 × capacity + 256 texts of at most
// `longestText` units.
// It does not keep layouts: those depend on the box.
import Foundation
import Synchronization

/// A bounded cache of shaped texts. Thread safety: `state` is a `Mutex`, not held while a text is shaped.
package final class ShapedTextCache: Sendable {
  /// Longer texts are shaped from the word cache each time. UTF-16 units. Chosen here.
  static let longestText = 256

  /// Equal when font and bytes are: equal strings may differ in their units (é, and e with an accent), which ranges and
  /// glyphs follow.
  private struct Key: Hashable {
    var text: String
    /// The font object: alive as long as the entry, whose text holds it.
    var font: ObjectIdentifier
    /// Of text and font.
    var mixed: UInt64

    /// `text` must be of contiguous UTF-8.
    init(_ text: String, _ font: CTFont) {
      self.text = text
      self.font = ObjectIdentifier(font)
      var hash = UInt64(UInt(bitPattern: self.font)) ^ 0x9E37_79B9_7F4A_7C15
      text.utf8.withContiguousStorageIfAvailable { hash = Self.mix(UnsafeRawBufferPointer($0), hash) }
      mixed = hash
    }

    /// Eight bytes at a time.
    private static func mix(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt64 {
      var hash = seed &+ UInt64(bytes.count)
      var at = 0
      while at + 8 <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        at += 8
      }
      while at < bytes.count {
        hash = (hash ^ UInt64(bytes[at])) &* 0x100_0000_01B3
        at += 1
      }
      return hash ^ hash >> 32
    }

    static func == (one: Key, other: Key) -> Bool {
      guard one.mixed == other.mixed, one.font == other.font, one.text.utf8.count == other.text.utf8.count else {
        return false
      }
      let same = one.text.utf8.withContiguousStorageIfAvailable { bytes in
        other.text.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
      }
      return (same ?? nil) ?? one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(mixed) }
  }

  private struct State {
    var young: [Key: ShapedText] = [:]
    var old: [Key: ShapedText] = [:]
    /// Counts what `young` has been.
    var generation = 0
    /// The last text of each remainder of `mixed`: in front of the generations, found without their hashing; good for the
    /// generation in which it was found, so that what is used often is also there.
    var latest: [(key: Key, text: ShapedText, generation: Int)?] = Array(
      repeating: nil, count: ShapedTextCache.latestCount)
  }

  private static let latestCount = 256

  private let capacity: Int
  private let state = Mutex(State())

  static let shared = ShapedTextCache(capacity: 1024)

  /// `capacity` texts in a generation.
  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// The number of texts held, at most 2 × capacity.
  var count: Int { state.withLock { $0.young.count + $0.old.count } }

  /// The shaped text, made if need be. O(text) for the hash on a hit.
  func text(_ text: String, font: CTFont) -> ShapedText {
    guard text.utf8.count <= Self.longestText else { return ShapedText(text, font: font) }
    var contiguous = text
    contiguous.makeContiguousUTF8()
    let key = Key(contiguous, font)
    let slot = Int(truncatingIfNeeded: key.mixed) & (Self.latestCount - 1)
    let known = state.withLock { state -> ShapedText? in
      if let latest = state.latest[slot], latest.generation == state.generation, latest.key == key {
        return latest.text
      }
      guard let found = state.young[key] else { return nil }
      state.latest[slot] = (key, found, state.generation)
      return found
    }
    if let known { return known }
    let shaped = state.withLock { $0.old[key] } ?? ShapedText(contiguous, font: font)
    state.withLock { state in
      if state.young.count >= capacity {
        state.old = state.young
        state.young = [:]
        state.young.reserveCapacity(capacity)
        state.generation += 1
      }
      state.young[key] = shaped
      state.latest[slot] = (key, shaped, state.generation)
    }
    return shaped
  }
}

extension ShapedText {
  /// The shaped text from the process's cache of texts, made if need be: what labels use.
  package static func cached(_ text: String, font: CTFont) -> ShapedText {
    ShapedTextCache.shared.text(text, font: font)
  }
}
