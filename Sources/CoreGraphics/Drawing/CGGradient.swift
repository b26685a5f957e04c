// CGGradient: colours at locations between 0 and 1.
//
// Made by: clients, CAGradientLayer. Hands on: GradientTable, the premultiplied colours that the kernels read. Where the
// gradient lies is the drawing verb's business.
// Components are interpolated straight (not premultiplied) in the gradient's colour space, as Core Graphics does: white to
// transparent black passes through grey (observed by many; documented nowhere).

import Foundation
import Synchronization

/// An immutable colour ramp. Documented (Core Graphics, CGGradient).
public final class CGGradient: Sendable {
  /// One colour of the ramp.
  package struct Stop: Sendable {
    /// 0...1, ascending.
    package let location: CGFloat
    /// Components in the gradient's space, then alpha.
    package let components: [CGFloat]
  }

  package let stops: [Stop]
  let space: CGColorSpace
  /// The stops as sRGB and alpha, when the space's components are those of sRGB or of sRGB's greys: nothing is left to convert.
  private let plainStops: [SIMD4<Double>]?
  /// Colours need no conversion: between stops they change evenly.
  var isPlain: Bool { plainStops != nil }
  private let tables = Mutex<[UInt32: GradientTable]>([:])

  /// Stops in any order; locations are clipped to 0...1.
  init?(space: CGColorSpace, stops: [Stop]) {
    guard space.model != .pattern, !stops.isEmpty,
      stops.allSatisfy({ $0.components.count == space.numberOfComponents + 1 })
    else { return nil }
    self.space = space
    let clipped = stops.map { stop in
      Stop(
        location: stop.location.isNaN ? 0 : min(max(stop.location, 0), 1),
        components: stop.components.map { $0.isNaN ? 0 : $0 })
    }
    self.stops = clipped.enumerated().sorted { a, b in
      (a.element.location, a.offset) < (b.element.location, b.offset)
    }.map(\.element)
    self.plainStops = Self.plain(self.stops, in: space)
  }

  private static func plain(_ stops: [Stop], in space: CGColorSpace) -> [SIMD4<Double>]? {
    let probe: [CGFloat] = space.model == .rgb ? [0.2, 0.5, 0.8] : [0.3]
    let same: [CGFloat] = space.model == .rgb ? probe : [0.3, 0.3, 0.3]
    guard space.model == .rgb || space.model == .monochrome, let sRGB = CGColorSpace(name: CGColorSpace.sRGB),
      let converted = space.convert(probe, to: sRGB), zip(converted, same).allSatisfy({ abs($0 - $1) < 1e-6 })
    else { return nil }
    return stops.map { stop in
      let c = stop.components.map(Double.init)
      return c.count == 4 ? SIMD4(c[0], c[1], c[2], c[3]) : SIMD4(c[0], c[0], c[0], c[1])
    }
  }

  /// `colors` holds CGColors; `locations` nil spreads them evenly, else it has as many numbers. Without a space the colours
  /// are read in device RGB. Nil when there is no colour, or one that cannot be converted. Documented:
  /// CGGradientCreateWithColors.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let space = space ?? CGColorSpaceCreateDeviceRGB()
    var stops: [Stop] = []
    for index in 0..<colors.count {
      guard let color = colors[index] as? CGColor,
        let converted = color.converted(to: space, intent: .defaultIntent, options: nil),
        let components = converted.components
      else { return nil }
      stops.append(Stop(location: Self.location(index, colors.count, locations), components: components))
    }
    self.init(space: space, stops: stops)
  }

  /// `components` holds `count` colours, each the space's components and alpha. Documented:
  /// CGGradientCreateWithColorComponents.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, space.model != .pattern else { return nil }
    let width = space.numberOfComponents + 1
    self.init(
      space: space,
      stops: (0..<count).map { index in
        Stop(
          location: Self.location(index, count, locations),
          components: Array(UnsafeBufferPointer(start: components + index * width, count: width)))
      })
  }

  private static func location(_ index: Int, _ count: Int, _ locations: UnsafePointer<CGFloat>?) -> CGFloat {
    locations?[index] ?? (count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0)
  }

  /// The colours in `1 << log2` steps; kept, so that the next call is a look-up. Thread-safe.
  func table(log2: UInt32) -> GradientTable {
    tables.withLock { tables in
      if let known = tables[log2] { return known }
      let made = GradientTable(self, log2: log2)
      tables[log2] = made
      return made
    }
  }

  /// Premultiplied, at a position 0...1; the nearest stop's colour beyond the first and last.
  func pixel(at position: CGFloat) -> UInt32 {
    var upper = 0
    while upper < stops.count, stops[upper].location <= position { upper += 1 }
    let (a, b) = (max(upper - 1, 0), min(upper, stops.count - 1))
    let width = stops[b].location - stops[a].location
    let share = a == b || width <= 0 ? 0 : (position - stops[a].location) / width
    if let plainStops { return Self.pixel(plainStops[a] + (plainStops[b] - plainStops[a]) * Double(share)) }
    return pixel(zip(stops[a].components, stops[b].components).map { $0 + ($1 - $0) * share })
  }

  /// As CGColor rounds: once, after premultiplication.
  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let clipped = color.clamped(lowerBound: .zero, upperBound: .one)
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(clipped.w) << 24 | byte(clipped.x * clipped.w) << 16 | byte(clipped.y * clipped.w) << 8
      | byte(clipped.z * clipped.w)
  }

  private func pixel(_ components: [CGFloat]) -> UInt32 {
    CGColor(space: space, values: components).premultipliedPixel
  }
}

extension CGGradient {
  /// A stop's red, green, blue and alpha in sRGB.
  package func sRGB(of stop: Stop) -> [CGFloat] {
    let c = CGColor(space: space, values: stop.components).sRGBComponents ?? (0, 0, 0, 0)
    return [CGFloat(c.red), CGFloat(c.green), CGFloat(c.blue), CGFloat(c.alpha)]
  }
}

extension CGGradient: Equatable {
  public static func == (a: CGGradient, b: CGGradient) -> Bool { a === b }
}
