// CTFont: a face at a size, with the measures it reports and the tracking it is set with.
//
// Made by: FontCatalog and the CTFontCreate… functions (CTFont+Creation). Used by: ShapedText and UIKitCore's UIFont.
// It does not shape or draw; its face does the one and the drawing backends the other.
import CoreGraphics
import Foundation

/// A font at a point size. Immutable, usable from any thread.
public final class CTFont: Sendable, Hashable {
  /// Shared by all fonts of the same file.
  package let face: ShapingFace
  /// Points to the em, > 0.
  package let size: CGFloat
  /// Points added after each glyph that moves the pen.
  package let tracking: CGFloat
  package let features: FontFeatures
  /// Vertical measures in points.
  package let metrics: ScaledMetrics
  /// Applied to glyphs' outlines alone, y up; advances and measures do not change. Identity but for fonts that were
  /// made with a matrix.
  package let matrix: CGAffineTransform
  /// The request this font answers; nil for a font of another making.
  package let systemRequest: SystemFontRequest?

  /// Vertical measures in points; `descent` is positive.
  package struct ScaledMetrics: Hashable, Sendable {
    package var ascent: CGFloat
    package var descent: CGFloat
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// From one baseline to the next.
    package var lineHeight: CGFloat
  }

  /// A face with the measures it declares. A size that is not > 0 and finite stands for 12. Documented:
  /// CTFontCreateWithGraphicsFont.
  package init(face: ShapingFace, size: CGFloat, features: FontFeatures = [], matrix: CGAffineTransform = .identity) {
    self.face = face
    self.matrix = matrix
    self.size = size.isFinite && size > 0 ? size : SystemFontRequest.defaultSize
    self.features = features
    tracking = 0
    systemRequest = nil
    let font = face.graphicsFont
    unitScale = self.size / CGFloat(font.unitsPerEm)
    let scale = unitScale
    let ascent = CGFloat(font.ascent) * scale
    let descent = -CGFloat(font.descent) * scale
    let leading = CGFloat(font.leading) * scale
    metrics = ScaledMetrics(
      ascent: ascent, descent: descent, leading: leading, capHeight: CGFloat(font.capHeight) * scale,
      xHeight: CGFloat(font.xHeight) * scale, lineHeight: ascent + descent + leading)
  }

  /// The system font drawn by `face`: with the system font's own measures. `request.size` must be > 0 and finite.
  /// `isSlanted`: leans an upright face, for a design without an italic.
  init(system request: SystemFontRequest, face: ShapingFace, isSlanted: Bool = false) {
    self.face = face
    matrix = isSlanted ? SystemFontFace.slant : .identity
    size = request.size
    unitScale = request.size / CGFloat(face.graphicsFont.unitsPerEm)
    features = request.features.union(SystemFontFace.features)
    systemRequest = request
    tracking = SystemFontTracking.tracking(request)
    metrics = ScaledMetrics(
      ascent: SystemFontMetrics.ascender * size, descent: -SystemFontMetrics.descender * size, leading: 0,
      capHeight: SystemFontMetrics.capHeight * size, xHeight: SystemFontMetrics.xHeight * size,
      lineHeight: SystemFontMetrics.lineHeight * size)
  }

  /// This font with other features, another matrix, or both.
  package init(_ font: CTFont, features: FontFeatures? = nil, matrix: CGAffineTransform? = nil) {
    face = font.face
    size = font.size
    unitScale = font.unitScale
    tracking = font.tracking
    metrics = font.metrics
    systemRequest = font.systemRequest
    self.features = features ?? font.features
    self.matrix = matrix ?? font.matrix
  }

  /// Points to a font unit.
  package let unitScale: CGFloat

  /// Whether fallbacks are to be bold: semibold and above.
  package var isBold: Bool {
    if let systemRequest { return systemRequest.weight.rawValue >= SystemFontWeight.semibold.rawValue }
    return face.graphicsFont.weight >= 600
  }

  /// Whether both draw and measure the same: same face, size, tracking, features and matrix.
  public static func == (one: CTFont, other: CTFont) -> Bool {
    one === other
      || one.face === other.face && one.size == other.size && one.tracking == other.tracking
        && one.features == other.features && one.matrix == other.matrix && one.metrics == other.metrics
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(face.graphicsFont.identity)
    hasher.combine(size)
  }
}
