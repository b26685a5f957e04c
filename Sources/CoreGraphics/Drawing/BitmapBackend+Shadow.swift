// Shadows: the operation's alpha, blurred and moved, in the shadow's colour, under the operation.
//
// Called by: BitmapBackend.compose and endLayer. The shadow is of the whole shape; the clip cuts the result. Its offset is
// rounded to whole device pixels (chosen here: the mask is then exact wherever it lies).

internal import CPixelKernels

/// A shadow in device pixels.
struct DeviceShadow {
  let dx: Int32
  let dy: Int32
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
    let shape = coverage.bounds.intersection(shadow.source(of: visible))
    guard !shape.isEmpty, !shadow.extent(of: shape).intersection(visible).isEmpty else { return }
    guard let mask = alphaMask(coverage, paint, shape) else { return }
    guard let blurred = blurred(mask, shadow) else { return }
    fill(.mask(blurred), .solid(shadow.color), clip, mode: state.blendMode, alpha: state.alpha.byte)
  }

  /// The mask blurred and moved to where the shadow lies; nil without memory.
  private func blurred(_ mask: MaskBuffer, _ shadow: DeviceShadow) -> MaskBuffer? {
    guard let result = MaskBuffer(shadow.extent(of: mask.bounds)) else { return nil }
    for y in mask.bounds.y0..<mask.bounds.y1 {
      result.pointer(mask.bounds.x0 + shadow.dx, y + shadow.dy)
        .update(from: mask.pointer(mask.bounds.x0, y), count: mask.bounds.width)
    }
    let size = result.bounds
    let isDone = px_blur_mask(
      result.bytes, result.stride, Int32(size.width), Int32(size.height), shadow.sigma)
    return isDone ? result : nil
  }
}
