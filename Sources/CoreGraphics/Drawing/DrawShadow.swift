// A shadow as the graphics state carries it.
//
// Made by: CGContext.setShadow. Handed on in DrawState. Drawn by: BitmapBackend+Shadow.

/// A blurred copy of what is drawn, under it.
package struct DrawShadow: Sendable, Equatable {
  /// Base space: the current transform does not affect it (documented: CGContextSetShadow), the base transform (a UIKit
  /// context's scale and flip) does.
  package var offset: CGSize
  /// Base space, not below 0. The Gaussian's standard deviation is half of it: the relation that HTML's canvas took over from
  /// Core Graphics (HTML standard, shadowBlur). A layer's shadowRadius, by contrast, is the standard deviation itself.
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  package static func == (a: DrawShadow, b: DrawShadow) -> Bool {
    a.offset == b.offset && a.blur == b.blur && (a.color === b.color || a.color == b.color)
  }
}
