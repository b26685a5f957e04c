// The symbols by name, with the variants derived from each shape: filled, in a circle, in a square, with a slash.
//
// Called by: SymbolRenderer and UIImage(systemName:). Hands on: layers in drawing order, grid units.

enum SymbolCatalog {
  /// How a name is drawn.
  private struct Entry {
    let shape: SymbolShape
    var isFilled = false
    var enclosure: Enclosure?
    var hasSlash = false
  }

  private enum Enclosure { case circle, square }

  /// Every name that can be drawn, sorted.
  static var names: [String] { entries.keys.sorted() }

  static func hasSymbol(_ name: String) -> Bool { entries[name] != nil }

  /// In drawing order; nil for an unknown name.
  static func layers(_ name: String) -> [SymbolLayer]? {
    guard let entry = entries[name] else { return nil }
    if let enclosure = entry.enclosure { return enclosed(entry.shape, enclosure, isFilled: entry.isFilled) }
    let layers = plain(entry.shape, isFilled: entry.isFilled)
    guard entry.hasSlash else { return layers }
    // The slash is what such a symbol is about.
    return layers.map { $0.at(level: 1) } + slash
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for shape in SymbolFamilies.all {
      let variants = shape.variants
      if !variants.contains(.only) { entries[shape.name] = Entry(shape: shape) }
      if variants.contains(.fill) { entries["\(shape.name).fill"] = Entry(shape: shape, isFilled: true) }
      for (variant, word, enclosure) in [(Variants.circle, "circle", Enclosure.circle), (.square, "square", .square)]
      where variants.contains(variant) {
        entries["\(shape.name).\(word)"] = Entry(shape: shape, enclosure: enclosure)
        entries["\(shape.name).\(word).fill"] = Entry(shape: shape, isFilled: true, enclosure: enclosure)
      }
      if variants.contains(.slash) {
        entries["\(shape.name).slash"] = Entry(shape: shape, hasSlash: true)
        if variants.contains(.fill) {
          entries["\(shape.name).slash.fill"] = Entry(shape: shape, isFilled: true, hasSlash: true)
        }
      }
    }
    for (alias, name) in SymbolFamilies.aliases { entries[alias] = entries[name] }
    return entries
  }()

  private typealias Variants = SymbolShape.Variants

  private static func plain(_ shape: SymbolShape, isFilled: Bool) -> [SymbolLayer] {
    var layers: [SymbolLayer] = []
    func add(_ paint: SymbolLayer.Paint, _ text: String) {
      guard !text.isEmpty else { return }
      layers.append(
        SymbolLayer(paint: paint, path: SymbolPathParser.path(text), strokeScale: shape.strokeScale))
    }
    if isFilled { add(.fill, shape.outline) }
    add(.stroke, shape.outline)
    add(isFilled ? .cutStroke : .stroke, shape.inner)
    add(isFilled ? .cutFill : .fill, shape.innerSolid)
    add(.fill, shape.solid)
    add(.stroke, shape.lines)
    return layers
  }

  /// The shape at 54 %, inside a circle or a square with round corners.
  private static func enclosed(_ shape: SymbolShape, _ enclosure: Enclosure, isFilled: Bool) -> [SymbolLayer] {
    let frame =
      switch enclosure {
      case .circle: SymbolPathParser.path("O 12 12 9.3")
      case .square: SymbolPathParser.path("R 3.4 3.4 17.2 17.2 3.6")
      }
    var toInside = CGAffineTransform(translationX: 12, y: 12).scaledBy(x: 0.54, y: 0.54).translatedBy(x: -12, y: -12)
    let inside = plain(shape, isFilled: isFilled && shape.variants.contains(.fill)).map { layer in
      let paint: SymbolLayer.Paint =
        switch (layer.paint, isFilled) {
        case (.stroke, true): .cutStroke
        case (.fill, true): .cutFill
        // What is cut out of a filled shape is seen in the colour of the enclosure.
        case (.cutStroke, true): .stroke
        case (.cutFill, true): .fill
        default: layer.paint
        }
      // In colours the shape is drawn on the enclosure, and its holes show that again.
      let isHole = layer.paint == .cutStroke || layer.paint == .cutFill
      return SymbolLayer(
        paint: paint, path: layer.path.copy(using: &toInside) ?? layer.path, strokeScale: layer.strokeScale * 0.92,
        level: isFilled && isHole ? 1 : 0, coloredPaint: isFilled ? layer.paint.uncut : layer.paint)
    }
    let ring = [SymbolLayer(paint: .stroke, path: frame, level: 1)]
    return (isFilled ? [SymbolLayer(paint: .fill, path: frame, level: 1)] + ring : ring) + inside
  }

  /// A line from the upper left to the lower right with a gap on its upper side.
  private static let slash = [
    SymbolLayer(paint: .cutStroke, path: SymbolPathParser.path("M 4.6 2.2 L 22 19.6"), strokeScale: 1.3),
    SymbolLayer(paint: .stroke, path: SymbolPathParser.path("M 3.4 3.4 L 20.6 20.6")),
  ]
}

extension SymbolLayer {
  fileprivate func at(level: Int) -> SymbolLayer {
    var layer = self
    layer.level = level
    return layer
  }
}

extension SymbolLayer.Paint {
  /// The shape itself, drawn.
  fileprivate var uncut: SymbolLayer.Paint {
    switch self {
    case .cutStroke: .stroke
    case .cutFill: .fill
    case .stroke, .fill: self
    }
  }
}
