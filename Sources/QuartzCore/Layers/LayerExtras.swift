// Properties that few layers set: one object, made when the first of them is.
//
// Held by: CALayer. Read by: its concern files, CommitPass. Defaults as documented.

import RenderTree

package struct LayerExtras: Equatable {
  package var sublayerTransform = Matrix4.identity
  var isDoubleSided = true
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var cornerCurve = CALayerCornerCurve.circular
  var allowsGroupOpacity = true
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  static let standard = LayerExtras()
}

/// LayerExtras on the heap, one to a layer.
package final class LayerExtrasBox {
  package var values: LayerExtras
  var actions: [String: any CAAction]?
  init(_ values: LayerExtras) { self.values = values }
}

extension CALayer {
  var extras: LayerExtras { extrasBox?.values ?? .standard }

  func makeExtras() -> LayerExtrasBox {
    if let extrasBox { return extrasBox }
    let made = LayerExtrasBox(.standard)
    extrasBox = made
    return made
  }

  /// Stores a changed value and marks the layer for the next commit. Few layers have any, so a key path will do.
  func changeExtra<Value: Equatable>(_ property: WritableKeyPath<LayerExtras, Value>, to value: Value) {
    guard extras[keyPath: property] != value else { return }
    makeExtras().values[keyPath: property] = value
    markNeedsCommit()
  }
}
