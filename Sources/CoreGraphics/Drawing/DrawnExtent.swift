// Where operations draw, without drawing them: conservative boxes.
//
// Used by: DisplayListRecorder (a list's drawnBounds) and BitmapBackend (what to convert and to skip). Boxes are never too
// small; they may be too large under rotation and for strokes.

/// Accumulates the box of a sequence of operations, base space.
struct DrawnExtent {
  /// The box so far, within the bounds; null when nothing is drawn.
  private(set) var total = CGRect.null
  private let bounds: CGRect
  /// One device pixel in base space: antialiasing reaches that far.
  private let pixel: CGFloat
  private var layers: [(outer: CGRect, state: DrawState)] = []
  private var knownClip: (node: ClipNode, bounds: CGRect)?

  init(bounds: CGRect, pixel: CGFloat) {
    self.bounds = bounds
    self.pixel = pixel
  }

  mutating func add(_ operation: DrawOperation, _ state: DrawState) {
    switch operation {
    case .beginLayer:
      layers.append((total, state))
      total = .null
    case .endLayer:
      guard let layer = layers.popLast() else { return }
      total = layer.outer.union(composited(total, layer.state))
    default:
      total = total.union(composited(operation.bounds(state), state))
    }
  }

  /// The box after shadow and clip; `box` nil means everything.
  private mutating func composited(_ box: CGRect?, _ state: DrawState) -> CGRect {
    let clip = clipBounds(state.clip)
    guard var box = box.map(\.tame) else { return clip }
    if box.isNull { return .null }
    box = box.insetBy(dx: -pixel, dy: -pixel)
    if let shadow = state.shadow {
      let reach = -(shadow.blur * 1.5 + 2 * pixel)
      box = box.union(box.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: reach, dy: reach))
    }
    return box.tameIntersection(clip)
  }

  private mutating func clipBounds(_ node: ClipNode?) -> CGRect {
    guard let node else { return bounds }
    if let knownClip, knownClip.node === node { return knownClip.bounds }
    var box = bounds
    var current: ClipNode? = node
    while let element = current {
      let own = element.elementBounds
      box = own.isNull ? .null : box.tameIntersection(own.insetBy(dx: -pixel, dy: -pixel))
      current = element.parent
    }
    knownClip = (node, box)
    return box
  }
}

extension DrawOperation {
  /// The box of what is drawn before shadow and clip, base space; nil means everything, null nothing. Not for layers.
  func bounds(_ state: DrawState) -> CGRect? {
    switch self {
    case .fillRect(let rect), .clear(let rect), .image(_, let rect), .imageMask(_, let rect):
      rect.isInfinite ? nil : rect.applying(state.ctm)
    case .fillPath(let path, _):
      path.isEmpty ? .null : path.boundingBoxOfPath.applying(state.ctm)
    case .strokePath(let path, let style):
      path.isEmpty ? .null : path.boundingBoxOfPath.insetBy(dx: -style.reach, dy: -style.reach).applying(state.ctm)
    case .glyphs(let run):
      run.conservativeBounds.applying(state.ctm)
    case .displayList(let list):
      list.drawnBounds.applying(state.ctm)
    case .tiledImage, .linearGradient, .radialGradient, .conicGradient, .beginLayer, .endLayer:
      nil
    }
  }

  /// A rough price in tenths of a microsecond for sizes as they occur in interfaces (about 100 × 30 points); a blit of that
  /// size is 10. Chosen here, from the figures of the kernels.
  var cost: Int {
    switch self {
    case .fillRect, .clear: 5
    case .image, .imageMask: 20
    case .glyphs(let run): 5 + 2 * run.glyphs.count
    case .fillPath(let path, _): path.isEmpty ? 0 : 60
    case .strokePath(let path, _): path.isEmpty ? 0 : 150
    case .linearGradient: 30
    case .radialGradient, .tiledImage: 60
    case .conicGradient: 300
    case .displayList(let list): list.cost + 100
    case .beginLayer: 100
    case .endLayer: 0
    }
  }
}
