// CGContext: the current transformation matrix and conversions to the device.
//
// New operations apply to points before the older ones (documented: CGContextConcatCTM). The current path keeps its place:
// points already added do not move with the matrix.

extension CGContext {
  /// User space → Core Graphics' device space: pixels from the bottom left, y up. Identity in a fresh bitmap context; in
  /// UIKit's contexts it holds the scale and the flip. Documented.
  public var ctm: CGAffineTransform {
    state.draw.ctm.concatenating(deviceTransform)
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Radians; from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// ctm = transform × ctm. A transform with a number that is not finite is ignored: nothing could be drawn after it.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    state.draw.ctm = transform.concatenating(state.draw.ctm)
  }

  /// The same as `ctm` here: a context's user space has no scale of its own beyond it.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// The size of the transformed vector: negative where an axis is flipped. Documented: CGContextConvertSizeToDeviceSpace.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The bounding box under rotation.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
