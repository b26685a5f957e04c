// From a line's items to runs of glyphs.
//
// Called by: TypesetText.runs(ofLine:). Items side by side in the same font, attributes and direction become one run.
import CoreGraphics
import Foundation

extension LinePlacer {
  /// The runs from left to right. `origin`: the left end of the content on the baseline, container's coordinates.
  func runs(at origin: CGPoint) -> [TypesetRun] {
    var builder = RunBuilder(text: text, origin: origin)
    let items = items()
    for (index, item) in items.enumerated() { add(item, isLast: index == items.count - 1, to: &builder) }
    builder.flush()
    return builder.runs
  }

  private func add(_ item: Item, isLast: Bool, to builder: inout RunBuilder) {
    let isRightToLeft = item.level & 1 == 1
    guard let word = item.word else {
      builder.begin(item, runID: text.runID(at: item.range.lowerBound))
      builder.cover(item.range)
      builder.pen += item.width
      return
    }
    let scale = item.font.unitScale * item.setting.widening
    let heightScale = item.font.unitScale
    let spacing = spacing(item)
    let checksRuns = item.sign == nil && text.hasRunsWithinSettings
    var runID = item.sign?.runID ?? text.runID(at: item.range.lowerBound)
    builder.begin(item, runID: runID)
    for (index, glyph) in word.glyphs.enumerated() {
      let unit = item.sign?.unit ?? item.range.lowerBound + Int(glyph.cluster)
      if checksRuns {
        let own = text.runID(at: unit)
        if own != runID {
          runID = own
          builder.begin(item, runID: runID)
        }
      }
      var after: CGFloat = 0
      if glyph.advance != 0 {
        after = spacing
        if item.sign == nil { after += extra(unit, isLast: isLast && index == word.glyphs.count - 1) }
      }
      // Space after a character is on its left where text runs to the left.
      if isRightToLeft { builder.pen += after }
      builder.append(
        glyph.glyph, unit, x: CGFloat(glyph.offsetX) * scale, y: -CGFloat(glyph.offsetY) * heightScale)
      builder.pen += CGFloat(glyph.advance) * scale
      if !isRightToLeft { builder.pen += after }
    }
    if item.sign != nil { return }
    if checksRuns { builder.coverGlyphs(upTo: item.range.upperBound) } else { builder.cover(item.range) }
  }
}

/// Collects glyphs into runs.
private struct RunBuilder {
  let text: ShapedText
  let origin: CGPoint
  private(set) var runs: [TypesetRun] = []
  /// Points right of the line's origin.
  var pen: CGFloat = 0

  private var glyphs: [CGGlyph] = []
  private var positions: [CGPoint] = []
  private var indices: [Int] = []
  private var range = 0..<0
  /// Glyphs up to here are counted in `range`.
  private var covered = 0
  private var item: LinePlacer.Item?
  private var runID = 0
  private var start: CGFloat = 0

  init(text: ShapedText, origin: CGPoint) {
    self.text = text
    self.origin = origin
  }

  /// Goes on in the current run when `next` can stand in it, otherwise begins another.
  mutating func begin(_ next: LinePlacer.Item, runID: Int) {
    if let item, item.font === next.font, item.kind == next.kind, next.kind != .attachment, self.runID == runID,
      item.level & 1 == next.level & 1,
      item.setting === next.setting || item.setting.attributes == next.setting.attributes
    {
      self.item = next
      return
    }
    flush()
    item = next
    self.runID = runID
    start = pen
    range = next.sign.map { $0.unit + 1..<$0.unit + 1 } ?? 0..<0
  }

  mutating func append(_ glyph: CGGlyph, _ unit: Int, x: CGFloat, y: CGFloat) {
    glyphs.append(glyph)
    positions.append(CGPoint(x: pen - start + x, y: y))
    indices.append(unit)
  }

  /// The run stands for these units as well.
  mutating func cover(_ units: Range<Int>) {
    guard !units.isEmpty else { return }
    range = range.isEmpty ? units : min(range.lowerBound, units.lowerBound)..<max(range.upperBound, units.upperBound)
  }

  /// The run stands for the units of the glyphs added since it was last asked, and for those after them that no other glyph
  /// stands for, up to `end`.
  mutating func coverGlyphs(upTo end: Int) {
    let added = indices[min(covered, indices.count)...]
    covered = indices.count
    guard let low = added.min(), var high = added.max() else { return }
    high += 1
    while high < end && text.runID(at: high) == runID { high += 1 }
    cover(low..<high)
  }

  mutating func flush() {
    guard let item else { return }
    if item.sign == nil && covered < indices.count && text.hasRunsWithinSettings {
      coverGlyphs(upTo: item.range.upperBound)
    }
    defer {
      covered = 0
      self.item = nil
      glyphs = []
      positions = []
      indices = []
    }
    guard !glyphs.isEmpty || pen != start || !range.isEmpty else { return }
    let attributes = item.setting.attributes
    let box = item.kind == .attachment ? attributes.attachment : nil
    let lean = TextSetter.length(attributes.obliqueness)
    let shape = CGAffineTransform(a: item.setting.widening, b: 0, c: lean, d: 1, tx: 0, ty: 0)
    let offset = TextSetter.length(attributes.baselineOffset)
    runs.append(
      TypesetRun(
        kind: item.kind, runID: runID,
        glyphs: GlyphRun(
          font: item.font.face.graphicsFont, pointSize: item.font.size, glyphs: glyphs, positions: positions,
          width: pen - start, matrix: shape.isIdentity ? item.font.matrix : item.font.matrix.concatenating(shape)),
        stringIndices: indices, range: range, origin: CGPoint(x: origin.x + start, y: origin.y - offset),
        width: pen - start, ascent: box?.ascent ?? attributes.font.metrics.ascent,
        descent: box?.descent ?? attributes.font.metrics.descent, isRightToLeft: item.level & 1 == 1))
  }
}
