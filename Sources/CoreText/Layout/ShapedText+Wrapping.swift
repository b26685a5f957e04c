// What wrapping needs to know of a text, made once and kept: how far along each unit is, where lines may begin, and where
// user-perceived characters do.
//
// Read by: LineFitter. Made on first use, all in O(text).
import CoreGraphics
import Foundation

extension ShapedText {
  /// For each unit 0...count how far along the text it begins, points: never falling, so that it can be searched (spacing
  /// may be negative). Tabs count as nothing.
  var offsets: [CGFloat] {
    wrapping.withLock { state in
      if let known = state.offsets { return known }
      var offsets = [CGFloat](repeating: 0, count: units.count + 1)
      offsets.withUnsafeMutableBufferPointer { offsets in
        for piece in pieces {
          let start = piece.range.lowerBound
          guard let word = piece.word else {
            offsets[start + 1] += piece.width
            continue
          }
          let setting = settings[Int(piece.setting)]
          let scale = piece.font.unitScale * setting.widening
          let spacing = piece.font.tracking + setting.spacing
          for glyph in word.glyphs where glyph.advance != 0 {
            let at = start + Int(glyph.cluster) + 1
            if at < offsets.count { offsets[at] += CGFloat(glyph.advance) * scale + spacing }
          }
        }
        var sum: CGFloat = 0
        var highest: CGFloat = 0
        for at in offsets.indices {
          sum += offsets[at]
          highest = max(highest, sum)
          offsets[at] = highest
        }
      }
      state.offsets = offsets
      return offsets
    }
  }

  /// For each offset 0...count whether a wrapped line may begin there: at a break opportunity that does not split a
  /// character (the rules for lines allow a break between a space and a combining mark).
  var opportunities: [Bool] {
    if let known = wrapping.withLock({ $0.opportunities }) { return known }
    var marks = [Bool](repeating: false, count: units.count + 1)
    var mayCombine = false
    units.withUnsafeBufferPointer { buffer in
      for paragraph in paragraphs where !paragraph.content.isEmpty {
        let language = settings[Int(pieces[paragraph.pieces.lowerBound].setting)].attributes.language
        let found = LineBreaker.opportunities(in: buffer[paragraph.content], language: language)
        let keepsWords = paragraph.style.lineBreakStrategy.contains(.hangulWordPriority)
        for (offset, mark) in found.enumerated() where mark {
          let at = paragraph.content.lowerBound + offset
          if keepsWords && Self.isHangul(buffer[at - 1]) && at < buffer.count && Self.isHangul(buffer[at]) { continue }
          marks[at] = true
          // Below U+0300 nothing joins what precedes it, and below U+0600 nothing joins what follows.
          if at < buffer.count && (buffer[at] >= 0x0300 || buffer[at - 1] >= 0x0600) { mayCombine = true }
        }
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

  private static func isHangul(_ unit: UInt16) -> Bool { (0xAC00...0xD7A3).contains(unit) }

  /// The offsets at which user-perceived characters begin, and the end: rising, from 0 to the count.
  package var characterBoundaries: [Int] {
    wrapping.withLock { state in
      if let known = state.boundaries { return known }
      let boundaries = units.withUnsafeBufferPointer { GraphemeBoundaries.offsets(of: $0[...]) }
      state.boundaries = boundaries
      return boundaries
    }
  }
}
