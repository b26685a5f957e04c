// Images over clients' bytes: Apple's initialisers, the way from bytes to pixels and back.
// Called by: clients, CGImage.pixels. Rows are read by PixelUnpacker and written by PixelPacker.

import Foundation

extension CGImage {
  /// An image over the provider's bytes, top row first.
  ///
  /// `decode` is nil or two numbers per component. Nil when the format is not supported (see PixelLayout), when a side is
  /// below 1 or above 32,767, or when the provider has fewer bytes than the rows need (observed: Core Graphics refuses too).
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    let model = PixelLayout.Model(colorSpace: space, alphaInfo: bitmapInfo.alphaInfo)
    guard let model,
      let layout = PixelLayout(
        model: model, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bitmapInfo: bitmapInfo),
      Self.holds(width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, count: provider.bytes.count)
    else { return nil }
    let pairs = max(1, model.colorComponents)
    self.init(
      width: width, height: height, layout: layout,
      source: .bytes(Bytes(provider: provider, bytesPerRow: bytesPerRow)), isMask: false, colorSpace: space,
      decode: decode.map { Array(UnsafeBufferPointer(start: $0, count: pairs * 2)) },
      shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// An image mask of one component: where a sample is 0 the fill colour is painted, where it is greatest nothing is;
  /// `decode` [1, 0] turns that around. Nil as for the other initialiser; 1, 2, 4 and 8 bits are taken.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent <= 8, bitsPerPixel == bitsPerComponent,
      let layout = PixelLayout(
        model: .coverage, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bitmapInfo: []),
      Self.holds(width: width, height: height, bytesPerRow: bytesPerRow, layout: layout, count: provider.bytes.count)
    else { return nil }
    self.init(
      width: width, height: height, layout: layout,
      source: .bytes(Bytes(provider: provider, bytesPerRow: bytesPerRow)), isMask: true, colorSpace: nil,
      decode: decode.map { [$0[0], $0[1]] }, shouldInterpolate: shouldInterpolate, intent: .defaultIntent)
  }

  /// The image's bytes in its own layout, rows `bytesPerRow` apart.
  public var dataProvider: CGDataProvider? {
    switch source {
    case .bytes(let bytes):
      bytes.isCropped ? CGDataProvider(bytes: slicedBytes(bytes)) : bytes.provider
    case .pixels(let storage):
      packed(storage)
    }
  }

  /// Converts the client's bytes; the caller holds the lock.
  func convertedPixels() -> PixelStorage {
    guard let buffer = PixelBuffer(width: width, height: height) else {
      preconditionFailure("CGImage: no memory for the pixels of a \(width)×\(height) image; decode it smaller")
    }
    if case .bytes(let source) = source {
      let unpacker = PixelUnpacker(
        layout: layout, decode: effectiveDecode, conversion: ColorConversion(from: colorSpace))
      let target = buffer.base
      source.provider.bytes.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        for y in 0..<height {
          unpacker.unpack(
            row: base + (source.firstRow + y) * source.bytesPerRow, firstPixel: source.firstPixel, count: width,
            to: target + y * buffer.stride)
        }
      }
    }
    guard let storage = buffer.snapshot(isOpaque: isOpaque) else {
      preconditionFailure("CGImage: owned pixels freeze without memory")
    }
    return storage
  }

  /// Mask samples say where not to paint, so their default is turned around to give coverage.
  private var effectiveDecode: [Float]? {
    if isMask { return decodeArray.map { [1 - Float($0[0]), 1 - Float($0[1])] } ?? [1, 0] }
    return decodeArray?.map { Float($0) }
  }

  /// The rows of a cropped image, moved together. Pixels below a byte are shifted to the rows' starts.
  private func slicedBytes(_ source: Bytes) -> Data {
    let bytesPerRow = layout.minimumBytesPerRow(width: width)
    let firstBit = source.firstPixel * layout.bitsPerPixel
    let shift = firstBit % 8
    var data = Data(count: bytesPerRow * height)
    data.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      source.provider.bytes.withUnsafeBytes { bytes in
        for y in 0..<height {
          let from = (source.firstRow + y) * source.bytesPerRow + firstBit / 8
          for i in 0..<bytesPerRow {
            let next = from + i + 1 < bytes.count ? bytes[from + i + 1] : 0
            target[y * bytesPerRow + i] = shift == 0 ? bytes[from + i] : bytes[from + i] << shift | next >> (8 - shift)
          }
        }
      }
    }
    return data
  }

  func packedBytes(_ storage: PixelStorage) -> Data {
    // Every layout that an image of pixels is given can be packed (see init(storage:)).
    guard let packer = PixelPacker(layout: layout) else { return Data() }
    let bytesPerRow = layout.minimumBytesPerRow(width: width)
    var data = Data(count: bytesPerRow * height)
    data.withUnsafeMutableBytes { bytes in
      guard let target = bytes.baseAddress else { return }
      for y in 0..<height {
        packer.pack(storage.row(y), count: width, to: target + y * bytesPerRow)
      }
    }
    return data
  }

  private static func holds(width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout, count: Int) -> Bool {
    guard PixelBuffer.stride(forWidth: width, height: height) != nil else { return false }
    let row = layout.minimumBytesPerRow(width: width)
    guard bytesPerRow >= row, bytesPerRow <= Int.max / 2 / height else { return false }
    return count >= bytesPerRow * (height - 1) + row
  }
}

extension PixelLayout.Model {
  /// What a colour space's components are; nil when images in it are not supported.
  init?(colorSpace: CGColorSpace, alphaInfo: CGImageAlphaInfo) {
    if alphaInfo == .alphaOnly {
      self = .coverage
      return
    }
    switch colorSpace.model {
    case .monochrome: self = .gray
    case .rgb: self = .rgb
    case .cmyk: self = .cmyk
    default: return nil
    }
  }
}
