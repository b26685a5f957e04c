// Underlines and strikethroughs of one run: where, how thick, in which pattern, and where they leave gaps.
//
// Called by: TextPainter. Position and thickness are the font's own; edges are put on whole pixels, so that a thin line is
// sharp. Underlines leave room around descenders (observed of UIKit).

struct TextLinePainter {
  let text: SetText
  let run: TypesetRun
  let paint: TextPaint
  let line: TypesetLine
  let origin: CGPoint

  /// Of the font's size; round letters reach 0.012 below the baseline in Inter and 0.015 in Noto Serif, descenders 0.2.
  private static let overshoot: CGFloat = 0.025

  private var thickness: CGFloat {
    let own = CTFontGetUnderlineThickness(paint.font.ctFont)
    return own > 0 ? own : paint.font.pointSize / 20
  }

  func drawUnderline(color: UIColor, in context: CGContext) {
    let own = CTFontGetUnderlinePosition(paint.font.ctFont)
    let depth = own < 0 ? -own : paint.font.pointSize / 10
    draw(paint.underline, centre: baseline + depth, color: color, skipsInk: true, in: context)
  }

  /// Through the middle of lower-case letters, where an offset has moved them.
  func drawStrikethrough(color: UIColor, in context: CGContext) {
    let centre = origin.y + run.origin.y - paint.font.xHeight * 0.5
    draw(paint.strikethrough, centre: centre, color: color, skipsInk: false, in: context)
  }

  /// The line's own, which no offset moves: underlines of one line are at one height.
  private var baseline: CGFloat { origin.y + line.origin.y }

  private func draw(
    _ style: NSUnderlineStyle, centre: CGFloat, color: UIColor, skipsInk: Bool, in context: CGContext
  ) {
    let scale = DisplayScale(context.pixelTransform.largestScale)
    let pixel = 1 / scale.pixelsPerPoint
    let isThick = style.line == NSUnderlineStyle.thick.rawValue
    let single = max(pixel, scale.rounded(thickness))
    let height = isThick ? max(pixel, scale.rounded(thickness * 2)) : single
    var top = scale.rounded(centre - height / 2)
    let isDouble = style.line == NSUnderlineStyle.double.rawValue
    if isDouble, skipsInk {
      // Both lines stay within the descent, or a label's bounds would cut the lower one off.
      top = min(top, scale.rounded(baseline - paint.font.descender - height * 3 - pixel / 2))
    }
    var bands = [CGRect(x: 0, y: top, width: 0, height: height)]
    if isDouble {
      bands.append(CGRect(x: 0, y: top + height * 2, width: 0, height: height))
    }
    context.saveGState()
    context.setFillColor(color.cgColor)
    for band in bands {
      var spans = style.contains(.byWord) ? wordSpans : [wholeSpan]
      if skipsInk {
        spans = InkGaps.cut(
          spans, run: run, origin: origin, band: band, gap: single, overshoot: paint.font.pointSize * Self.overshoot)
      }
      spans = UnderlinePattern.cut(spans, style: style, unit: height, from: origin.x + line.origin.x)
      for span in spans where span.upperBound > span.lowerBound {
        context.fill(
          CGRect(x: span.lowerBound, y: band.minY, width: span.upperBound - span.lowerBound, height: band.height))
      }
    }
    context.restoreGState()
  }

  private var wholeSpan: ClosedRange<CGFloat> {
    let start = origin.x + run.origin.x
    return start...(start + max(0, run.width))
  }

  /// The run without its spaces.
  private var wordSpans: [ClosedRange<CGFloat>] {
    let glyphs = run.glyphs
    let units = text.typeset.text.source.units
    var spans: [ClosedRange<CGFloat>] = []
    for (index, unit) in run.stringIndices.enumerated() where index < glyphs.positions.count {
      guard units.indices.contains(unit), units[unit] != 0x20, units[unit] != 0xA0 else { continue }
      let start = origin.x + run.origin.x + glyphs.positions[index].x
      let next = index + 1 < glyphs.positions.count ? glyphs.positions[index + 1].x : run.width
      let end = max(start, origin.x + run.origin.x + next)
      if let last = spans.last, abs(last.upperBound - start) < 0.01 {
        spans[spans.count - 1] = last.lowerBound...end
      } else {
        spans.append(start...end)
      }
    }
    return spans
  }
}

/// Dots and dashes, in units of the line's thickness, counted from the line's start so that runs continue each other.
enum UnderlinePattern {
  /// On and off in turn. Chosen here, after TextKit's looks.
  static func lengths(_ style: NSUnderlineStyle) -> [CGFloat] {
    switch style.pattern {
    case NSUnderlineStyle.patternDot.rawValue: [3, 3]
    case NSUnderlineStyle.patternDash.rawValue: [9, 3]
    case NSUnderlineStyle.patternDashDot.rawValue: [9, 3, 3, 3]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [9, 3, 3, 3, 3, 3]
    default: []
    }
  }

  /// The parts of `spans` that the pattern shows.
  static func cut(
    _ spans: [ClosedRange<CGFloat>], style: NSUnderlineStyle, unit: CGFloat, from start: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let lengths = lengths(style).map { $0 * unit }
    let period = lengths.reduce(0, +)
    guard period > 0, let first = spans.first, let last = spans.last, last.upperBound - start < period * 1e5 else {
      return spans
    }
    var result: [ClosedRange<CGFloat>] = []
    var at = start + ((first.lowerBound - start) / period).rounded(.down) * period
    while at < last.upperBound {
      for (index, length) in lengths.enumerated() {
        if index % 2 == 0 {
          for span in spans {
            let (low, high) = (max(at, span.lowerBound), min(at + length, span.upperBound))
            if low < high { result.append(low...high) }
          }
        }
        at += length
      }
    }
    return result
  }
}
