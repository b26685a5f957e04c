// Cuts a text into the pieces that are shaped one by one, and cached as words.
//
// Called by: ShapedText. Hands on: pieces that cover the text without gaps.
//
//   A piece is a word or the spaces between two words. Words are shaped apart from their neighbours, as browsers do,
//   unless the space touches a symbol: fonts adapt symbols to the letters beyond a space ("A - B", "3 x 4"), so such
//   a symbol's neighbours are shaped with it (unless the font is set without contextual alternates). Tabs, line ends and other controls stand alone and draw nothing. A word
//   is also cut where its script changes.
//
// It does not decide where lines break: LineBreaker does, and a line may end inside a piece.
internal import CFonts

/// One piece of a text, in UTF-16 units.
struct TextPiece: Equatable {
  enum Kind: Equatable {
    /// Shaped by the font.
    case word
    /// Moves the pen to the next tab stop.
    case tab
    /// A line end (CR LF is one): draws nothing, ends the line.
    case lineEnd
    /// A control character: no glyph, no width.
    case control
  }
  var range: Range<Int>
  var kind: Kind
}

enum WordSegmenter {
  /// A piece is never longer than this, in UTF-16 units, unless one grapheme cluster is: bounds the shaper's memory.
  static let longestPiece = 1024
  /// A symbol pulls in neighbours up to this many units. Chosen here.
  private static let longestGlued = WordCache.longestWord

  /// The pieces of `units`, in order, without gaps. O(n).
  static func pieces(of units: UnsafeBufferPointer<UInt16>, features: FontFeatures = []) -> [TextPiece] {
    let glues = !features.contains(.plainCharacters)
    var pieces: [TextPiece] = []
    var at = 0
    while at < units.count {
      let start = at
      switch units[at] {
      case 0x0D where at + 1 < units.count && units[at + 1] == 0x0A:
        at += 2
        pieces.append(TextPiece(range: start..<at, kind: .lineEnd))
      case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
        at += 1
        pieces.append(TextPiece(range: start..<at, kind: .lineEnd))
      case 0x09:
        at += 1
        pieces.append(TextPiece(range: start..<at, kind: .tab))
      case let unit where isControl(unit):
        at += 1
        pieces.append(TextPiece(range: start..<at, kind: .control))
      default:
        at = endOfWord(units, from: at, glues: glues)
        appendWord(units, start..<at, to: &pieces)
      }
    }
    return pieces
  }

  /// The end of the word or run of spaces at `start`, glued to its neighbours where a symbol touches the space.
  private static func endOfWord(_ units: UnsafeBufferPointer<UInt16>, from start: Int, glues: Bool) -> Int {
    var at = start
    if units[at] == 0x20 {
      while at < units.count && units[at] == 0x20 { at += 1 }
      guard glues, at < units.count, isSymbol(units, at), !isBreak(units[at]) else { return at }
    }
    while true {
      while at < units.count && units[at] != 0x20 && !isBreak(units[at]) { at += 1 }
      var next = at
      while next < units.count && units[next] == 0x20 { next += 1 }
      guard glues, next > at, next < units.count, !isBreak(units[next]), next - start < longestGlued,
        isSymbol(units, at - 1) || isSymbol(units, next)
      else { return at }
      at = next
    }
  }

  /// Appends a word, cut at changes of script and at `longestPiece`.
  private static func appendWord(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, to pieces: inout [TextPiece]
  ) {
    var start = range.lowerBound
    if units[range].contains(where: { $0 >= 0x0300 }) {
      for cut in scriptChanges(units, range) {
        appendBounded(units, start..<cut, to: &pieces)
        start = cut
      }
    }
    appendBounded(units, start..<range.upperBound, to: &pieces)
  }

  private static func appendBounded(
    _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, to pieces: inout [TextPiece]
  ) {
    guard range.count > longestPiece else {
      pieces.append(TextPiece(range: range, kind: .word))
      return
    }
    let boundaries = GraphemeBoundaries.offsets(of: units[range])
    var start = range.lowerBound
    var last = start
    for offset in boundaries {
      let boundary = range.lowerBound + offset
      if boundary - start > longestPiece && last > start {
        pieces.append(TextPiece(range: start..<last, kind: .word))
        start = last
      }
      last = boundary
    }
    pieces.append(TextPiece(range: start..<range.upperBound, kind: .word))
  }

  /// Where the script changes between two characters that have one. Common and inherited characters go with what
  /// precedes them.
  private static func scriptChanges(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> [Int] {
    let functions = hb_unicode_funcs_get_default()
    var changes: [Int] = []
    var current: hb_script_t?
    var at = range.lowerBound
    while at < range.upperBound {
      let (scalar, width) = scalar(units, at, range.upperBound)
      let script = hb_unicode_script(functions, scalar)
      if script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN {
        if let current, current != script { changes.append(at) }
        current = script
      }
      at += width
    }
    return changes
  }

  private static func scalar(_ units: UnsafeBufferPointer<UInt16>, _ at: Int, _ end: Int) -> (UInt32, Int) {
    let first = units[at]
    guard first & 0xFC00 == 0xD800, at + 1 < end, units[at + 1] & 0xFC00 == 0xDC00 else { return (UInt32(first), 1) }
    return (0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(units[at + 1]) & 0x3FF, 2)
  }

  private static func isSpaceOrDigit(_ unit: UInt16) -> Bool { unit == 0x20 || (0x30...0x39).contains(unit) }

  private static func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F...0x9F).contains(unit) }

  private static func isBreak(_ unit: UInt16) -> Bool { isControl(unit) || unit == 0x2028 || unit == 0x2029 }

  /// Whether a font may adapt the character to letters beyond a space: anything but letters, digits and the marks that
  /// end a phrase; and an "x" among digits and spaces, which is drawn as a multiplication sign between digits.
  private static func isSymbol(_ units: UnsafeBufferPointer<UInt16>, _ at: Int) -> Bool {
    let unit = units[at]
    switch unit {
    case 0x78, 0x58:
      return (at == 0 || isSpaceOrDigit(units[at - 1])) && (at + 1 == units.count || isSpaceOrDigit(units[at + 1]))
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20: return false
    case 0x2C, 0x2E, 0x21, 0x3F, 0x27, 0x22, 0x3B, 0x2018...0x201F, 0x2026: return false
    case 0x00...0x7F, 0xA0...0xBF, 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x303F: return true
    default: return false
    }
  }
}
