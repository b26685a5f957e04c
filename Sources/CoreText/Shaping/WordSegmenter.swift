// Cuts a stretch of text into the pieces that are shaped one by one, and cached as words.
//
// Used by: ShapedTextBuilder. Hands on: pieces that cover the stretch without gaps.
//
//   A piece is a word or the spaces between two words. Words are shaped apart from their neighbours, as browsers do,
//   unless the space touches a symbol: fonts adapt symbols to the letters beyond a space ("A - B", "3 x 4"), so such
//   a symbol's neighbours are shaped with it (unless the font is set without contextual alternates). Tabs, controls and
//   attachments stand alone.
//
// It does not know scripts, and not where lines break: a line may end inside a piece.
import Foundation

struct WordSegmenter {
  /// One piece, in UTF-16 units.
  struct Piece: Equatable {
    enum Kind: Equatable {
      /// Below U+0080 throughout.
      case ascii
      case word
      /// Moves the pen to the next tab stop.
      case tab
      /// A control character: no glyph, no width.
      case control
      /// U+FFFC where the setting has a box for it.
      case attachment
    }
    var range: Range<Int>
    var kind: Kind
    /// For ASCII: whether there is a letter, so that the script is known.
    var hasLetters = false
  }

  private let units: UnsafeBufferPointer<UInt16>
  private let end: Int
  private let glues: Bool
  private let attachments: Bool
  private var at: Int

  /// A piece is never longer than this, in UTF-16 units, unless one grapheme cluster is: bounds the shaper's memory.
  static let longestPiece = 1024
  /// The same for scripts without spaces, whose characters do not depend on each other: a line's end inside a piece then
  /// costs little. Chosen here.
  static let longestIdeographic = 16
  /// A symbol pulls in neighbours up to this many units. Chosen here.
  private static let longestGlued = WordCache.longestWord

  /// `range` holds no line end. `glues`: symbols are shaped with their neighbours. `attachments`: U+FFFC stands alone.
  init(units: UnsafeBufferPointer<UInt16>, range: Range<Int>, glues: Bool, attachments: Bool) {
    self.units = units
    self.glues = glues
    self.attachments = attachments
    at = range.lowerBound
    end = range.upperBound
  }

  /// The next piece; nil at the end. O(piece).
  mutating func next() -> Piece? {
    guard at < end else { return nil }
    let start = at
    let unit = units[at]
    if unit == 0x09 {
      at += 1
      return Piece(range: start..<at, kind: .tab)
    }
    if Self.isControl(unit) {
      at += 1
      return Piece(range: start..<at, kind: .control)
    }
    if unit == 0xFFFC && attachments {
      at += 1
      return Piece(range: start..<at, kind: .attachment)
    }
    at = endOfWord(from: at)
    var all: UInt16 = 0
    var hasLetters = false
    for index in start..<at {
      let unit = units[index]
      all |= unit
      let upper = unit & 0xFFDF
      if upper >= 0x41 && upper <= 0x5A { hasLetters = true }
    }
    let isASCII = all < 0x80 && at - start <= Self.longestPiece
    return Piece(range: start..<at, kind: isASCII ? .ascii : .word, hasLetters: hasLetters)
  }

  /// The end of the word or run of spaces at `start`, glued to its neighbours where a symbol touches the space.
  private func endOfWord(from start: Int) -> Int {
    var at = start
    if units[at] == 0x20 {
      while at < end && units[at] == 0x20 { at += 1 }
      guard glues, at < end, isSymbol(at), !isBreak(units[at]) else { return at }
    }
    while true {
      while at < end && units[at] != 0x20 && !isBreak(units[at]) { at += 1 }
      guard glues else { return max(at, start + 1) }
      var next = at
      while next < end && units[next] == 0x20 { next += 1 }
      guard next > at, next < end, !isBreak(units[next]), next - start < Self.longestGlued,
        isSymbol(at - 1) || isSymbol(next)
      else { return max(at, start + 1) }
      at = next
    }
  }

  /// `range` in parts of at most `longestPiece`, or `longestIdeographic`, cut between user-perceived characters.
  static func bounded(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, isIdeographic: Bool
  ) -> [Range<Int>] {
    let longest = isIdeographic ? longestIdeographic : longestPiece
    guard range.count > longest else { return [range] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var last = start
    for offset in GraphemeBoundaries.offsets(of: units[range]) {
      let boundary = range.lowerBound + offset
      if boundary - start > longest && last > start {
        parts.append(start..<last)
        start = last
      }
      last = boundary
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  private static func isSpaceOrDigit(_ unit: UInt16) -> Bool { unit == 0x20 || (0x30...0x39).contains(unit) }

  private static func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F...0x9F).contains(unit) }

  private func isBreak(_ unit: UInt16) -> Bool {
    unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0xFFFC && attachments
  }

  /// Whether a font may adapt the character to letters beyond a space: anything but letters, digits and the marks that
  /// end a phrase; and an "x" among digits and spaces, which is drawn as a multiplication sign between digits.
  private func isSymbol(_ at: Int) -> Bool {
    let unit = units[at]
    switch unit {
    case 0x78, 0x58:
      return (at == 0 || Self.isSpaceOrDigit(units[at - 1]))
        && (at + 1 == units.count || Self.isSpaceOrDigit(units[at + 1]))
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20: return false
    case 0x2C, 0x2E, 0x21, 0x3F, 0x27, 0x22, 0x3B, 0x2018...0x201F, 0x2026: return false
    case 0x00...0x7F, 0xA0...0xBF, 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x303F: return true
    default: return false
    }
  }
}
