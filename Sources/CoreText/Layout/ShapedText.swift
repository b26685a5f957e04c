// A text with its attributes, shaped piece by piece: what stays the same when the width changes.
//
// Made by: UIKitCore's labels, string drawing and text storage, and `ShapedText.cached`. Read by: LineFitter, LinePlacer.
//
//   paragraphs → levels (BidiParagraph) → stretches of one font, direction and script → words (WordSegmenter) → parts of
//   one fallback font (FontFallback) → glyphs (ShapingFace, cached) → pieces, in the text's order.
//
// It does not break lines; it keeps, once they are asked for, where lines may break and how far each unit is along.
import CoreGraphics
import Foundation
import Synchronization

/// A shaped text. Immutable; usable from any thread.
///
/// Thread safety: pieces are constants; what only wrapping needs is made on first use under `wrapping`, a `Mutex`.
package final class ShapedText: Sendable {
  package let source: AttributedText
  /// Stretches of the text with equal shaping attributes.
  let settings: [Setting]
  let pieces: [ShapedPiece]
  let paragraphs: [ShapedParagraph]
  /// Those that the first and the last paragraph begin with; nil without text.
  package var outerStyles: (first: TextParagraphStyle, last: TextParagraphStyle)? {
    guard let first = paragraphs.first, let last = paragraphs.last else { return nil }
    return (first.style, last.style)
  }
  /// The width of the text on one line, points; nil when it has line ends, tabs or a second paragraph.
  package let singleLineWidth: CGFloat?
  let wrapping = Mutex(Wrapping())
  /// The unit at which each setting ends, and each of the source's runs; the last ends are the count.
  private let settingEnds: [Int]
  private let runEnds: [Int]

  /// Attributes as pieces use them. A class: every piece asks for it, and copies of it would count references.
  final class Setting: Sendable {
    let attributes: TextAttributes
    /// Points after every glyph that moves the pen, besides the font's own tracking.
    let spacing: CGFloat
    /// How much wider glyphs and advances are.
    let widening: CGFloat
    /// The attributes' font with features for kerning and ligatures.
    let features: FontFeatures
    let language: ShapingLanguage

    init(
      attributes: TextAttributes, spacing: CGFloat, widening: CGFloat, features: FontFeatures,
      language: ShapingLanguage
    ) {
      self.attributes = attributes
      self.spacing = spacing
      self.widening = widening
      self.features = features
      self.language = language
    }
  }

  struct ShapedPiece: Sendable {
    enum Kind: UInt8, Sendable { case word, tab, control, attachment, lineEnd }
    var range: Range<Int>
    var kind: Kind
    /// The embedding level.
    var level: UInt8
    /// The index of its `Setting`.
    var setting: Int32
    /// The font that draws it.
    var font: CTFont
    /// Nil for pieces that draw nothing.
    var word: ShapedWord?
    /// Points, spacing included; 0 for tabs, whose width depends on where they stand.
    var width: CGFloat
  }

  struct ShapedParagraph: Sendable {
    /// Without the line end.
    var content: Range<Int>
    /// Where the next begins.
    var end: Int
    var style: TextParagraphStyle
    var baseLevel: UInt8
    /// The pieces of its content.
    var pieces: Range<Int>
    var hasTabs: Bool
    /// Whether any piece is at another level than the base.
    var isMixed: Bool
    /// Whether it follows a line separator: it goes on in the style of a paragraph that has begun.
    var continuesParagraph: Bool
    /// Whether a line separator, not a paragraph's end, ends it.
    var endsWithSeparator: Bool
  }

  struct Wrapping {
    var offsets: [CGFloat]?
    var opportunities: [Bool]?
    var boundaries: [Int]?
  }

  var units: [UInt16] { source.units }

  /// Shapes `text` in one font. O(n), or a look-up a word where words were seen before.
  package convenience init(_ text: String, font: CTFont) {
    self.init(AttributedText(text, attributes: TextAttributes(font: font)))
  }

  /// Shapes UTF-16 units; lone surrogates are drawn as U+FFFD.
  package convenience init(units: [UInt16], font: CTFont) {
    let run = AttributedText.Run(length: units.count, attributes: TextAttributes(font: font))
    self.init(AttributedText(units: units, runs: [run], styles: []))
  }

  /// Shapes a text. O(n), or a look-up a word where words were seen before.
  package init(_ source: AttributedText, catalog: FontCatalog = .shared) {
    self.source = source
    var builder = ShapedTextBuilder(source: source, catalog: catalog)
    builder.build()
    settings = builder.settings
    pieces = builder.pieces
    paragraphs = builder.paragraphs
    singleLineWidth = builder.singleLineWidth
    settingEnds = builder.settingEnds
    runEnds = source.runs.count == 1 ? [source.units.count] : Self.ends(source.runs.map(\.length), source.units.count)
  }

  private static func ends(_ lengths: [Int], _ count: Int) -> [Int] {
    var end = 0
    var ends = lengths.map { length in
      end = min(count, end + length)
      return end
    }
    ends[ends.count - 1] = count
    return ends
  }

  /// The index of the setting of a unit; the last one's at the end. O(log settings).
  func settingIndex(at unit: Int) -> Int { settingEnds.indexOfPart(with: unit) }

  /// The index of the source's run of a unit; the last one's at the end. O(log runs).
  func runIndex(at unit: Int) -> Int { runEnds.indexOfPart(with: unit) }

  /// The `runID` of a unit's attributes.
  func runID(at unit: Int) -> Int { source.runs[runIndex(at: unit)].attributes.runID }

  /// Whether runs with different `runID`s share a setting.
  var hasRunsWithinSettings: Bool { source.runs.count > settings.count }

  /// The attributes' font of the text's start: what a plain text has throughout.
  package var font: CTFont { source.runs[0].attributes.font }

  /// Shapes a part of a piece on its own, as a line end inside it makes necessary. `part` is within the piece.
  func word(_ part: Range<Int>, of piece: ShapedPiece) -> ShapedWord? {
    guard let word = piece.word else { return nil }
    if part == piece.range { return word }
    return source.units.withUnsafeBufferPointer {
      piece.font.face.word(UnsafeBufferPointer(rebasing: $0[part]), word.variant)
    }
  }

  /// The width of a shaped part of a piece in points.
  func width(of word: ShapedWord, in piece: ShapedPiece) -> CGFloat {
    ShapedTextBuilder.width(of: word, piece.font, settings[Int(piece.setting)])
  }

  /// The index of the piece that holds unit `offset`; `pieces.count` at the end. O(log n).
  func pieceIndex(at offset: Int) -> Int {
    pieces.partitioningIndex { $0.range.upperBound > offset }
  }
}
