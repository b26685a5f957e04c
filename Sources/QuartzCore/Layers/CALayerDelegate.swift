// What a layer asks of its delegate; UIView is the delegate of its layer.
//
// Called by: CALayer. Optional methods of Apple's protocol are requirements with defaults.

public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// Nil: the layer looks further. NSNull: no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
}

/// A delegate that fills the layer's contents itself. Apple asks the runtime whether `display(_:)` is implemented; here a
/// delegate says so.
package protocol LayerContentsProvider: CALayerDelegate {
  /// True when the delegate has set the layer's contents and nothing is to be recorded.
  func provideContents(of layer: CALayer) -> Bool
}

/// A delegate that looks at what its layer recorded: UIView, for its linter.
package protocol LayerDrawingObserver: CALayerDelegate {
  func layer(_ layer: CALayer, didRecord list: DisplayList)
}

extension CALayerDelegate {
  func displayIfImplemented(_ layer: CALayer) -> Bool {
    if let provider = self as? any LayerContentsProvider, provider.provideContents(of: layer) { return true }
    layerWillDraw(layer)
    return false
  }
}
