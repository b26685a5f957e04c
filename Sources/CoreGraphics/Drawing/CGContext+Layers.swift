// CGContext: transparency layers and CGLayer.
//
// A layer is a saved state and two operations: what lies between them is composited as one, with the alpha, blend mode and
// shadow that were set when it began. Documented: CGContextBeginTransparencyLayer.

extension CGContext {
  /// `auxiliaryInfo` has no keys that are used (documented: pass nil).
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(nil)
  }

  /// What lies outside the rectangle (user space) is not drawn.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(rect)
  }

  /// Restores the state that was current when the layer began. Without a layer it reports the mistake and changes nothing.
  public func endTransparencyLayer() {
    guard let index = stack.lastIndex(where: { $0.beginsLayer }) else {
      reportDrawingMistake("CGContext.endTransparencyLayer: no layer has begun; end once for every begin")
      return
    }
    // Saves inside the layer that were not restored end with it.
    var restored = stack[index]
    restored.beginsLayer = false
    stack.removeSubrange(index...)
    uncountedSaves = 0
    state = restored
    perform(.endLayer)
  }

  private func beginLayer(_ rect: CGRect?) {
    let isNested = stack.lazy.filter(\.beginsLayer).count
    guard isNested < Self.layerLimit else {
      reportDrawingMistake("CGContext.beginTransparencyLayer: more than \(Self.layerLimit) layers inside each other")
      return
    }
    var saved = state
    saved.beginsLayer = true
    stack.append(saved)
    perform(.beginLayer(rect))
    state.draw = state.draw.resettingCompositing()
    if let rect {
      let box = rect.applying(state.draw.ctm)
      let common = state.clipBounds.tameIntersection(box)
      state.clipBounds = common.isNull ? .zero : common
    }
  }

  /// Layers inside each other; each needs pixels of its own.
  private static let layerLimit = 256

  /// The layer's content stretched over the rectangle, user space, as one group. Documented: CGContextDrawLayerInRect.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let size = layer.size
    guard rect.isFinite, size.width > 0, size.height > 0 else { return }
    let saved = state.draw.ctm
    state.draw.ctm = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY
    ).concatenating(saved)
    draw(layer.content)
    state.draw.ctm = saved
  }

  /// The layer at its own size.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// A display list as one group; its base space is this context's user space.
  package func draw(_ list: DisplayList) {
    guard !list.isEmpty else { return }
    perform(.displayList(list))
  }
}
