// Where the units of a text begin and end: characters, words, sentences, paragraphs.
//
// Called by: UITextInputStringTokenizer. Pure. Words are runs of letters, numbers and joining apostrophes, sentences end
// with a mark and a space (chosen here: scripts without spaces are not divided into words).

enum TextUnits {
  /// UTF-16 units from the beginning, ascending. Lines depend on layout: none.
  static func ranges(_ granularity: UITextGranularity, in text: String) -> [Range<Int>] {
    switch granularity {
    case .line: []
    case .document: [0..<text.utf16.count]
    case .character: characters(text).map(\.range)
    case .word: words(characters(text))
    case .sentence: sentences(characters(text))
    case .paragraph: paragraphs(characters(text))
    }
  }

  private typealias Piece = (character: Character, range: Range<Int>)

  private static func characters(_ text: String) -> [Piece] {
    var offset = 0
    return text.map { character in
      let start = offset
      offset += character.utf16.count
      return (character, start..<offset)
    }
  }

  private static func words(_ pieces: [Piece]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (index, piece) in pieces.enumerated() where isOfWord(pieces, index) {
      if let last = found.last, last.upperBound == piece.range.lowerBound {
        found[found.count - 1] = last.lowerBound..<piece.range.upperBound
      } else {
        found.append(piece.range)
      }
    }
    return found
  }

  private static func isOfWord(_ pieces: [Piece], _ index: Int) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      pieces.indices.contains(place) && (pieces[place].character.isLetter || pieces[place].character.isNumber)
    }
    if isLetter(index) || pieces[index].character == "_" { return true }
    return "'\u{2019}".contains(pieces[index].character) && isLetter(index - 1) && isLetter(index + 1)
  }

  /// With the spaces that follow.
  private static func sentences(_ pieces: [Piece]) -> [Range<Int>] {
    divide(pieces) { index in
      let (character, next) = (pieces[index].character, index + 1 < pieces.count ? pieces[index + 1].character : nil)
      if character.isNewline { return true }
      guard character.isWhitespace, next?.isWhitespace != true else {
        return "\u{3002}\u{FF01}\u{FF1F}".contains(character)
      }
      let end = pieces[..<index].last { !$0.character.isWhitespace && !"\"')\u{201D}\u{2019}".contains($0.character) }
      return end.map { ".!?\u{2026}".contains($0.character) } ?? false
    }
  }

  /// Without the line break that ends them.
  private static func paragraphs(_ pieces: [Piece]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for piece in pieces where piece.character.isNewline {
      found.append(start..<piece.range.lowerBound)
      start = piece.range.upperBound
    }
    let end = pieces.last?.range.upperBound ?? 0
    if start < end { found.append(start..<end) }
    return found
  }

  private static func divide(_ pieces: [Piece], _ ends: (Int) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for (index, piece) in pieces.enumerated() where ends(index) || index == pieces.count - 1 {
      found.append(start..<piece.range.upperBound)
      start = piece.range.upperBound
    }
    return found
  }
}
