// How a client's bytes spell pixels: components, depth, alpha, byte order.
//
// Called by: CGImage (to read clients' bytes and to give bytes back), bitmap contexts over memory that is not BGRA.
// Hands on: PixelUnpacker (bytes -> BGRA) and PixelPacker (BGRA -> bytes). Decides what is supported; converts nothing.

/// One pixel format out of those that CGImage and CGBitmapContext take.
package struct PixelLayout: Sendable, Hashable {
  /// What the components stand for.
  package enum Model: Sendable, Hashable {
    case gray, rgb, cmyk
    /// One component, coverage: an image mask or an alpha-only image.
    case coverage

    var colorComponents: Int {
      switch self {
      case .gray: 1
      case .rgb: 3
      case .cmyk: 4
      case .coverage: 0
      }
    }
  }

  package let model: Model
  package let bitsPerComponent: Int
  package let bitsPerPixel: Int
  package let bitmapInfo: CGBitmapInfo

  package var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
  package var isFloat: Bool { bitmapInfo.contains(.floatComponents) }

  /// The format of PixelBuffer itself: 8-bit BGRA, premultiplied.
  package static let working = PixelLayout(
    uncheckedModel: .rgb, bitsPerComponent: 8, bitsPerPixel: 32,
    bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)])
  /// The same memory, alpha known to be 255 throughout.
  package static let workingOpaque = PixelLayout(
    uncheckedModel: .rgb, bitsPerComponent: 8, bitsPerPixel: 32,
    bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue)])

  /// 8-bit gray without alpha.
  package static let gray8 = PixelLayout(
    uncheckedModel: .gray, bitsPerComponent: 8, bitsPerPixel: 8, bitmapInfo: [])

  /// What decoded files are described as: 8-bit RGBA, straight, or without alpha. Observed of Image I/O.
  package static let rgba8 = PixelLayout(
    uncheckedModel: .rgb, bitsPerComponent: 8, bitsPerPixel: 32,
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue))
  package static let rgbx8 = PixelLayout(
    uncheckedModel: .rgb, bitsPerComponent: 8, bitsPerPixel: 32,
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue))
  /// 8-bit gray with straight alpha.
  package static let grayAlpha8 = PixelLayout(
    uncheckedModel: .gray, bitsPerComponent: 8, bitsPerPixel: 16,
    bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue))

  private init(uncheckedModel model: Model, bitsPerComponent: Int, bitsPerPixel: Int, bitmapInfo: CGBitmapInfo) {
    self.model = model
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bitmapInfo = bitmapInfo
  }

  /// Nil for what is not supported: 1, 2, 4 bits only for one component without alpha; 8 and 16 bits for everything;
  /// 16 and 32 bits floating; 5 bits for RGB in 16 (555 and 565).
  package init?(model: Model, bitsPerComponent: Int, bitsPerPixel: Int, bitmapInfo: CGBitmapInfo) {
    self.init(
      uncheckedModel: model, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bitmapInfo: bitmapInfo)
    guard CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) != nil,
      bitsPerPixel <= 160
    else { return nil }
    if model == .coverage {
      guard alphaInfo == .alphaOnly || alphaInfo == .none else { return nil }
    } else if alphaInfo == .alphaOnly {
      return nil
    }
    switch bitsPerComponent {
    case 1, 2, 4:
      guard componentCount == 1, bitsPerPixel == bitsPerComponent, !isFloat else { return nil }
    case 5:
      guard model == .rgb, bitsPerPixel == 16, !isFloat, alphaInfo == .noneSkipFirst || alphaInfo == .none
      else { return nil }
    case 8:
      guard !isFloat, bitsPerPixel >= 8 * componentCount, bitsPerPixel % 8 == 0 else { return nil }
    case 16:
      guard bitsPerPixel >= 16 * componentCount, bitsPerPixel % 16 == 0 else { return nil }
    case 32:
      guard isFloat, bitsPerPixel >= 32 * componentCount, bitsPerPixel % 32 == 0 else { return nil }
    default:
      return nil
    }
  }

  /// Components in a pixel, alpha and a skipped one included.
  package var componentCount: Int {
    switch alphaInfo {
    case .none: max(1, model.colorComponents)
    case .alphaOnly: 1
    default: model.colorComponents + 1
    }
  }

  /// Which component, counted in the order of names, is alpha; nil when there is none.
  package var alphaIndex: Int? {
    switch alphaInfo {
    case .premultipliedLast, .last: model.colorComponents
    case .premultipliedFirst, .first, .alphaOnly: 0
    case .none, .noneSkipLast, .noneSkipFirst: model == .coverage ? 0 : nil
    }
  }

  /// Which component, counted in the order of names, is the first colour.
  package var colorIndex: Int {
    switch alphaInfo {
    case .premultipliedFirst, .first, .noneSkipFirst: 1
    default: 0
    }
  }

  /// The colours are multiplied by alpha.
  package var isPremultiplied: Bool { alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast }

  /// Bytes that one row of `width` pixels needs, the last one's bits included.
  package func minimumBytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The byte, within a pixel, of byte `index` in the order of names: byte orders turn units of 16 or 32 bits around.
  package func byteOffset(_ index: Int) -> Int {
    switch bitmapInfo.byteOrder {
    case .order16Little where bitsPerPixel % 16 == 0: index ^ 1
    case .order32Little where bitsPerPixel % 32 == 0: index ^ 3
    default: index
    }
  }

  /// 8-bit RGB in 32 bits, whatever the order: the formats that whole-word code handles.
  package var isWordRGB: Bool {
    model == .rgb && bitsPerComponent == 8 && bitsPerPixel == 32 && componentCount == 4
  }
}
