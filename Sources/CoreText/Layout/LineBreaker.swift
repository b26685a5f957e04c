// Where a line may end, by the Unicode line breaking rules with ICU's dictionaries.
//
// Called by: ShapedText, once per paragraph that does not fit its width. Hands on: LineFitter reads the marks.
// It does not measure. Line ends in the text are found before it (WordSegmenter).
internal import CUnicode

enum LineBreaker {
  /// For each offset 0...count whether a line may begin there. Offsets 0 and count are never marked.
  /// When ICU has no memory, lines may begin after spaces. O(n).
  static func opportunities(in units: Slice<UnsafeBufferPointer<UInt16>>) -> [Bool] {
    let paragraph = UnsafeBufferPointer(rebasing: units)
    guard paragraph.count > 1 else { return Array(repeating: false, count: paragraph.count + 1) }
    var marks = [UInt8](repeating: 0, count: paragraph.count + 1)
    let isKnown = marks.withUnsafeMutableBufferPointer {
      cu_line_breaks(paragraph.baseAddress, paragraph.count, $0.baseAddress)
    }
    if !isKnown {
      for at in 1..<paragraph.count where paragraph[at - 1] == 0x20 && paragraph[at] != 0x20 { marks[at] = 1 }
    }
    marks[0] = 0
    marks[paragraph.count] = 0
    return marks.map { $0 != 0 }
  }
}
