// Draws a symbol into pixels: black, to be tinted where it is shown, or in the colours of a palette.
//
// Called by: UIImage's symbol initialisers. Keeps what was drawn lately. Thread safety: the cache is behind a Mutex.

import Synchronization

enum SymbolRenderer {
  /// A drawn symbol. Points; `baseline` is up from the bottom edge.
  struct Picture: Sendable {
    let image: CGImage
    let scale: CGFloat
    let baseline: CGFloat
  }

  private struct Key: Hashable {
    let name: String
    let metrics: SymbolMetrics
    let scale: CGFloat
    let colors: [[CGFloat]]
  }

  private static let kept = Mutex<[Key: Picture]>([:])
  /// All are dropped when there are more. Chosen here.
  private static let limit = 512

  /// `scale` in pixels per point. `colors` by level, the last for all further ones; none draws in black. Nil for an unknown
  /// name, or a size without pixels.
  static func picture(
    _ name: String, _ metrics: SymbolMetrics, scale: CGFloat, colors: [CGColor] = []
  ) -> Picture? {
    let key = Key(name: name, metrics: metrics, scale: scale, colors: colors.map { $0.components ?? [] })
    if let known = kept.withLock({ $0[key] }) { return known }
    guard let layers = SymbolCatalog.layers(name), let made = draw(layers, metrics, scale, colors) else { return nil }
    kept.withLock { kept in
      if kept.count >= limit { kept.removeAll() }
      kept[key] = made
    }
    return made
  }

  /// The box of what is drawn, strokes included; grid units.
  static func inkBox(_ layers: [SymbolLayer], strokeWidth: CGFloat) -> CGRect {
    layers.reduce(CGRect.null) { box, layer in
      let own = layer.path.boundingBoxOfPath
      guard !own.isNull else { return box }
      switch layer.paint {
      case .stroke: return box.union(own.insetBy(dx: -half(layer, strokeWidth), dy: -half(layer, strokeWidth)))
      case .fill: return box.union(own)
      case .cutStroke, .cutFill: return box
      }
    }
  }

  private static func half(_ layer: SymbolLayer, _ width: CGFloat) -> CGFloat { width * layer.strokeScale / 2 }

  private static func draw(
    _ layers: [SymbolLayer], _ metrics: SymbolMetrics, _ scale: CGFloat, _ colors: [CGColor]
  ) -> Picture? {
    let width = metrics.strokeWidth
    let unit = metrics.unit
    let ink = inkBox(layers, strokeWidth: width)
    guard !ink.isNull, unit > 0, unit.isFinite, unit < 200 else { return nil }
    let pixels = DisplayScale(scale)
    // As wide and as high on both sides of the ink's middle; a pixel of air keeps soft edges inside.
    let size = CGSize(
      width: pixels.roundedUp(ink.width * unit + 2 / scale), height: pixels.roundedUp(ink.height * unit + 2 / scale))
    guard let context = CGContext(uiKitSize: size, scale: scale, opaque: false) else { return nil }
    // Middle of the capitals on a pixel boundary or a pixel's middle alike: the baseline is what must be exact.
    let left = size.width / 2 - ink.midX * unit
    let top = size.height / 2 - ink.midY * unit
    context.translateBy(x: left, y: top)
    context.scaleBy(x: unit, y: unit)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for layer in layers { draw(layer, width, colors, context) }
    guard let image = context.makeImage() else { return nil }
    let baseline = size.height - (top + 12 * unit + metrics.halfCapHeight)
    return Picture(image: image, scale: scale, baseline: pixels.rounded(baseline))
  }

  private static func draw(_ layer: SymbolLayer, _ width: CGFloat, _ colors: [CGColor], _ context: CGContext) {
    let paint = colors.isEmpty ? layer.paint : layer.coloredPaint ?? layer.paint
    let color = colors.isEmpty ? UIColor.black.cgColor : colors[min(layer.level, colors.count - 1)]
    context.saveGState()
    context.setFillColor(color)
    context.setStrokeColor(color)
    // Colours that let something through show what is behind the symbol, not its other levels.
    context.setBlendMode(paint == .cutStroke || paint == .cutFill ? .clear : colors.isEmpty ? .normal : .copy)
    context.addPath(layer.path)
    switch paint {
    case .fill, .cutFill: context.fillPath(using: .winding)
    case .stroke, .cutStroke:
      context.setLineWidth(width * layer.strokeScale)
      context.strokePath()
    }
    context.restoreGState()
  }
}
