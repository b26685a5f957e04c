// Glyph runs: masks from the atlas, outlines for what is too large for one.
//
// Called by: BitmapBackend.draw. In a plain colour without shadow each glyph is blended by itself; otherwise the run becomes
// one mask first, so that it casts one shadow and takes a pattern or blend mode as one shape. The choice depends on the state
// alone, so parts of a picture agree.

internal import CPixelKernels

extension BitmapBackend {
  func drawGlyphs(_ run: GlyphRun, _ transform: CGAffineTransform, _ state: DrawState) {
    if run.font.hasColorBitmaps { return drawColorGlyphs(run, transform, state) }
    guard !run.isEmpty, transform.isFinite, transform.determinant != 0, state.isAntialiased else {
      return drawOutlines(run, transform, state)
    }
    if case .color(let color) = state.fill, state.blendMode == .normal, state.shadow == nil {
      drawGlyphs(run, transform, color.premultipliedPixel.scaled(by: state.alpha.byte), state)
    } else {
      drawAsOneShape(run, transform, state)
    }
  }

  /// Glyph after glyph in one colour, the state's alpha already in it.
  private func drawGlyphs(_ run: GlyphRun, _ transform: CGAffineTransform, _ color: UInt32, _ state: DrawState) {
    guard color != 0 else { return }
    let clip = clips.clip(for: state.clip, scratch.scan)
    let visible = clip.bounds.intersection(surface.bounds)
    let box = Coverage.make(rect: run.conservativeBounds, transform, antialiased: true)?.bounds ?? .zero
    guard box.insetBy(dx: -2, dy: -2).intersects(visible) else { return }
    let target = surface.pixels
    let scratch = self.scratch
    scratch.atlas.forEachGlyph(
      of: run, at: .zero, device: transform,
      mask: { glyph, x, y in
        let area = PixelRect(x0: x, y0: y, x1: x + glyph.width, y1: y + glyph.height).intersection(visible)
        guard !area.isEmpty else { return }
        let first = glyph.bytes + Int(area.y0 - y) * glyph.stride + Int(area.x0 - x)
        guard let mask = clip.mask else {
          return px_over_solid_mask_rect(
            target.pointer(area.x0, area.y0), target.stride, color, first, glyph.stride, area.width, area.height)
        }
        for line in area.y0..<area.y1 {
          let clipped = scratch.mask(area.width)
          clipped.update(from: first + Int(line - area.y0) * glyph.stride, count: area.width)
          px_mask_multiply(clipped, mask.pointer(area.x0, line), area.width)
          px_over_solid_mask(target.pointer(area.x0, line), color, clipped, area.width)
        }
      },
      outline: { path in
        let shape = FlattenedPath(path.storage, transform: .identity)
        guard !shape.pixelBounds.isEmpty else { return }
        fill(
          .contours(shape, PX_FILL_NONZERO, antialiased: true), .solid(color), clip, mode: .normal, alpha: 255)
      })
  }

  private func drawAsOneShape(_ run: GlyphRun, _ transform: CGAffineTransform, _ state: DrawState) {
    let box = Coverage.make(rect: run.conservativeBounds, transform, antialiased: true)?.bounds ?? .zero
    let area = box.insetBy(dx: -2, dy: -2).intersection(neededArea(state))
    guard let whole = MaskBuffer(area) else { return }
    let scratch = self.scratch
    scratch.atlas.forEachGlyph(
      of: run, at: .zero, device: transform,
      mask: { glyph, x, y in
        let part = PixelRect(x0: x, y0: y, x1: x + glyph.width, y1: y + glyph.height).intersection(area)
        guard !part.isEmpty else { return }
        for line in part.y0..<part.y1 {
          whole.unite(glyph.bytes + Int(line - y) * glyph.stride + Int(part.x0 - x), part.x0, line, part.width)
        }
      },
      outline: { path in
        let shape = FlattenedPath(path.storage, transform: .identity)
        let part = shape.pixelBounds.intersection(area)
        guard !part.isEmpty else { return }
        let coverage = Coverage.contours(shape, PX_FILL_NONZERO, antialiased: true)
        coverage.prepare(scratch.scan, area: part)
        for line in part.y0..<part.y1 {
          let row = scratch.mask(part.width)
          let rect = PixelRect(x0: part.x0, y0: line, x1: part.x1, y1: line + 1)
          coverage.write(rect, to: row, stride: part.width, scratch.scan)
          whole.unite(row, part.x0, line, part.width)
        }
      })
    paint(.mask(whole), state.fill, state)
  }

  /// Without antialiasing masks do not serve: their coverage is of quarter-pixel positions.
  private func drawOutlines(_ run: GlyphRun, _ transform: CGAffineTransform, _ state: DrawState) {
    guard !run.isEmpty, transform.isFinite else { return }
    let outlines = zip(run.glyphs, run.positions).map { glyph, position in
      let placement = run.glyphTransform.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      return (run.font.outline(of: glyph), placement.concatenating(transform))
    }
    let shape = FlattenedPath(outlines)
    guard !shape.pixelBounds.isEmpty else { return }
    paint(.contours(shape, PX_FILL_NONZERO, antialiased: state.isAntialiased), state.fill, state)
  }
}

extension MaskBuffer {
  /// Adds coverage where there is none yet: m + g·(255 − m)/255.
  fileprivate func unite(_ bytes: UnsafePointer<UInt8>, _ x: Int32, _ y: Int32, _ count: Int) {
    let row = pointer(x, y)
    for index in 0..<count where bytes[index] != 0 {
      let rest = UInt32(255 - row[index]) * UInt32(bytes[index]) + 127
      row[index] += UInt8(rest / 255)
    }
  }
}
