// A path that grows. Called by: apps, UIBezierPath, contexts. Arcs are in CGMutablePath+Arcs.
// Every element takes a transform for its points, as Apple's overlay does. Elements with a coordinate that is not
// finite are ignored, and so are lines and curves without a current point.
import Foundation

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(storage: PathStorage()) }

  package init(copying storage: PathStorage) { super.init(storage: storage) }

  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    storage.line(to: point.applying(transform))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    storage.quad(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    storage.cubic(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// A move to the first point and lines to the others; an empty list adds nothing. Documented.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    storage.move(to: first.applying(transform))
    for point in points.dropFirst() { storage.line(to: point.applying(transform)) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addRect(rect, transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { storage.addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.addEllipse(in: rect, transform: transform)
  }

  /// Radii beyond half a side, or below zero, are clamped (Apple's raises an assertion).
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    storage.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  /// All subpaths of `path`, which may be this path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    storage.append(path.storage, transform: transform)
  }

  /// A line back to the start of the subpath, and its end. Ignored when there is nothing to close.
  public func closeSubpath() { storage.close() }
}
