// CGContext: gradients. They fill the clip, whatever the current path.

extension CGContext {
  /// Colours change along the line from `start` to `end`, user space. Nothing is drawn when they are one point. Documented.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite else { return }
    perform(.linearGradient(gradient, start: startPoint, end: endPoint, options))
  }

  /// Colours change from the start circle to the end circle, user space; later circles lie over earlier ones. Documented.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite else { return }
    perform(
      .radialGradient(
        gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
        options))
  }

  /// Colours change with the angle around the centre, once round from `angle` (radians, from the x axis towards the y axis).
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite else { return }
    perform(.conicGradient(gradient, center: center, angle: angle))
  }
}

/// The C spelling of CGContext.drawConicGradient, which Apple's Swift overlay leaves as a function.
public func CGContextDrawConicGradient(
  _ context: CGContext, _ gradient: CGGradient, _ center: CGPoint, _ angle: CGFloat
) {
  context.drawConicGradient(gradient, center: center, angle: angle)
}
