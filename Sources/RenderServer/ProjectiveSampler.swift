// Reads an image through a projective map, a row at a time, bilinearly.
//
// Called by: BitmapPainter. A pixel depends on its place on the device alone: nothing is carried from one to the next, and
// doubles become 1/256 pixel before they matter, so that parts equal the whole on every machine.

import CoreGraphics
import RenderTree

struct ProjectiveSampler {
  private let source: PixelStorage
  /// Device pixels → source pixels.
  private let toSource: Homography
  /// True: edges fade over a source pixel. False: they end sharply, as layers' edges do.
  private let smoothsEdges: Bool

  init(source: PixelStorage, toSource: Homography, smoothsEdges: Bool) {
    self.source = source
    self.toSource = toSource
    self.smoothsEdges = smoothsEdges
  }

  /// Premultiplied pixels from device pixel (x, y) rightwards; transparent outside the image and behind the eye.
  func write(_ row: UnsafeMutablePointer<UInt32>, x: Int32, y: Int32, count: Int) {
    let middle = Double(y) + 0.5
    let atRow = middle * toSource.y + toSource.one
    let step = toSource.x
    let margin = smoothsEdges ? 0.5 : 0
    let (right, bottom) = (Double(source.width) + margin, Double(source.height) + margin)
    for i in 0..<count {
      let across = Double(Int(x) + i) + 0.5
      let w = across * step[2] + atRow[2]
      guard w > 0 else { continue }
      let u = (across * step[0] + atRow[0]) / w
      let v = (across * step[1] + atRow[1]) / w
      guard u >= -margin, v >= -margin, u < right, v < bottom else { continue }
      row[i] = sample(Int((u - 0.5) * 256 + 1024), Int((v - 0.5) * 256 + 1024))
    }
  }

  /// Source coordinates in 1/256 pixel, moved by four pixels so that none is negative.
  private func sample(_ u: Int, _ v: Int) -> UInt32 {
    let (x, y) = ((u >> 8) - 4, (v >> 8) - 4)
    let (fx, fy) = (UInt32(u & 255), UInt32(v & 255))
    let top = Self.mix(pixel(x, y), pixel(x + 1, y), fx)
    let bottom = Self.mix(pixel(x, y + 1), pixel(x + 1, y + 1), fx)
    return Self.mix(top, bottom, fy)
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    if smoothsEdges, x < 0 || y < 0 || x >= source.width || y >= source.height { return 0 }
    let column = min(max(x, 0), source.width - 1)
    let line = min(max(y, 0), source.height - 1)
    return source.base[line * source.stride + column]
  }

  /// `share` of 256 parts of `b`, two channels at a time; rounded down, so that premultiplied stays premultiplied.
  private static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    if share == 0 { return a }
    let even = (a & 0xFF00FF) &* (256 - share) &+ (b & 0xFF00FF) &* share
    let odd = (a >> 8 & 0xFF00FF) &* (256 - share) &+ (b >> 8 & 0xFF00FF) &* share
    return even >> 8 & 0xFF00FF | odd & 0xFF00_FF00
  }
}
