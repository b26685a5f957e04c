// An immutable picture: a client's bytes with a description, or pixels drawn or decoded here.
//
// Called by: clients, UIImage, CGContext.draw and makeImage, ImageIO. Hands on: `pixels`, premultiplied BGRA in sRGB, made
// from the bytes once, when first asked for. Initialisers are in CGImage+Bytes, parts in CGImage+Cropping, masks in
// CGImage+Masking. Does not decode files and does not draw.

import Foundation
import Synchronization

/// A bitmap image or an image mask. Immutable, usable from any thread. Documented (Core Graphics, CGImage).
public final class CGImage: Sendable {
  /// Bytes of a client, or pixels of ours.
  enum Source: Sendable {
    case bytes(Bytes)
    case pixels(PixelStorage)
  }

  /// A client's bytes, and where in their rows this image starts.
  struct Bytes: Sendable {
    var provider: CGDataProvider
    var bytesPerRow: Int
    var firstPixel = 0
    var firstRow = 0
    var isCropped = false
  }

  /// Device pixels.
  public let width: Int
  /// Device pixels.
  public let height: Int
  /// An image mask: its samples say where a fill colour is painted. Such an image has no colour space.
  public let isMask: Bool
  /// Nil for image masks.
  public let colorSpace: CGColorSpace?
  /// Whether enlarging should interpolate.
  public let shouldInterpolate: Bool
  public let renderingIntent: CGColorRenderingIntent
  /// Kept for `decode`; two numbers per component.
  let decodeArray: [CGFloat]?
  let layout: PixelLayout
  let source: Source
  private let converted: Mutex<PixelStorage?>
  /// What `dataProvider` gives for an image of pixels, once somebody has asked: code that looks at one pixel after the
  /// other asks for each.
  private let packedProvider = Mutex<CGDataProvider?>(nil)

  init(
    width: Int, height: Int, layout: PixelLayout, source: Source, isMask: Bool, colorSpace: CGColorSpace?,
    decode: [CGFloat]?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.width = width
    self.height = height
    self.layout = layout
    self.source = source
    self.isMask = isMask
    self.colorSpace = colorSpace
    self.decodeArray = decode
    self.shouldInterpolate = shouldInterpolate
    self.renderingIntent = intent
    if case .pixels(let storage) = source {
      self.converted = Mutex(storage)
    } else {
      self.converted = Mutex(nil)
    }
  }

  /// An image of pixels that are already as they are drawn: premultiplied BGRA, sRGB. Costs nothing.
  ///
  /// `layout` is how the image describes itself and in which its data provider gives the bytes: a bitmap context's own, or
  /// by default that of the pixels. It must be one that PixelPacker writes; anything else is described as the default.
  package convenience init(storage: PixelStorage, layout: PixelLayout? = nil, colorSpace: CGColorSpace? = nil) {
    let own: PixelLayout = storage.isOpaque ? .workingOpaque : .working
    let described = layout.flatMap { PixelPacker(layout: $0) == nil ? nil : $0 }
    self.init(
      width: storage.width, height: storage.height, layout: described ?? own, source: .pixels(storage), isMask: false,
      colorSpace: colorSpace ?? .sharedSRGB, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }

  /// The same as an image mask, whose coverage is the pixels' alpha, or as an image that says how it is enlarged.
  package convenience init(storage: PixelStorage, isMask: Bool, shouldInterpolate: Bool) {
    self.init(
      width: storage.width, height: storage.height, layout: storage.isOpaque ? .workingOpaque : .working,
      source: .pixels(storage), isMask: isMask, colorSpace: isMask ? nil : .sharedSRGB, decode: nil,
      shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
  }

  /// The pixels as they are drawn: premultiplied BGRA, sRGB, top row first. An image mask gives black with the coverage
  /// that it paints as alpha. Thread-safe; the first call converts, O(width × height).
  package var pixels: PixelStorage {
    converted.withLock { cached in
      if let cached { return cached }
      let made = convertedPixels()
      cached = made
      return made
    }
  }

  /// The provider of an image of pixels; made by the first call, O(width × height).
  func packed(_ storage: PixelStorage) -> CGDataProvider {
    packedProvider.withLock { known in
      if let known { return known }
      let made = CGDataProvider(bytes: packedBytes(storage))
      known = made
      return made
    }
  }

  /// True only when every pixel is known to be opaque, without converting anything.
  package var isOpaque: Bool {
    if case .pixels(let storage) = source { return storage.isOpaque }
    return layout.alphaIndex == nil && !isMask
  }

  /// Bits of one component.
  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// Bits from one pixel to the next.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// Bytes from one row to the next in what `dataProvider` gives.
  public var bytesPerRow: Int {
    switch source {
    case .bytes(let bytes) where !bytes.isCropped: bytes.bytesPerRow
    default: layout.minimumBytesPerRow(width: width)
    }
  }
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
  public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
  public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder }
  public var pixelFormatInfo: CGImagePixelFormatInfo { layout.bitmapInfo.pixelFormat }

  /// What the least and the greatest sample of each component mean, as given when the image was made. The pointer lives as
  /// long as the image; nil is the default.
  public var decode: UnsafePointer<CGFloat>? { decodeStorage.map { UnsafePointer($0.numbers) } }

  /// A second reference to the same immutable image.
  public func copy() -> CGImage? { self }

  private let decodeLock = Mutex<DecodeNumbers?>(nil)
  private var decodeStorage: DecodeNumbers? {
    guard let decodeArray else { return nil }
    return decodeLock.withLock { stored in
      if let stored { return stored }
      let made = DecodeNumbers(decodeArray)
      stored = made
      return made
    }
  }
}

extension CGImage: Hashable {
  /// Identity: two images with the same pixels are two images.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A decode array at a fixed address. `@unchecked Sendable`: written only while it is made.
private final class DecodeNumbers: @unchecked Sendable {
  let numbers: UnsafeMutablePointer<CGFloat>

  init(_ array: [CGFloat]) {
    numbers = .allocate(capacity: max(1, array.count))
    numbers.initialize(from: array, count: array.count)
  }

  deinit { numbers.deallocate() }
}
