// CGContext: contexts over memory.
//
// Made by: clients (raw contexts: the origin is the bottom left, y points up) and UIKit (y down, points). Supported layouts
// are those that PixelPacker writes: 8-bit RGB with alpha or a skipped byte in any order, 8-bit grey, alpha alone, 16-bit and
// floating components, 5 bits in 16. Drawing is 8 bits a component throughout.

/// Called when the context is freed, with `releaseInfo` and `data`. Documented.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// A raw bitmap context. `data` nil lets the context have memory of its own, zeroed; otherwise the memory must hold
  /// `bytesPerRow` × `height` bytes and outlive the context. `bytesPerRow` 0 lets it be chosen. Nil for layouts that are not
  /// supported and for sizes without memory. Documented: CGBitmapContextCreate.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, info: CGBitmapInfo(rawValue: bitmapInfo), release: nil)
  }

  /// The same, typed.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, info: bitmapInfo, release: nil)
  }

  /// The same, with a callback for when the memory is no longer needed. Documented: CGBitmapContextCreateWithData.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    let release = releaseCallback.map { callback in { callback(releaseInfo, data) } }
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, info: CGBitmapInfo(rawValue: bitmapInfo), release: release)
  }

  private convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, info: CGBitmapInfo, release: (() -> Void)?
  ) {
    guard width > 0, height > 0, bytesPerRow >= 0,
      let layout = Self.layout(bitsPerComponent: bitsPerComponent, space: space, info: info),
      let memory = BitmapContextMemory(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout,
        colorSpace: info.alphaInfo == .alphaOnly ? nil : space)
    else { return nil }
    memory.onRelease = release
    self.init(
      memory: memory,
      baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// A y-down context of `uiKitSize` points, as UIKit's image contexts are: pixels are size × scale, rounded up. Opaque ones
  /// begin black. Nil for empty or too large sizes.
  package convenience init?(uiKitSize size: CGSize, scale: CGFloat, opaque: Bool) {
    func pixels(_ points: CGFloat) -> Int? {
      let value = (points * scale - DisplayScale.noise).rounded(.up)
      return value >= 1 && value <= CGFloat(PixelBuffer.sideLimit) ? Int(value) : nil
    }
    guard scale > 0, scale.isFinite, let width = pixels(size.width), let height = pixels(size.height),
      let memory = BitmapContextMemory(width: width, height: height, isOpaque: opaque)
    else { return nil }
    self.init(memory: memory, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
  }

  private convenience init(memory: BitmapContextMemory, baseTransform: CGAffineTransform) {
    let backend = BitmapBackend(buffer: memory.buffer, baseTransform: baseTransform)
    backend.observer = memory
    self.init(backend: backend, bitmap: memory, recorder: nil)
  }

  private static func layout(bitsPerComponent: Int, space: CGColorSpace?, info: CGBitmapInfo) -> PixelLayout? {
    let alpha = info.alphaInfo
    // Straight alpha cannot be drawn into. Documented: "Supported pixel formats", Quartz 2D Programming Guide.
    guard alpha != .first, alpha != .last else { return nil }
    let model: PixelLayout.Model
    if alpha == .alphaOnly {
      model = .coverage
    } else {
      guard let space, let known = PixelLayout.Model(colorSpace: space, alphaInfo: alpha) else { return nil }
      model = known
    }
    let components = model.colorComponents + (alpha == .none ? 0 : 1)
    let bitsPerPixel = bitsPerComponent == 5 ? 16 : bitsPerComponent * components
    // Three bytes a pixel are not supported. Documented, same place.
    guard !(model == .rgb && alpha == .none && bitsPerComponent != 5) else { return nil }
    return PixelLayout(
      model: model, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bitmapInfo: info)
  }

  // MARK: What the context is

  /// The pixels' memory, top row first; nil for contexts that are no bitmaps. It is current after every verb. In UIKit's
  /// contexts the pointer is good until the next drawing after makeImage().
  public var data: UnsafeMutableRawPointer? { bitmap?.data }
  /// Device pixels; 0 for contexts that are no bitmaps, as the following.
  public var width: Int { bitmap?.width ?? 0 }
  public var height: Int { bitmap?.height ?? 0 }
  public var bitsPerComponent: Int { bitmap?.layout.bitsPerComponent ?? 0 }
  public var bitsPerPixel: Int { bitmap?.layout.bitsPerPixel ?? 0 }
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  public var colorSpace: CGColorSpace? { bitmap?.colorSpace }
  public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.alphaInfo ?? .none }
  public var bitmapInfo: CGBitmapInfo { bitmap?.layout.bitmapInfo ?? [] }

  /// The picture as it is now; later drawing does not change it. Recording contexts replay into a bitmap of their device
  /// size. Nil for other contexts and without memory. Open transparency layers are not in it.
  public func makeImage() -> CGImage? {
    if let bitmap { return bitmap.makeImage() }
    guard let recorder else { return nil }
    let bounds = recorder.drawableBounds.applying(recorder.baseTransform)
    let limit = CGFloat(PixelBuffer.sideLimit)
    guard bounds.isFinite, bounds.width <= limit, bounds.height <= limit,
      let buffer = PixelBuffer(width: Int(bounds.width.rounded(.up)), height: Int(bounds.height.rounded(.up)))
    else { return nil }
    recorder.makeDisplayList().replay(into: BitmapBackend(buffer: buffer, baseTransform: recorder.baseTransform))
    return buffer.snapshot().map { CGImage(storage: $0) }
  }
}
