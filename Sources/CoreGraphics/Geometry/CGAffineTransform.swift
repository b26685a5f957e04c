// The affine map of the plane that every coordinate conversion, CTM and layer transform is made of.
// Called by: paths, contexts, layers, views. Hands on: mapped points, sizes and rectangles (CGAffineTransform+Applying).
// Row vectors, as Core Graphics documents: (x', y') = (a·x + c·y + tx, b·x + d·y + ty).
// It does not clean rotations: sin and cos of the angle are kept to the last bit, as Apple's are.
import Foundation

/// A 3×3 matrix with the fixed last column (0, 0, 1), for row vectors. Documented (CGAffineTransform).
///
/// NaN and infinite entries are carried through without a trap; `==` follows IEEE, so a transform with NaN equals nothing.
public struct CGAffineTransform: Sendable, Hashable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  /// All entries zero: a singular transform, not the identity. Documented (imported C structs start at zero).
  @inlinable public init() {
    (a, b, c, d, tx, ty) = (0, 0, 0, 0, 0, 0)
  }

  @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  @inlinable public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Radians; positive turns the x axis towards the y axis (clockwise on a y-down screen).
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }

  /// The transform that applies `self` first and `t2` after it (the matrix product self × t2). Documented.
  @inlinable public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The inverse; a transform without one (determinant zero or not finite) is returned unchanged. Documented.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The translation happens before `self`: the offset is in the space that `self` maps from. Documented.
  @inlinable public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx * a + ty * c + self.tx, ty: tx * b + ty * d + self.ty)
  }

  /// The scaling happens before `self`. Documented.
  @inlinable public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: sx * a, b: sx * b, c: sy * c, d: sy * d, tx: tx, ty: ty)
  }

  /// The rotation (radians) happens before `self`. Documented.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: cosine * a + sine * c, b: cosine * b + sine * d,
      c: cosine * c - sine * a, d: cosine * d - sine * b, tx: tx, ty: ty)
  }
}

extension CGAffineTransform: Codable {
  /// An unkeyed list a, b, c, d, tx, ty, as Apple's encoders write it. Observed (published JSON).
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    a = try list.decode(CGFloat.self)
    b = try list.decode(CGFloat.self)
    c = try list.decode(CGFloat.self)
    d = try list.decode(CGFloat.self)
    tx = try list.decode(CGFloat.self)
    ty = try list.decode(CGFloat.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try list.encode(entry) }
  }
}
