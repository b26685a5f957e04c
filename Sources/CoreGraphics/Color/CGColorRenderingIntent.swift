// What to do with colours outside the target's gamut. Called by: contexts, images, CGColor.converted.
// All intents act alike here: values are clipped to the target unless its space is extended (chosen here).

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}
