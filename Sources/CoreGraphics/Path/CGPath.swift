// An immutable path: subpaths of lines and Bézier curves. Called by: contexts, shape layers, UIBezierPath.
// Hands on: its PathStorage to the flattener, stroker and dasher. Growing a path is CGMutablePath's.
// Two paths are equal when they hold the same elements; the shape hint plays no part.
import Foundation

/// Immutable, unless it is a CGMutablePath.
///
/// `@unchecked Sendable`: `storage` is written only by CGMutablePath, which its maker confines to one thread until it
/// stops growing it; a plain CGPath is never written after init.
public class CGPath: @unchecked Sendable {
  package internal(set) final var storage: PathStorage

  package init(storage: PathStorage) {
    self.storage = storage
  }

  /// The map goes to every point before it is stored; nil is the identity. A null rectangle gives an empty path.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// The ellipse that fits the rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// Radii beyond half a side, or below zero, are clamped (Apple's raises an assertion).
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// No elements at all; a lone move is an element.
  public final var isEmpty: Bool { storage.isEmpty }

  /// Where the next element would begin; zero when the path is empty. Documented.
  public final var currentPoint: CGPoint { storage.current }

  /// Set when the path is exactly one rectangle, ellipse or rounded rectangle, made as such and mapped upright.
  package final var shapeHint: PathShapeHint? { storage.shapeHint }

  /// An immutable copy; the path itself when it is immutable.
  public final func copy() -> CGPath? {
    self is CGMutablePath ? CGPath(storage: storage) : self
  }

  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform, !transform.pointee.isIdentity else { return copy() }
    return CGPath(storage: storage.applying(transform.pointee))
  }

  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(copying: storage) }

  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform else { return mutableCopy() }
    return CGMutablePath(copying: storage.applying(transform.pointee))
  }
}

extension PathStorage {
  /// Every point mapped; elements whose points leave the finite numbers are dropped.
  package func applying(_ transform: CGAffineTransform) -> PathStorage {
    var result = PathStorage()
    result.reserve(verbs: verbs.count, points: points.count)
    result.append(self, transform: transform)
    return result
  }
}

extension CGPath: Hashable {
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.storage == b.storage }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
