// What saveGState saves: the state handed to backends, and what only the verbs need.
//
// Held by: CGContext, one now and a stack of saved ones. Documented: Core Graphics, "the graphics state".

/// One entry of the context's stack.
struct GraphicsState {
  /// What operations are drawn with.
  var draw = DrawState()
  /// Base space: the clip's bounding box, also inside transparency layers, where `draw.clip` starts anew.
  var clipBounds: CGRect
  var strokeStyle = StrokeStyle()
  /// The space that bare components are read in.
  var fillColorSpace = CGColorSpaceCreateDeviceGray()
  var strokeColorSpace = CGColorSpaceCreateDeviceGray()
  var shouldAntialias = true
  var allowsAntialiasing = true
  /// Font smoothing, subpixel positioning and quantisation are kept for reading back by callers that share a context; glyph
  /// masks here are always grey, positioned in quarters of a pixel (chosen here).
  var textQuality = TextQuality()
  var renderingIntent = CGColorRenderingIntent.defaultIntent
  var font: CGFont?
  var fontSize: CGFloat = 0
  var characterSpacing: CGFloat = 0
  var textDrawingMode = CGTextDrawingMode.fill
  /// Set on the entry that beginTransparencyLayer pushed: its removal ends the layer.
  var beginsLayer = false

  init(clipBounds: CGRect) {
    self.clipBounds = clipBounds
  }

  /// Switches that change nothing drawn here.
  struct TextQuality {
    var shouldSmooth = true
    var allowsSmoothing = true
    var shouldPosition = true
    var allowsPositioning = true
    var shouldQuantize = true
    var allowsQuantization = true
  }
}
