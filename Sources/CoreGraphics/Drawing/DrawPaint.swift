// What an area is filled with: a colour or a pattern.
//
// Made by: CGContext's setters. Handed on in every DrawState. Read by: BitmapBackend. Gradients and images are operations of
// their own, not paints, because Core Graphics paints with them through the clip alone.

/// A fill or stroke paint. Immutable.
package enum DrawPaint: Sendable, Equatable {
  case color(CGColor)
  case pattern(PatternCell)

  package static func == (a: DrawPaint, b: DrawPaint) -> Bool {
    switch (a, b) {
    case (.color(let a), .color(let b)): a === b || a == b
    case (.pattern(let a), .pattern(let b)): a === b
    default: false
    }
  }
}
