// A part of an image. Shares the bytes or the pixels of the whole. Called by clients and UIImage.

import Foundation

extension CGImage {
  /// The part inside `rect`, in the image's pixels with y downwards from the top row. The rectangle is made integral
  /// (outwards) and cut to the image; nil when nothing is left, or for null and NaN rectangles. Documented (Core Graphics,
  /// CGImageCreateWithImageInRect).
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.width.isNaN, !rect.height.isNaN else { return nil }
    let left = max(0, rect.minX.rounded(.down))
    let top = max(0, rect.minY.rounded(.down))
    let right = min(CGFloat(width), rect.maxX.rounded(.up))
    let bottom = min(CGFloat(height), rect.maxY.rounded(.up))
    guard left < right, top < bottom else { return nil }
    return part(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }

  /// The part at (`x`, `y`), which lies inside.
  private func part(x: Int, y: Int, width: Int, height: Int) -> CGImage? {
    if width == self.width, height == self.height { return self }
    let partSource: Source
    switch source {
    case .bytes(var bytes):
      bytes.firstPixel += x
      bytes.firstRow += y
      bytes.isCropped = true
      partSource = .bytes(bytes)
    case .pixels(let storage):
      guard let cropped = storage.cropped(x: x, y: y, width: width, height: height) else { return nil }
      partSource = .pixels(cropped)
    }
    return CGImage(
      width: width, height: height, layout: layout, source: partSource, isMask: isMask, colorSpace: colorSpace,
      decode: decodeArray, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }

  /// The same samples understood in another colour space; nil for image masks and for a space with another number of
  /// components. Documented (Core Graphics, CGImageCreateCopyWithColorSpace).
  public func copy(colorSpace: CGColorSpace) -> CGImage? {
    guard !isMask, let own = self.colorSpace, own.numberOfComponents == colorSpace.numberOfComponents,
      PixelLayout.Model(colorSpace: colorSpace, alphaInfo: alphaInfo) == layout.model
    else { return nil }
    var reread = source
    if case .pixels = source, let provider = dataProvider {
      reread = .bytes(Bytes(provider: provider, bytesPerRow: bytesPerRow))
    }
    return CGImage(
      width: width, height: height, layout: layout, source: reread, isMask: false, colorSpace: colorSpace,
      decode: decodeArray, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
  }
}
