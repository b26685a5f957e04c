// One thing to draw. With a DrawState it is everything a backend needs; it holds values and immutable objects only.
//
// Made by: CGContext's verbs and by RenderServer. Performed by: BitmapBackend. Recorded by: DisplayListRecorder.
// All coordinates are user space: DrawState.ctm maps them to base space.

/// A verb and its geometry.
package enum DrawOperation: Sendable {
  case fillRect(CGRect)
  /// The path is closed implicitly and painted with the state's fill.
  case fillPath(CGPath, CGPathFillRule)
  /// Painted with the state's stroke.
  case strokePath(CGPath, StrokeStyle)
  /// Makes the rectangle transparent, whatever the state's blend mode, alpha, fill and shadow. Documented:
  /// CGContextClearRect.
  case clear(CGRect)
  /// The image's top row lies at the rectangle's maxY: images are upright in a y-up space. Documented: CGContextDrawImage.
  case image(CGImage, CGRect)
  /// The image fills `rect`, then repeats over the clip. Documented: CGContextDrawTiledImage.
  case tiledImage(CGImage, CGRect)
  /// An image mask, painted with the state's fill.
  case imageMask(CGImage, CGRect)
  /// Painted with the state's fill.
  case glyphs(GlyphRun)
  case linearGradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
  case radialGradient(
    CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    CGGradientDrawingOptions)
  /// Starts at `angle` (radians, from the x axis towards the y axis) and goes once round.
  case conicGradient(CGGradient, center: CGPoint, angle: CGFloat)
  /// A list drawn as one group: its base space is this operation's user space.
  case displayList(DisplayList)
  /// What follows, up to the matching endLayer, is composited as one with this operation's state. `bounds` in user space
  /// promises that nothing outside it is drawn; nil promises nothing.
  case beginLayer(CGRect?)
  /// The state is ignored.
  case endLayer
}
