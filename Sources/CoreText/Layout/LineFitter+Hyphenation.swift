// Where a word is divided so that more of it stands on the line.
//
// Called by: LineFitter for lines that it wraps. Uses: Hyphenator. Documented: NSParagraphStyle.hyphenationFactor.
import CoreGraphics
import Foundation

extension LineFitter {
  /// A later end for a line that ends at `end` with `width`: inside the next word, where a hyphen still fits. Nil when the
  /// line is full enough for the factor, or the word cannot be divided there.
  func hyphenatedLine(_ rest: Range<Int>, insteadOf line: FittedLine, endingAt end: Int, upTo overflow: Int)
    -> FittedLine?
  {
    let factor = paragraph.style.hyphenationFactor
    guard factor > 0, mode != .byCharWrapping, end < rest.upperBound else { return nil }
    let opportunities = text.opportunities
    // A line that ends inside a word has a word that is wider than a line: dividing it is better at any factor.
    let isInsideWord = !opportunities[end]
    guard isInsideWord || line.width < factor * width else { return nil }
    let start = isInsideWord ? rest.lowerBound : end
    let next = opportunities[(end + 1)..<rest.upperBound].firstIndex(of: true) ?? rest.upperBound
    let word = letters(in: start..<next)
    let language = text.settings[text.settingIndex(at: word.lowerBound)].attributes.language
    let limit = min(overflow, word.upperBound)
    for offset in Hyphenator.shared.divisions(of: text.units[word], language: language).reversed() {
      let at = word.lowerBound + offset
      guard at <= limit, isInsideWord || at > end else { continue }
      guard characterBoundary(in: rest, upTo: at) == at else { continue }
      let divided = self.line(rest, endingAt: at, isDivided: true)
      if fits(divided.width) { return divided }
    }
    return nil
  }

  /// The first run of letters in a word with its punctuation.
  private func letters(in word: Range<Int>) -> Range<Int> {
    func isLetter(_ unit: UInt16) -> Bool { UnicodeScalar(unit)?.properties.isAlphabetic ?? false }
    let start = text.units[word].firstIndex(where: isLetter) ?? word.upperBound
    let end = text.units[start..<word.upperBound].firstIndex { !isLetter($0) } ?? word.upperBound
    return start..<end
  }
}
