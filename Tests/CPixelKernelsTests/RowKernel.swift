// Every row kernel of the composite, mask and convert families in one shape, so that one test covers them all.
//
// Used by RowTierTests. The scalar parameters that a kernel takes (colour, alpha) are drawn from the case.
import CPixelKernels
import Testing

struct RowCase {
  var dst: UnsafeMutableRawPointer
  var src: UnsafeRawPointer
  var mask: UnsafePointer<UInt8>
  var color: UInt32
  var alpha: UInt8
  var n: Int

  var pixels: UnsafeMutablePointer<UInt32> { dst.assumingMemoryBound(to: UInt32.self) }
  var bytes: UnsafeMutablePointer<UInt8> { dst.assumingMemoryBound(to: UInt8.self) }
  var sourcePixels: UnsafePointer<UInt32> { src.assumingMemoryBound(to: UInt32.self) }
  var sourceBytes: UnsafePointer<UInt8> { src.assumingMemoryBound(to: UInt8.self) }
}

struct RowKernel: Sendable, CustomTestStringConvertible {
  var name: String
  /// Bytes that the kernel writes for each of its `n`.
  var width: Int
  var run: @Sendable (RowCase) -> Void

  var testDescription: String { name }

  static let composite: [RowKernel] = [
    RowKernel(name: "fill", width: 4) { px_fill($0.pixels, $0.color, $0.n) },
    RowKernel(name: "fill_rect of one row", width: 4) { px_fill_rect($0.pixels, 5000, $0.color, $0.n, 1) },
    RowKernel(name: "over_solid", width: 4) { px_over_solid($0.pixels, $0.color, $0.n) },
    RowKernel(name: "over_solid_mask", width: 4) { px_over_solid_mask($0.pixels, $0.color, $0.mask, $0.n) },
    RowKernel(name: "over_solid_coverage", width: 4) { px_over_solid_coverage($0.pixels, $0.color, $0.alpha, $0.n) },
    RowKernel(name: "over", width: 4) { px_over($0.pixels, $0.sourcePixels, $0.n) },
    RowKernel(name: "over_alpha", width: 4) { px_over_alpha($0.pixels, $0.sourcePixels, $0.alpha, $0.n) },
    RowKernel(name: "over_mask", width: 4) { px_over_mask($0.pixels, $0.sourcePixels, $0.mask, $0.n) },
    RowKernel(name: "copy_mask", width: 4) { px_copy_mask($0.pixels, $0.sourcePixels, $0.mask, $0.n) },
    RowKernel(name: "scale_alpha", width: 4) { px_scale_alpha($0.pixels, $0.alpha, $0.n) },
    RowKernel(name: "scale_mask", width: 4) { px_scale_mask($0.pixels, $0.mask, $0.n) },
  ]

  static let blends: [RowKernel] = (0...PX_BLEND_PLUS_LIGHTER.rawValue).flatMap { raw in
    [
      RowKernel(name: "blend \(raw)", width: 4) {
        px_blend($0.pixels, $0.sourcePixels, nil, px_blend_mode(rawValue: raw), $0.n)
      },
      RowKernel(name: "blend \(raw) masked", width: 4) {
        px_blend($0.pixels, $0.sourcePixels, $0.mask, px_blend_mode(rawValue: raw), $0.n)
      },
    ]
  }

  static let maskAndConvert: [RowKernel] = [
    RowKernel(name: "mask_multiply", width: 1) { px_mask_multiply($0.bytes, $0.sourceBytes, $0.n) },
    RowKernel(name: "mask_scale", width: 1) { px_mask_scale($0.bytes, $0.alpha, $0.n) },
    RowKernel(name: "mask_from_alpha", width: 1) { px_mask_from_alpha($0.bytes, $0.sourcePixels, $0.n) },
    RowKernel(name: "mask_from_luminance", width: 1) { px_mask_from_luminance($0.bytes, $0.sourcePixels, $0.n) },
    RowKernel(name: "mask_colorize", width: 4) { px_mask_colorize($0.pixels, $0.color, $0.mask, $0.n) },
    RowKernel(name: "swap_red_blue", width: 4) { px_swap_red_blue($0.pixels, $0.sourcePixels, $0.n) },
    RowKernel(name: "premultiply", width: 4) { px_premultiply($0.pixels, $0.sourcePixels, $0.n) },
    RowKernel(name: "unpremultiply", width: 4) { px_unpremultiply($0.pixels, $0.sourcePixels, $0.n) },
    RowKernel(name: "set_opaque", width: 4) { px_set_opaque($0.pixels, $0.sourcePixels, $0.n) },
    RowKernel(name: "from_gray8", width: 4) { px_from_gray8($0.pixels, $0.sourceBytes, $0.n) },
  ]
}
