// Shadows: the operation's alpha, blurred and moved, in the shadow's colour, under the operation.
//
// Called by: BitmapBackend.compose and endLayer. The shadow is of the whole shape; the clip cuts the result. Its offset is
// rounded to whole device pixels (chosen here: the mask is then exact wherever it lies).

internal import CPixelKernels

/// A shadow in device pixels.
struct DeviceShadow {
  private(set) var dx: Int32
  private(set) var dy: Int32
  let sigma: Float
  let reach: Int32
  let color: UInt32

  init(_ shadow: DrawShadow, _ baseTransform: CGAffineTransform) {
    let offset = shadow.offset.applying(baseTransform)
    func whole(_ value: CGFloat) -> Int32 {
      value.isNaN ? 0 : Int32(min(max((value + 0.5).rounded(.down), -1_000_000), 1_000_000))
    }
    dx = whole(offset.width)
    dy = whole(offset.height)
    let blur = shadow.blur * abs(baseTransform.determinant).squareRoot()
    sigma = blur.isFinite && blur > 0 ? Float(min(blur, 1000) / 2) : 0
    reach = px_blur_reach(sigma)
    color = shadow.color.premultipliedPixel
  }

  /// Without the offset.
  var unmoved: DeviceShadow {
    var copy = self
    (copy.dx, copy.dy) = (0, 0)
    return copy
  }

  /// What a part of the shadow is made from.
  func source(of part: PixelRect) -> PixelRect {
    part.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -reach, dy: -reach)
  }

  /// Where the shadow of a shape reaches.
  func extent(of shape: PixelRect) -> PixelRect {
    shape.isEmpty ? shape : shape.insetBy(dx: -reach, dy: -reach).offsetBy(dx: dx, dy: dy)
  }
}

extension BitmapBackend {
  func drawShadow(
    _ shadow: DrawShadow, of coverage: Coverage, _ paint: RowPaint, _ state: DrawState, _ clip: ClipMask
  ) {
    let shadow = DeviceShadow(shadow, baseTransform)
    guard shadow.color >> 24 != 0 else { return }
    let visible = clip.bounds.intersection(surface.bounds)
    guard !visible.isEmpty else { return }
    if let kept = keptMask(shadow, of: coverage, paint) {
      let moved = MaskBuffer(sharing: kept, dx: shadow.dx, dy: shadow.dy)
      return fill(.mask(moved), .solid(shadow.color), clip, mode: state.blendMode, alpha: state.alpha.byte)
    }
    let shape = coverage.bounds.intersection(shadow.source(of: visible))
    guard !shape.isEmpty, !shadow.extent(of: shape).intersection(visible).isEmpty else { return }
    guard let mask = alphaMask(coverage, paint, shape) else { return }
    guard let blurred = blurred(mask, shadow, visible) else { return }
    fill(.mask(blurred), .solid(shadow.color), clip, mode: state.blendMode, alpha: state.alpha.byte)
  }

  /// The whole blurred mask, not yet moved, of a shape that is worth keeping; nil for others.
  private func keptMask(_ shadow: DeviceShadow, of coverage: Coverage, _ paint: RowPaint) -> MaskBuffer? {
    let alpha: UInt8
    switch paint {
    case .solid(let color): alpha = UInt8(color >> 24)
    case .rows(let painter):
      guard painter.isOpaque else { return nil }
      alpha = 255
    }
    guard let key = ShadowKey(coverage, shadow, alpha: alpha) else { return nil }
    if let known = scratch.shadows.mask(key) { return known }
    let still = shadow.unmoved
    guard let mask = alphaMask(coverage, paint, coverage.bounds),
      let made = blurred(mask, still, still.extent(of: mask.bounds))
    else { return nil }
    scratch.shadows.keep(made, key)
    return made
  }

  /// The mask blurred and moved to where the shadow lies, right within `visible`; nil without memory.
  private func blurred(_ mask: MaskBuffer, _ shadow: DeviceShadow, _ visible: PixelRect) -> MaskBuffer? {
    let needed = visible.insetBy(dx: -shadow.reach, dy: -shadow.reach)
    let bounds = shadow.extent(of: mask.bounds).intersection(needed)
    guard let result = MaskBuffer(bounds) else { return nil }
    let copied = mask.bounds.offsetBy(dx: shadow.dx, dy: shadow.dy).intersection(bounds)
    guard !copied.isEmpty else { return nil }
    for y in copied.y0..<copied.y1 {
      result.pointer(copied.x0, y)
        .update(from: mask.pointer(copied.x0 - shadow.dx, y - shadow.dy), count: copied.width)
    }
    if shadow.sigma >= WideBlur.least {
      WideBlur.blur(result, sigma: shadow.sigma)
      return result
    }
    let isDone = px_blur_mask(
      result.bytes, result.stride, Int32(bounds.width), Int32(bounds.height), shadow.sigma)
    return isDone ? result : nil
  }
}
