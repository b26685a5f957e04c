// CGContext: images.
//
// An image's top row lies at the rectangle's maxY: upright where y points up. In UIKit's contexts, where it points down, it
// shows upside down; UIImage.draw turns it. Documented (CGContextDrawImage, Drawing and Printing Guide for iOS).

extension CGContext {
  /// Stretched over the rectangle, user space; as a tile repeated over the clip when `byTiling`. An image mask is painted with
  /// the fill.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !rect.isNull, !rect.isInfinite else { return }
    if byTiling {
      perform(.tiledImage(image, rect))
    } else if image.isMask {
      perform(.imageMask(image, rect))
    } else {
      perform(.image(image, rect))
    }
  }
}
