// The space that sublayers are placed in: sublayerTransform and flipped geometry.
//
// Called by: CommitPass, conversions, hit testing. A layer's own flip is part of its placement; its superlayer's
// sublayerTransform comes on top, about the superlayer's anchor.

import RenderTree

extension CALayer {
  /// Applied to sublayers, not to the layer's own contents; usually perspective. Documented.
  public var sublayerTransform: CATransform3D {
    get { CATransform3D(extras.sublayerTransform) }
    set {
      let matrix = newValue.matrix
      guard extras.sublayerTransform != matrix else { return }
      makeExtras().values.sublayerTransform = matrix
      flags.sublayersMoved = true
      markNeedsCommit()
      markSublayersMoved()
    }
  }

  /// True: the layer's y axis points up. Contents stay upright. Default false. Documented.
  public var isGeometryFlipped: Bool {
    get { geometry.isFlipped }
    set {
      guard store(newValue, in: &geometry.isFlipped) else { return }
      markMoved()
      markNeedsCommit()
    }
  }

  /// Whether y points up on the screen, by this layer's flip and its superlayers'. Documented.
  public func contentsAreFlipped() -> Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.geometry.isFlipped { isFlipped.toggle() }
      layer = current.parent
    }
    return isFlipped
  }

  /// What the layer's sublayers are placed through; nil for nearly all layers.
  var sublayerMatrix: Matrix4? {
    guard let extrasBox, !extrasBox.values.sublayerTransform.isIdentity else { return nil }
    let anchor = geometry.anchor
    let z = geometry.anchorPointZ
    return .translation(-anchor.x, -anchor.y, -z) * extrasBox.values.sublayerTransform
      * .translation(anchor.x, anchor.y, z)
  }

  /// From own coordinates to the superlayer's.
  var placement: Matrix4 {
    guard let matrix = parent?.sublayerMatrix else { return geometry.placement }
    return geometry.placement * matrix
  }

  /// The sublayers' nodes hold the space they are placed in: made again when that changes.
  func markSublayersMoved() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      for child in layer.children {
        child.markNeedsCommit()
        if !child.flattensSublayers { waiting.append(child) }
      }
      layer.maskLayer?.markNeedsCommit()
    }
  }
}
