// Transparency layers: what is drawn between begin and end goes to a buffer of its own and is composited as one.
//
// Called by: BitmapBackend.draw. The clip at the beginning cuts the finished layer, once, so content inside starts unclipped
// (its edges are not thinned twice) and its shadow is that of the whole content. Documented: CGContextBeginTransparencyLayer.

/// A layer that has begun and not ended.
struct OpenLayer {
  /// Where the layer will be composited.
  let outer: Surface
  let outerClips: ClipMaskCache
  let state: DrawState
  /// False when nothing of the layer can show: its content goes nowhere.
  let isVisible: Bool
}

extension BitmapBackend {
  /// `bounds` in user space: nothing is drawn outside it. Nil promises nothing.
  /// `margin`: device pixels by which edges may reach beyond it.
  func beginLayer(_ bounds: CGRect?, _ transform: CGAffineTransform, _ state: DrawState, margin: Int32 = 0) {
    var area = neededArea(state)
    if let bounds {
      let promised = Coverage.make(rect: bounds, transform, antialiased: true)?.bounds ?? .zero
      area = area.intersection(promised.insetBy(dx: -margin, dy: -margin))
    }
    let isDrawn = state.alpha > 0 || state.blendMode != .normal
    let inner = isDrawn ? Surface(covering: area) : nil
    layers.append(OpenLayer(outer: surface, outerClips: clips, state: state, isVisible: inner != nil))
    // A layer that cannot show, or has no memory, keeps the outer buffer and an empty writable part.
    surface = inner ?? Surface(buffer: surface.buffer, x: surface.x, y: surface.y, clip: .zero)
    clips = ClipMaskCache(target: surface.bounds, baseTransform: baseTransform)
  }

  /// An end without a beginning does nothing.
  func endLayer() {
    guard let layer = layers.popLast() else { return }
    let inner = surface
    surface = layer.outer
    clips = layer.outerClips
    guard layer.isVisible, !inner.bounds.isEmpty else { return }
    compose(.rect(FixedRect(inner.bounds)), .rows(BufferPainter(inner)), layer.state)
  }

  /// A display list as one group, its base space placed by `transform`.
  func drawGroup(_ list: DisplayList, _ transform: CGAffineTransform, _ state: DrawState) {
    guard !list.isEmpty, transform.isFinite else { return }
    let box = list.drawnBounds
    guard !box.isNull else { return }
    beginLayer(box, transform, state, margin: 2)
    if !surface.bounds.isEmpty {
      let inner = BitmapBackend(surface: surface, baseTransform: transform, scratch: scratch)
      list.replay(into: inner)
    }
    endLayer()
  }
}
