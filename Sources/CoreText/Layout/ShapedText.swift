// A text with a font, shaped piece by piece: what stays the same when the width changes.
//
// Made by: TextLayout and callers that lay the same text out at several widths. Read by: LineFitter, LineBuilder.
// It does not break lines; it keeps, once they are asked for, where lines may break.
import CoreGraphics
import Foundation
import Synchronization

/// A shaped text. Immutable; usable from any thread.
///
/// Thread safety: pieces are constants; the break marks and character boundaries, which only wrapping needs, are made
/// on first use under `wrapping`, a `Mutex`.
package final class ShapedText: Sendable {
  package let font: CTFont
  let units: [UInt16]
  let pieces: [ShapedPiece]
  /// The width of the text on one line, points; nil when it has line ends or tabs.
  let singleLineWidth: CGFloat?
  private let wrapping = Mutex(Wrapping())

  struct ShapedPiece: Sendable {
    var range: Range<Int>
    var kind: TextPiece.Kind
    /// Nil for pieces that draw nothing.
    var word: ShapedWord?
  }

  private struct Wrapping {
    var advances: [CGFloat]?
    var opportunities: [Bool]?
    var boundaries: [Int]?
  }

  /// Tab stops are this far apart, points. Documented: NSParagraphStyle's default tab stops.
  static let tabInterval: CGFloat = 28

  /// Shapes `text`. O(n), or a look-up a word where words were seen before.
  package convenience init(_ text: String, font: CTFont) { self.init(units: Array(text.utf16), font: font) }

  /// Shapes UTF-16 units; lone surrogates are drawn as U+FFFD.
  package init(units: [UInt16], font: CTFont) {
    self.units = units
    self.font = font
    let pieces = units.withUnsafeBufferPointer { buffer in
      WordSegmenter.pieces(of: buffer, features: font.features).map { piece -> ShapedPiece in
        guard piece.kind == .word else { return ShapedPiece(range: piece.range, kind: piece.kind) }
        let word = font.face.word(UnsafeBufferPointer(rebasing: buffer[piece.range]), features: font.features)
        return ShapedPiece(range: piece.range, kind: .word, word: word)
      }
    }
    self.pieces = pieces
    let isPlain = pieces.allSatisfy { $0.kind == .word || $0.kind == .control }
    singleLineWidth = isPlain ? pieces.reduce(0) { $0 + ($1.word.map({ font.width(of: $0) }) ?? 0) } : nil
  }

  /// Shapes a part of a piece on its own, as a line end inside it makes necessary.
  func word(_ range: Range<Int>) -> ShapedWord {
    units.withUnsafeBufferPointer {
      font.face.word(UnsafeBufferPointer(rebasing: $0[range]), features: font.features)
    }
  }

  /// The index of the piece that holds unit `offset`; `pieces.count` at the end. O(log n).
  func pieceIndex(at offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Calls `body` with each line's content: the units between line ends, and where the next line begins. A text that
  /// ends in a line end has no further empty line. `body` returns false to stop.
  func forEachParagraph(_ body: (_ content: Range<Int>, _ next: Int) -> Bool) {
    var start = 0
    for piece in pieces where piece.kind == .lineEnd {
      guard body(start..<piece.range.lowerBound, piece.range.upperBound) else { return }
      start = piece.range.upperBound
    }
    if start < units.count { _ = body(start..<units.count, units.count) }
  }

  /// For each unit the width in points of the cluster that begins there, 0 inside one and for tabs.
  var clusterAdvances: [CGFloat] {
    wrapping.withLock { state in
      if let known = state.advances { return known }
      var advances = [CGFloat](repeating: 0, count: units.count)
      for piece in pieces {
        guard let word = piece.word else { continue }
        for glyph in word.glyphs where glyph.advance != 0 {
          let at = piece.range.lowerBound + Int(glyph.cluster)
          guard at < advances.count else { continue }
          advances[at] += CGFloat(glyph.advance) * font.unitScale + font.tracking
        }
      }
      state.advances = advances
      return advances
    }
  }

  /// For each offset 0...count whether a wrapped line may begin there: at a break opportunity that does not split a
  /// character (the rules for lines allow a break between a space and a combining mark).
  var breakOpportunities: [Bool] {
    if let known = wrapping.withLock({ $0.opportunities }) { return known }
    var marks = [Bool](repeating: false, count: units.count + 1)
    var mayCombine = false
    units.withUnsafeBufferPointer { buffer in
      forEachParagraph { content, _ in
        for (offset, mark) in LineBreaker.opportunities(in: buffer[content]).enumerated() where mark {
          let at = content.lowerBound + offset
          marks[at] = true
          // Below U+0300 nothing joins what precedes it, and below U+0600 nothing joins what follows.
          if at < buffer.count && (buffer[at] >= 0x0300 || buffer[at - 1] >= 0x0600) { mayCombine = true }
        }
        return true
      }
    }
    if mayCombine {
      var isBoundary = [Bool](repeating: false, count: units.count + 1)
      for boundary in characterBoundaries { isBoundary[boundary] = true }
      for at in marks.indices where marks[at] && !isBoundary[at] { marks[at] = false }
    }
    wrapping.withLock { $0.opportunities = marks }
    return marks
  }

  /// The offsets at which user-perceived characters begin, and the end: rising, from 0 to the count.
  var characterBoundaries: [Int] {
    wrapping.withLock { state in
      if let known = state.boundaries { return known }
      let boundaries = units.withUnsafeBufferPointer { GraphemeBoundaries.offsets(of: $0[...]) }
      state.boundaries = boundaries
      return boundaries
    }
  }
}
