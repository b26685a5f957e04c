// Where user-perceived characters begin, in UTF-16 units.
//
// Called by: LineFitter (wrapping inside a word, truncation) and WordSegmenter (very long words). By Swift's own rules
// for Character. It does not know words or lines.

enum GraphemeBoundaries {
  /// The offsets from the start of `units` at which a grapheme cluster begins or the text ends: 0, …, count.
  /// A lone surrogate is a cluster of its own. O(n).
  static func offsets(of units: Slice<UnsafeBufferPointer<UInt16>>) -> [Int] {
    let text = String(decoding: units, as: UTF16.self)
    var offsets: [Int] = [0]
    var at = 0
    for character in text {
      at += character.utf16.count
      offsets.append(at)
    }
    return offsets
  }
}
