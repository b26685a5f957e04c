// Images, image masks and tiled images.
//
// Called by: BitmapBackend.draw. Placement and sampling are PlacedImage's.

internal import CPixelKernels

extension BitmapBackend {
  func drawImage(_ image: CGImage, _ rect: CGRect, _ transform: CGAffineTransform, _ state: DrawState) {
    guard
      let placed = PlacedImage(
        image, in: rect, transform, quality: state.interpolationQuality, antialiased: state.isAntialiased)
    else { return }
    compose(placed.coverage, .rows(placed.painter), state)
  }

  /// The mask's alpha becomes coverage, the state's fill the paint.
  func drawImageMask(_ image: CGImage, _ rect: CGRect, _ transform: CGAffineTransform, _ state: DrawState) {
    guard
      let placed = PlacedImage(
        image, in: rect, transform, quality: state.interpolationQuality, antialiased: state.isAntialiased)
    else { return }
    let area = placed.coverage.bounds.intersection(neededArea(state))
    guard let mask = alphaMask(placed.coverage, .rows(placed.painter), area) else { return }
    paint(.mask(mask), state.fill, state)
  }

  /// Each tile is drawn as an image of its own; together they are composited as one, so that they cast one shadow.
  func drawTiledImage(_ image: CGImage, _ rect: CGRect, _ transform: CGAffineTransform, _ state: DrawState) {
    guard rect.isFinite, !rect.isEmpty, transform.isFinite, transform.determinant != 0 else { return }
    if state.shadow != nil || state.blendMode != .normal || state.alpha < 1 {
      beginLayer(nil, transform, state)
      drawTiles(image, rect, transform, state.resettingCompositing())
      endLayer()
    } else {
      drawTiles(image, rect, transform, state)
    }
  }

  private func drawTiles(_ image: CGImage, _ rect: CGRect, _ transform: CGAffineTransform, _ state: DrawState) {
    let clip = clips.clip(for: state.clip, scratch.scan).bounds
    guard !clip.isEmpty else { return }
    let device = CGRect(x: Int(clip.x0), y: Int(clip.y0), width: clip.width, height: clip.height)
    let visible = device.applying(transform.inverted()).insetBy(dx: -1, dy: -1)
    guard visible.isFinite else { return }
    func range(_ low: CGFloat, _ high: CGFloat, _ origin: CGFloat, _ step: CGFloat) -> ClosedRange<Int>? {
      let first = ((low - origin) / step).rounded(.down)
      let last = ((high - origin) / step).rounded(.down)
      // A tile smaller than a fortieth of a pixel in both directions would cost more than it can show.
      guard abs(first) < 1e9, abs(last) < 1e9, last - first <= 40 * 32_768 else { return nil }
      return Int(first)...max(Int(first), Int(last))
    }
    guard let columns = range(visible.minX, visible.maxX, rect.minX, rect.width),
      let rows = range(visible.minY, visible.maxY, rect.minY, rect.height),
      columns.count * rows.count <= 262_144
    else { return }
    for row in rows {
      for column in columns {
        drawImage(
          image, rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height), transform, state)
      }
    }
  }

  /// The device pixels whose coverage an operation with this state needs: the clip's, and those whose shadow falls there.
  func neededArea(_ state: DrawState) -> PixelRect {
    let visible = clips.clip(for: state.clip, scratch.scan).bounds.intersection(surface.bounds)
    guard let shadow = state.shadow, !visible.isEmpty else { return visible }
    return visible.union(DeviceShadow(shadow, baseTransform).source(of: visible))
  }

  /// Coverage times the paint's alpha, as a mask of `area`; nil when the area is empty.
  func alphaMask(_ coverage: Coverage, _ paint: RowPaint, _ area: PixelRect) -> MaskBuffer? {
    guard let mask = MaskBuffer(area, zeroed: false) else { return nil }
    coverage.prepare(scratch.scan, area: area)
    coverage.write(area, to: mask.bytes, stride: mask.stride, scratch.scan)
    switch paint {
    case .solid(let color):
      let alpha = UInt8(color >> 24)
      if alpha < 255 {
        for y in area.y0..<area.y1 { px_mask_scale(mask.pointer(area.x0, y), alpha, area.width) }
      }
    case .rows(let painter):
      if painter.isOpaque { return mask }
      let row = UnsafeMutablePointer<UInt32>.allocate(capacity: area.width)
      let values = UnsafeMutablePointer<UInt8>.allocate(capacity: area.width)
      defer {
        row.deallocate()
        values.deallocate()
      }
      for y in area.y0..<area.y1 {
        painter.paint(row, x: area.x0, y: y, count: area.width)
        px_mask_from_alpha(values, row, area.width)
        px_mask_multiply(mask.pointer(area.x0, y), values, area.width)
      }
    }
    return mask
  }
}
