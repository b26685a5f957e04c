// Texts that were shaped lately: a label is measured several times a layout, and lists show the same captions again.
//
// Asked by: UIKitCore's labels and string measuring, through `ShapedText.cached(_:font:)`. Keyed by text and font
// object. Two generations, as WordCache: memory is at most 2 × capacity texts of at most `longestText` units.
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

    static func == (one: Key, other: Key) -> Bool {
      guard one.font == other.font, one.text.utf8.count == other.text.utf8.count else { return false }
      let same = one.text.utf8.withContiguousStorageIfAvailable { bytes in
        other.text.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
      }
      return (same ?? nil) ?? one.text.utf8.elementsEqual(other.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      let bytes: Void? = text.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if bytes == nil { for byte in text.utf8 { hasher.combine(byte) } }
    }
  }

  private struct State {
    var young: [Key: ShapedText] = [:]
    var old: [Key: ShapedText] = [:]
  }

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
    let key = Key(text: contiguous, font: ObjectIdentifier(font))
    if let known = state.withLock({ $0.young[key] }) { return known }
    let shaped = state.withLock { $0.old[key] } ?? ShapedText(contiguous, font: font)
    state.withLock { state in
      if state.young.count >= capacity {
        state.old = state.young
        state.young = [:]
        state.young.reserveCapacity(capacity)
      }
      state.young[key] = shaped
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
