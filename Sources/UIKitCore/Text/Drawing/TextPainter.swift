// Paints text that was set: backgrounds, then for each run its lines, glyphs, outline and attachment.
//
// Called by: string drawing, labels, layout managers. Hands on: operations on a context whose y points down. The order is
// TextKit's: all backgrounds of a line first, underlines under glyphs, strikethroughs over them.

struct TextPainter {
  let text: SetText
  /// The container's top left in the context's user space, points.
  let origin: CGPoint
  /// The colour of text that names none.
  let color: UIColor
  /// A shadow under text that has none of its own.
  var shadow: NSShadow?
  /// Wins over every foreground colour: a highlighted or disabled label's.
  var overridingColor: UIColor?

  /// Draws all lines, or those that show some of `units`.
  func draw(in context: CGContext, units: Range<Int>? = nil) {
    drawBackgrounds(in: context, units: units)
    drawForeground(in: context, units: units)
  }

  func drawForeground(in context: CGContext, units: Range<Int>? = nil) {
    for (index, line) in text.typeset.lines.enumerated() where shows(line, units) {
      let runs = text.typeset.runs(ofLine: index)
      for run in runs where units == nil || run.range.overlaps(units ?? 0..<0) || run.range.isEmpty {
        guard let paint = text.paint(run) else { continue }
        draw(run, paint, line, context)
      }
    }
  }

  func drawBackgrounds(in context: CGContext, units: Range<Int>? = nil) {
    guard text.paints.contains(where: { $0.background != nil }) else { return }
    for (index, line) in text.typeset.lines.enumerated() where shows(line, units) {
      var pending: (color: UIColor, rect: CGRect)?
      for run in text.typeset.runs(ofLine: index) {
        guard let color = text.paint(run)?.background else { continue }
        let rect = CGRect(
          x: origin.x + run.origin.x, y: origin.y + line.usedRect.minY, width: run.width,
          height: line.usedRect.height)
        // Neighbours of one colour are one rectangle: no seam between them.
        if let last = pending, last.color == color, abs(last.rect.maxX - rect.minX) < 0.01 {
          pending = (color, last.rect.union(rect))
        } else {
          fill(pending, context)
          pending = (color, rect)
        }
      }
      fill(pending, context)
    }
  }

  private func fill(_ box: (color: UIColor, rect: CGRect)?, _ context: CGContext) {
    guard let box else { return }
    context.setFillColor(box.color.cgColor)
    context.fill(box.rect)
  }

  private func shows(_ line: TypesetLine, _ units: Range<Int>?) -> Bool { units.map(line.range.overlaps) ?? true }

  private func draw(_ run: TypesetRun, _ paint: TextPaint, _ line: TypesetLine, _ context: CGContext) {
    let shadow = paint.shadow ?? shadow
    let castsShadow = shadow?.color != nil
    if castsShadow {
      context.saveGState()
      context.setShadow(
        offset: shadow?.shadowOffset ?? .zero, blur: shadow?.shadowBlurRadius ?? 0, color: shadow?.color?.cgColor)
    }
    let foreground = overridingColor ?? paint.foreground ?? color
    let lines = TextLinePainter(text: text, run: run, paint: paint, line: line, origin: origin)
    if !paint.underline.isEmpty {
      lines.drawUnderline(color: overridingColor ?? paint.underlineColor ?? foreground, in: context)
    }
    switch run.kind {
    case .attachment: drawAttachment(run, paint, line, foreground, context)
    case .text, .truncationToken, .hyphen: drawGlyphs(run, paint, foreground, context)
    }
    if !paint.strikethrough.isEmpty {
      lines.drawStrikethrough(color: overridingColor ?? paint.strikethroughColor ?? foreground, in: context)
    }
    if castsShadow { context.restoreGState() }
  }

  private func drawGlyphs(_ run: TypesetRun, _ paint: TextPaint, _ foreground: UIColor, _ context: CGContext) {
    guard !run.glyphs.isEmpty else { return }
    context.saveGState()
    context.translateBy(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
    if paint.strokeWidth <= 0 {
      if paint.isPressed {
        drawPressed(run.glyphs, foreground, context)
      } else {
        context.setFillColor(foreground.cgColor)
        context.draw(run.glyphs)
      }
    }
    if paint.strokeWidth != 0 {
      context.setStrokeColor((paint.strokeColor ?? foreground).cgColor)
      context.setLineWidth(abs(paint.strokeWidth) / 100 * run.glyphs.pointSize)
      context.setLineJoin(.miter)
      context.addPath(run.glyphs.path)
      context.strokePath()
    }
    context.restoreGState()
  }

  /// As pressed into the paper: a dark edge inside the top of the glyphs and a light one below them, a pixel each. Chosen
  /// here, after the documented look.
  private func drawPressed(_ glyphs: GlyphRun, _ foreground: UIColor, _ context: CGContext) {
    let pixel = 1 / DisplayScale(context.pixelTransform.largestScale).pixelsPerPoint
    let path = glyphs.path
    // Emoji have no outline to press.
    if !path.isEmpty {
      context.saveGState()
      context.translateBy(x: 0, y: pixel)
      context.setFillColor(gray: 1, alpha: 0.5)
      context.draw(glyphs)
      context.restoreGState()
    }
    context.setFillColor(foreground.cgColor)
    context.draw(glyphs)
    guard !path.isEmpty else { return }
    context.saveGState()
    context.addPath(path)
    context.clip()
    context.setFillColor(gray: 0, alpha: 0.4)
    context.fill(path.boundingBoxOfPath)
    context.translateBy(x: 0, y: pixel)
    context.setFillColor(foreground.cgColor)
    context.draw(glyphs)
    context.restoreGState()
  }

  /// A template image takes the text's colour. Source: observed of UIKit.
  private func drawAttachment(
    _ run: TypesetRun, _ paint: TextPaint, _ line: TypesetLine, _ foreground: UIColor, _ context: CGContext
  ) {
    guard let attachment = paint.attachment,
      let image = attachment.image(
        forBounds: paint.attachmentBounds, textContainer: nil, characterIndex: run.range.lowerBound)
    else { return }
    let bounds = paint.attachmentBounds
    // On whole pixels: a picture of the text's own size is not blurred.
    let corner = DisplayScale(context.pixelTransform.largestScale).rounded(
      CGPoint(
        x: origin.x + run.origin.x + attachment.lineLayoutPadding + bounds.minX,
        y: origin.y + run.origin.y - bounds.maxY))
    let rect = CGRect(origin: corner, size: bounds.size)
    context.saveGState()
    context.setFillColor(foreground.cgColor)
    UIGraphicsPushContext(context)
    (image.isTemplate ? image.withRenderingMode(.alwaysTemplate) : image).draw(in: rect)
    UIGraphicsPopContext()
    context.restoreGState()
  }
}

extension GlyphRun {
  /// The contours of all glyphs in run space.
  var path: CGPath {
    let path = CGMutablePath()
    let transform = glyphTransform
    for (glyph, position) in zip(glyphs, positions) {
      path.addPath(
        font.outline(of: glyph),
        transform: transform.concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
    }
    return path
  }
}
