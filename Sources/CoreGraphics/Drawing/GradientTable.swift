// A gradient's colours, premultiplied, at equal steps: what the gradient kernels look up.
//
// Made and kept by: CGGradient, one a size. Read by: the gradient painters on any thread.

import Foundation
internal import CPixelKernels

/// Immutable. `@unchecked Sendable`: the colours are written by init alone.
final class GradientTable: @unchecked Sendable {
  let log2: UInt32
  let colors: UnsafeMutablePointer<UInt32>
  /// The colours at the very ends.
  let first: UInt32
  let last: UInt32
  let isOpaque: Bool

  /// The kernels' limits.
  static let log2Range: ClosedRange<UInt32> = 8...16

  init(_ gradient: CGGradient, log2: UInt32) {
    let count = 1 << Int(log2)
    self.log2 = log2
    colors = .allocate(capacity: count)
    for index in 0..<count {
      colors[index] = gradient.pixel(at: (CGFloat(index) + 0.5) / CGFloat(count))
    }
    first = gradient.pixel(at: 0)
    last = gradient.pixel(at: 1)
    isOpaque = gradient.stops.allSatisfy { ($0.components.last ?? 0) >= 1 }
  }

  deinit { colors.deallocate() }

  /// Enough steps for a ramp of this many device pixels. One straight ramp needs no more than there are levels. Stops in
  /// between get two steps a pixel, so that they stand where they should; but no more than keep every step's colour within a
  /// quarter of a level, which is what large and gentle ramps ask for.
  static func log2(for gradient: CGGradient, length pixels: CGFloat) -> UInt32 {
    let stops = gradient.stops
    if stops.count <= 2, stops.first?.location == 0, stops.last?.location == 1 { return log2Range.lowerBound }
    let needed = min(pixels * 2, 2 * 255 * gradient.steepness)
    var log2: UInt32 = 10
    while log2 < log2Range.upperBound, CGFloat(1 << Int(log2)) < needed { log2 += 1 }
    return log2
  }

  /// As the kernels take it.
  func kernel(_ options: CGGradientDrawingOptions) -> px_gradient {
    px_gradient(
      colors: UnsafePointer(colors), count_log2: log2,
      before: options.contains(.drawsBeforeStartLocation) ? first : 0,
      after: options.contains(.drawsAfterEndLocation) ? last : 0)
  }

  /// Nothing is left unpainted anywhere.
  func coversAll(_ options: CGGradientDrawingOptions) -> Bool {
    isOpaque && options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }
}

extension CGGradient {
  /// The most that a premultiplied channel changes, in whole ranges over the gradient's length; infinite where two stops
  /// share a place, and where components have to be converted, which may be steep anywhere.
  fileprivate var steepness: CGFloat {
    guard isPlain else { return .infinity }
    var steepest: CGFloat = 0
    for (a, b) in zip(stops, stops.dropFirst()) {
      let changes = zip(a.components, b.components).map { abs($0 - $1) }
      let change = (changes.dropLast().max() ?? 0) + (changes.last ?? 0)
      let width = b.location - a.location
      if change > 0 { steepest = max(steepest, width > 0 ? change / width : .infinity) }
    }
    return steepest
  }
}
