// Colours that are patterns.
//
// Called by: clients, UIColor(patternImage:), CGContext's setters.

extension CGColor {
  /// `components` hold the base space's components and alpha for an uncoloured pattern, alpha alone for a coloured one. Nil
  /// unless `space` is a pattern space. Documented: CGColorCreateWithPattern.
  public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    guard space.model == .pattern else { return nil }
    let count = pattern.isColored ? 1 : (space.baseColorSpace?.numberOfComponents ?? 0) + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)), patternObject: pattern)
  }

  /// Has a client draw its pattern now, on this thread, so that painting on another one finds the cell. Nothing happens for
  /// other colours.
  package func drawPattern() { if pattern != nil { _ = DrawPaint(self) } }

  /// Nil unless this is a pattern colour.
  public var pattern: CGPattern? { patternObject as? CGPattern }
}

extension DrawPaint {
  /// A colour, or the cell of a pattern colour.
  package init(_ color: CGColor) {
    guard let pattern = color.pattern else {
      self = .color(color)
      return
    }
    self.init(pattern, space: color.colorSpace, components: color.components ?? [1])
  }

  init(_ pattern: CGPattern, space: CGColorSpace?, components: [CGFloat]) {
    var tint: CGColor?
    if !pattern.isColored, let base = space?.baseColorSpace, components.count == base.numberOfComponents + 1 {
      tint = CGColor(space: base, values: components)
    }
    self = .pattern(pattern.cell(tint: tint))
  }
}

extension PatternCell {
  /// A colour that paints with this cell. Nil when the cell has no extent.
  package var color: CGColor? {
    guard let space = CGColorSpace(patternBaseSpace: nil),
      let pattern = CGPattern(
        bounds: bounds, matrix: matrix, xStep: xStep, yStep: yStep, isColored: true, draw: { [list] in $0.draw(list) })
    else { return nil }
    return CGColor(space: space, values: [1], patternObject: pattern)
  }
}
