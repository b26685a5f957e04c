// A transform taken apart into scale, shear, rotation and translation (iOS 16), and put together again.
// Called by: interpolation of layer transforms, and by apps. Hands on: a CGAffineTransform.
// The order, for row vectors: scale × horizontal shear × rotation × translation. Documented (CGAffineTransform.h).
import Foundation

public struct CGAffineTransformComponents: Sendable, Hashable {
  /// Initial scaling; a negative height marks a mirrored transform.
  public var scale: CGSize
  public var horizontalShear: CGFloat
  /// Radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(scale: CGSize(width: 0, height: 0), horizontalShear: 0, rotation: 0, translation: CGVector())
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Composes scale, then shear, then rotation, then translation. Documented.
  public init(_ components: CGAffineTransformComponents) {
    let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
    let (sx, sy) = (components.scale.width, components.scale.height)
    let shear = components.horizontalShear
    self.init(
      a: sx * cosine, b: sx * sine,
      c: sy * (shear * cosine - sine), d: sy * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// Takes the transform apart so that `CGAffineTransform(t.decomposed())` gives `t` again, up to rounding.
  ///
  /// A singular transform loses what the form cannot hold: with a zero first row the rotation is read from the second;
  /// parallel rows give a zero height and no shear (chosen here).
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = (a * a + b * b).squareRoot()
    guard width != 0 else {
      let height = (c * c + d * d).squareRoot()
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), horizontalShear: 0,
        rotation: height == 0 ? 0 : atan2(-c, d), translation: translation)
    }
    let determinant = a * d - b * c
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: determinant / width),
      horizontalShear: determinant == 0 ? 0 : (a * c + b * d) / determinant,
      rotation: atan2(b, a), translation: translation)
  }
}
