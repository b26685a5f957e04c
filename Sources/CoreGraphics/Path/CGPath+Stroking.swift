// Stroked and dashed copies of a path. Called by: apps, hit testing on shapes, UIBezierPath, CGContext's
// replacePathWithStrokedPath. The engines are PathStroker and PathDasher; drawing calls those directly, with a tolerance
// of its own.
import Foundation

extension CGPath {
  /// The outline of the stroke; fill it by the winding rule. `transform` maps the path before it is stroked. Documented.
  ///
  /// Subpaths overlap where the stroke does. The outline is right to 1/1024 unit, or to a thousandth of the width when
  /// that is less. A width that is not above zero gives an empty path.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    var stroker = PathStroker(style: style, tolerance: min(1.0 / 1024, lineWidth / 1000))
    return CGPath(storage: stroker.outline(of: transform.isIdentity ? storage : storage.applying(transform)))
  }

  /// The path cut into dashes, with `lengths` on, off, on … from `phase`. `transform` maps the path first. Documented.
  ///
  /// A pattern that is empty, all zero, or has a negative length gives the whole path (chosen here).
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let source = transform.isIdentity ? storage : storage.applying(transform)
    guard let dasher = PathDasher(lengths: lengths, phase: phase) else { return CGPath(storage: source) }
    return CGPath(storage: dasher.dash(source))
  }
}
