// Measures and places the glyphs of one line.
//
// Called by: LineFitter (to measure what a break would leave) and TextLayout (to place). Reads: ShapedText.
// Whole pieces come as they were shaped; a piece that the line's end cuts is shaped again in its part.
// It does not choose where lines end, and it knows nothing of other lines.
import CoreGraphics
import Foundation

/// A part of a line.
enum LinePart: Sendable, Equatable {
  /// Units of the text.
  case text(Range<Int>)
  /// The mark for text left out.
  case ellipsis
}

struct LineBuilder {
  let text: ShapedText

  /// The mark's units.
  static let ellipsis: [UInt16] = [0x2026]

  /// The mark as the text's font draws it.
  var ellipsisWord: ShapedWord {
    Self.ellipsis.withUnsafeBufferPointer { text.font.face.word($0, features: text.font.features) }
  }

  /// The width in points of parts set one after another; trailing spaces included.
  func width(of parts: [LinePart]) -> CGFloat {
    var pen: CGFloat = 0
    for part in parts {
      switch part {
      case .ellipsis: pen += text.font.width(of: ellipsisWord)
      case .text(let range): forEachWord(range, pen: &pen) { word, _, pen in pen += text.font.width(of: word) }
      }
    }
    return pen
  }

  /// The width of one part of the text.
  func width(of range: Range<Int>) -> CGFloat { width(of: [.text(range)]) }

  /// Places the parts' glyphs from 0 on. Each space in the text before `stretchBefore` is widened by `extraPerSpace`.
  func run(of parts: [LinePart], extraPerSpace: CGFloat = 0, stretchBefore: Int = 0) -> GlyphRun {
    var glyphs: [CGGlyph] = []
    var positions: [CGPoint] = []
    var pen: CGFloat = 0
    let scale = text.font.unitScale
    func place(_ word: ShapedWord, _ start: Int?, _ pen: inout CGFloat) {
      for glyph in word.glyphs {
        glyphs.append(glyph.glyph)
        positions.append(CGPoint(x: pen + CGFloat(glyph.offsetX) * scale, y: -CGFloat(glyph.offsetY) * scale))
        guard glyph.advance != 0 else { continue }
        pen += CGFloat(glyph.advance) * scale + text.font.tracking
        if extraPerSpace != 0, let start {
          let unit = start + Int(glyph.cluster)
          if unit < stretchBefore && text.units[unit] == 0x20 { pen += extraPerSpace }
        }
      }
    }
    for part in parts {
      switch part {
      case .ellipsis: place(ellipsisWord, nil, &pen)
      case .text(let range): forEachWord(range, pen: &pen) { word, start, pen in place(word, start, &pen) }
      }
    }
    return GlyphRun(
      font: text.font.face.graphicsFont, pointSize: text.font.size, glyphs: glyphs, positions: positions, width: pen,
      matrix: text.font.matrix)
  }

  /// The range without the spaces at its end.
  func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && LineFitter.isSpace(text.units[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Walks the words of `range`, with where each begins in the text; moves `pen` over tabs itself.
  private func forEachWord(
    _ range: Range<Int>, pen: inout CGFloat, _ body: (ShapedWord, Int, inout CGFloat) -> Void
  ) {
    guard !range.isEmpty else { return }
    var index = text.pieceIndex(at: range.lowerBound)
    while index < text.pieces.count, text.pieces[index].range.lowerBound < range.upperBound {
      let piece = text.pieces[index]
      let part = piece.range.clamped(to: range)
      if piece.kind == .tab {
        pen = LineFitter.nextTabStop(after: pen)
      } else if let word = piece.word {
        body(part == piece.range ? word : text.word(part), part.lowerBound, &pen)
      }
      index += 1
    }
  }
}
