// Makes the layer that a view's `layerClass` names.
//
// Called by: UIView's initialisers. Plain CALayer, by far the most common, is made directly.

enum LayerClass {
  static func makeLayer(of type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    guard let type = type as? CALayer.Type else {
      misuse("layerClass is \(type): it must be CALayer or a subclass")
    }
    return MetatypeInit.make(type)
  }
}
