// CATransform3D and its functions under Apple's names.
//
// Called by: clients, CALayer. The algebra is Matrix4's (RenderTree); this file gives it Apple's shape.

import RenderTree

/// A 4×4 matrix for row vectors: `[x y z 1] × m`. Lengths are points. Source: documented.
public struct CATransform3D: Sendable, Equatable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// All zeros, as a C struct starts.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0,
      m43: 0, m44: 0)
  }

  package init(_ m: Matrix4) {
    self.init(
      m11: m.r0[0], m12: m.r0[1], m13: m.r0[2], m14: m.r0[3], m21: m.r1[0], m22: m.r1[1], m23: m.r1[2], m24: m.r1[3],
      m31: m.r2[0], m32: m.r2[1], m33: m.r2[2], m34: m.r2[3], m41: m.r3[0], m42: m.r3[1], m43: m.r3[2], m44: m.r3[3])
  }

  package var matrix: Matrix4 {
    Matrix4(
      .init(m11, m12, m13, m14), .init(m21, m22, m23, m24), .init(m31, m32, m33, m34), .init(m41, m42, m43, m44))
  }
}

public let CATransform3DIdentity = CATransform3D(.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(.translation(tx, ty, tz))
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(.scale(sx, sy, sz))
}

/// A rotation by `angle` radians about the axis (x, y, z); identity when the axis has no length. Source: documented.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (u, v, w) = (x / length, y / length, z / length)
  let c = cos(angle)
  let s = sin(angle)
  let k = 1 - c
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m13) = (c + u * u * k, v * u * k + w * s, w * u * k - v * s)
  (t.m21, t.m22, t.m23) = (u * v * k - w * s, c + v * v * k, w * v * k + u * s)
  (t.m31, t.m32, t.m33) = (u * w * k + v * s, v * w * k - u * s, c + w * w * k)
  return t
}

/// The translation first, then `t`. Source: documented.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// First `a`, then `b`. Source: documented.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix * b.matrix)
}

/// The inverse; `t` itself when it has none. Source: documented.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.matrix.inverse.map(CATransform3D.init) ?? t
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(Matrix4(m)) }

/// True when `t` is exactly an affine transform of the plane. Source: documented.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.matrix.isAffine && t.m33 == 1 && t.m43 == 0
}

/// The affine transform that `t` is; the plane's part of it when it is not one.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.matrix.affine }
