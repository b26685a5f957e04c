// CGContext: shadows. Everything drawn afterwards casts one, under itself.

extension CGContext {
  /// `offset` in base space: the current transform does not affect it (documented); in raw bitmap contexts a positive height
  /// points up, in UIKit's down. `blur` is twice the Gaussian's standard deviation. A nil colour ends shadows. Documented.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.pattern == nil else {
      state.draw.shadow = nil
      return
    }
    guard offset.width.isFinite, offset.height.isFinite, !blur.isNaN else { return }
    state.draw.shadow = DrawShadow(offset: offset, blur: min(max(blur, 0), 1000), color: color)
  }

  /// In black at one third. Documented.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
}
