// What a node shows between its background and its border.
//
// Made by: CommitPass. Read by: RasterPass and CompositePass. Immutable.

import CoreGraphics

/// Where contents of one size go in bounds of another: Core Animation's gravities, y down.
package enum ContentsGravity: UInt8, Sendable, Hashable {
  case resize, resizeAspect, resizeAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// A recorded drawing and the state of the layer when it was recorded.
package struct RecordedContents: Sendable {
  /// Operations in the layer's coordinates (points).
  package let list: DisplayList
  /// The layer's bounds at the recording, points: contents of a layer that has since changed size are stretched from it.
  package let bounds: CGRect
  /// Pixels per point it was recorded for.
  package let scale: CGFloat
  /// True when it was recorded with `isOpaque`: the drawing promises to cover the bounds.
  package let isOpaque: Bool

  package init(list: DisplayList, bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.list = list
    self.bounds = bounds
    self.scale = scale
    self.isOpaque = isOpaque
  }
}

/// An image and how it lies in the layer.
package struct ImageContents: Sendable {
  package let image: CGImage
  /// Image pixels per point.
  package let scale: CGFloat
  /// The part of the image that is shown, unit coordinates, y down.
  package let rect: CGRect
  /// The part of `rect` that stretches when the gravity resizes, unit coordinates, y down.
  package let center: CGRect

  package init(image: CGImage, scale: CGFloat, rect: CGRect, center: CGRect) {
    self.image = image
    self.scale = scale
    self.rect = rect
    self.center = center
  }
}

package enum NodeContents: Sendable {
  case none
  case recorded(RecordedContents)
  case image(ImageContents)
  case vector(VectorContents)

  /// Whether two contents are the same objects: enough for damage, since contents never change in place.
  package func isSame(as other: NodeContents) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.recorded(let a), .recorded(let b)): a.list === b.list && a.bounds == b.bounds && a.scale == b.scale
    case (.image(let a), .image(let b)):
      a.image === b.image && a.scale == b.scale && a.rect == b.rect && a.center == b.center
    case (.vector(let a), .vector(let b)): a.list === b.list && a.isCutByOutline == b.isCutByOutline
    default: false
    }
  }
}
