// What a symbol is made of, on a grid of 24 × 24 units, y down, whose middle line is the middle of capital letters.
//
// Made by: the families (one file each). Read by: SymbolCatalog, which derives filled and enclosed variants, and
// SymbolRenderer. Every symbol is drawn by us. Paths are written as in SVG (SymbolPathParser).

struct SymbolShape: Sendable {
  /// Variants that a symbol has beside its plain form.
  struct Variants: OptionSet, Sendable {
    let rawValue: UInt8
    /// NAME.fill: the outline filled, what is inside cut out of it.
    static let fill = Variants(rawValue: 1)
    /// NAME.circle and NAME.circle.fill.
    static let circle = Variants(rawValue: 2)
    /// NAME.square and NAME.square.fill.
    static let square = Variants(rawValue: 4)
    /// NAME.slash, and NAME.slash.fill when it has a fill.
    static let slash = Variants(rawValue: 8)
    /// Only variants exist, no plain form.
    static let only = Variants(rawValue: 16)
  }

  let name: String
  var variants: Variants = []
  /// Closed contours: stroked, and filled as well in the filled variant.
  var outline = ""
  /// Strokes that look the same in both.
  var lines = ""
  /// Strokes inside the outline: cut out of the filled variant.
  var inner = ""
  /// Filled in both.
  var solid = ""
  /// Filled inside the outline: cut out of the filled variant.
  var innerSolid = ""
  /// Strokes of another thickness, × the configured one.
  var strokeScale: CGFloat = 1

  init(
    _ name: String, _ variants: Variants = [], outline: String = "", lines: String = "", inner: String = "",
    solid: String = "", innerSolid: String = "", strokeScale: CGFloat = 1
  ) {
    self.name = name
    self.variants = variants
    self.outline = outline
    self.lines = lines
    self.inner = inner
    self.solid = solid
    self.innerSolid = innerSolid
    self.strokeScale = strokeScale
  }
}

/// One step in drawing a symbol.
struct SymbolLayer {
  enum Paint: Equatable {
    case stroke, fill
    /// Takes away what is there: a stroke, or a filled shape.
    case cutStroke, cutFill
  }
  let paint: Paint
  /// Grid units.
  let path: CGPath
  /// × the configured stroke width.
  var strokeScale: CGFloat = 1
  /// Which colour of a palette it has: 0 is what the symbol is about, 1 what is around it.
  var level = 0
  /// How it is drawn where levels have colours of their own; nil for the same way. Nothing is cut out of what can be seen
  /// in another colour.
  var coloredPaint: Paint?
}
