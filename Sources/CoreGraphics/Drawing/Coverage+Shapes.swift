// From user-space shapes to device-space coverage, choosing the cheapest exact form.
//
// Called by: BitmapBackend, ClipMaskCache. The choice depends on the shape and the transform alone, never on the clip or the
// target, so that every part of a picture is drawn by the same arithmetic.

internal import CPixelKernels

extension Coverage {
  /// A rectangle. Nil when it covers nothing or has a NaN.
  static func make(rect: CGRect, _ transform: CGAffineTransform, antialiased: Bool) -> Coverage? {
    guard transform.isFinite else { return nil }
    if transform.keepsRectanglesUpright {
      guard let fixed = FixedRect(rect, transform, antialiased: antialiased), !fixed.isEmpty else { return nil }
      return .rect(fixed)
    }
    return make(
      path: CGPath(rect: rect, transform: nil), .winding, transform, antialiased: antialiased)
  }

  /// A path's inside. Nil when it covers nothing.
  static func make(
    path: CGPath, _ rule: CGPathFillRule, _ transform: CGAffineTransform, antialiased: Bool
  ) -> Coverage? {
    guard !path.isEmpty, transform.isFinite else { return nil }
    if let hint = path.shapeHint, let shape = make(hint: hint, transform, antialiased: antialiased) {
      return shape
    }
    let contours = FlattenedPath(path.storage, transform: transform)
    guard !contours.pixelBounds.isEmpty else { return nil }
    return .contours(contours, rule == .evenOdd ? PX_FILL_EVENODD : PX_FILL_NONZERO, antialiased: antialiased)
  }

  private static func make(
    hint: PathShapeHint, _ transform: CGAffineTransform, antialiased: Bool
  ) -> Coverage? {
    guard transform.keepsRectanglesUpright else { return nil }
    switch hint {
    case .rect(let rect):
      guard let fixed = FixedRect(rect, transform, antialiased: antialiased), !fixed.isEmpty else { return nil }
      return .rect(fixed)
    case .ellipse(let rect):
      guard antialiased, let fixed = FixedRect(rect, transform, antialiased: true) else { return nil }
      let width = fixed.x1 - fixed.x0
      guard width > 1, width == fixed.y1 - fixed.y0 else { return nil }
      return .roundedRect(fixed.rounded(radius: width / 2))
    case .roundedRect(let rect, let cornerWidth, let cornerHeight):
      guard antialiased, let fixed = FixedRect(rect, transform, antialiased: true) else { return nil }
      let corner = CGSize(width: cornerWidth, height: cornerHeight).applying(transform)
      guard let across = FixedRect.fixed(abs(corner.width)), let down = FixedRect.fixed(abs(corner.height)),
        across == down, across > 0
      else { return nil }
      let radius = min(across, (fixed.x1 - fixed.x0) / 2, (fixed.y1 - fixed.y0) / 2)
      return radius > 0 ? .roundedRect(fixed.rounded(radius: radius)) : nil
    }
  }
}

extension FixedRect {
  /// `radius` in 1/256 pixel, at most half a side.
  fileprivate func rounded(radius: Int32) -> px_rounded_rect {
    px_rounded_rect(
      x0: x0, y0: y0, x1: x1, y1: y1, top_left: radius, top_right: radius, bottom_left: radius, bottom_right: radius)
  }
}
