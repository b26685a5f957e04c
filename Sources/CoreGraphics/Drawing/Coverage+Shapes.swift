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
    if rule == .evenOdd, let frame = path.storage.frame,
      let ring = make(frame: frame, transform, antialiased: antialiased)
    {
      return ring
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

extension Coverage {
  /// One shape without another that lies inside it. Nil for other pairs.
  private static func make(frame: PathFrame, _ transform: CGAffineTransform, antialiased: Bool) -> Coverage? {
    guard let outer = make(hint: frame.outer, transform, antialiased: antialiased)?.asRoundedRect,
      let inner = make(hint: frame.inner, transform, antialiased: antialiased)?.asRoundedRect,
      inner.x0 >= outer.x0, inner.y0 >= outer.y0, inner.x1 <= outer.x1, inner.y1 <= outer.y1
    else { return nil }
    let (left, top, right, bottom) = (
      inner.x0 - outer.x0, inner.y0 - outer.y0, outer.x1 - inner.x1, outer.y1 - inner.y1
    )
    guard corner(inner.top_left, in: outer.top_left, left, top),
      corner(inner.top_right, in: outer.top_right, right, top),
      corner(inner.bottom_left, in: outer.bottom_left, left, bottom),
      corner(inner.bottom_right, in: outer.bottom_right, right, bottom)
    else { return nil }
    return .ring(outer, without: inner)
  }

  /// Whether a round corner stays within another's arc that begins so far outside it. 1/256 pixel.
  private static func corner(_ inner: Int32, in outer: Int32, _ dx: Int32, _ dy: Int32) -> Bool {
    if inner >= outer { return true }
    let (x, y) = (Double(max(outer - dx - inner, 0)), Double(max(outer - dy - inner, 0)))
    return (x * x + y * y).squareRoot() + Double(inner) <= Double(outer) + 1
  }

  private var asRoundedRect: px_rounded_rect? {
    switch self {
    case .rect(let rect): rect.rounded(radius: 0)
    case .roundedRect(let shape): shape
    default: nil
    }
  }

  /// The stroke of a rectangle, rounded rectangle or circle as the ring that it is. Nil for all other strokes.
  static func make(
    stroking path: CGPath, _ style: StrokeStyle, _ transform: CGAffineTransform, antialiased: Bool
  ) -> Coverage? {
    guard antialiased, style.width > 0, style.width.isFinite, style.dashLengths.isEmpty, let hint = path.shapeHint,
      transform.keepsRectanglesUpright, abs(transform.a) + abs(transform.b) == abs(transform.c) + abs(transform.d)
    else { return nil }
    let half = style.width / 2
    switch hint {
    case .rect(let rect):
      guard style.join == .miter, style.miterLimit >= 2, rect.width > 0, rect.height > 0 else { return nil }
      return ring(around: rect, radius: 0, sharp: true, half, transform)
    case .ellipse(let rect):
      guard rect.width == rect.height, rect.width > 0 else { return nil }
      return ring(around: rect, radius: rect.width / 2, sharp: false, half, transform)
    case .roundedRect(let rect, let cornerWidth, let cornerHeight):
      guard cornerWidth == cornerHeight, cornerWidth > 0 else { return nil }
      return ring(around: rect, radius: cornerWidth, sharp: false, half, transform)
    }
  }

  /// What lies within `half` of a rectangle's edge. User space; `radius` is at most half a side.
  private static func ring(
    around rect: CGRect, radius: CGFloat, sharp: Bool, _ half: CGFloat, _ transform: CGAffineTransform
  ) -> Coverage? {
    let scale = abs(transform.a) + abs(transform.b)
    guard let outer = FixedRect(rect.insetBy(dx: -half, dy: -half), transform, antialiased: true),
      let wide = FixedRect.fixed((radius + half) * scale), let narrow = FixedRect.fixed((radius - half) * scale)
    else { return nil }
    let outerRadius = sharp ? 0 : min(wide, (outer.x1 - outer.x0) / 2, (outer.y1 - outer.y0) / 2)
    let hole = rect.insetBy(dx: half, dy: half)
    guard !hole.isNull, let inner = FixedRect(hole, transform, antialiased: true), !inner.isEmpty else {
      return .roundedRect(outer.rounded(radius: outerRadius))
    }
    let innerRadius = max(0, min(narrow, (inner.x1 - inner.x0) / 2, (inner.y1 - inner.y0) / 2))
    return .ring(outer.rounded(radius: outerRadius), without: inner.rounded(radius: innerRadius))
  }
}

extension FixedRect {
  /// `radius` in 1/256 pixel, at most half a side.
  fileprivate func rounded(radius: Int32) -> px_rounded_rect {
    px_rounded_rect(
      x0: x0, y0: y0, x1: x1, y1: y1, top_left: radius, top_right: radius, bottom_left: radius, bottom_right: radius)
  }
}
