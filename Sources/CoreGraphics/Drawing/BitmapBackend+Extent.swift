// Which device pixels an operation can change.
//
// Called by: BitmapBackend.perform for observed targets. Boxes are never too small.

extension BitmapBackend {
  /// Within the target.
  func devicePixels(of operation: DrawOperation, _ state: DrawState) -> PixelRect {
    let clip = clips.clip(for: state.clip, scratch.scan).bounds.intersection(surface.bounds)
    guard let box = operation.bounds(state) else { return clip }
    let device = box.isNull ? .null : box.applying(baseTransform)
    guard !device.isNull else { return .zero }
    guard device.isFinite else { return clip }
    func whole(_ value: CGFloat) -> Int32 { Int32(min(max(value, -4_194_304), 4_194_304)) }
    var pixels = PixelRect(
      x0: whole(device.minX.rounded(.down) - 1), y0: whole(device.minY.rounded(.down) - 1),
      x1: whole(device.maxX.rounded(.up) + 1), y1: whole(device.maxY.rounded(.up) + 1))
    if let shadow = state.shadow {
      pixels = pixels.union(DeviceShadow(shadow, baseTransform).extent(of: pixels))
    }
    return pixels.intersection(clip)
  }
}

extension DrawOperation {
  /// Whether a pixel's alpha can become less than it was.
  func canLowerAlpha(_ state: DrawState) -> Bool {
    switch self {
    case .clear, .endLayer: true
    default: state.blendMode.canLowerAlpha
    }
  }
}
