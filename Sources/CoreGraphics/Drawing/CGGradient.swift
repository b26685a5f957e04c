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
    if upper == 0 { return pixel(stops[0].components) }
    if upper == stops.count { return pixel(stops[upper - 1].components) }
    let (a, b) = (stops[upper - 1], stops[upper])
    let share = (position - a.location) / (b.location - a.location)
    return pixel(zip(a.components, b.components).map { $0 + ($1 - $0) * share })
  }

  private func pixel(_ components: [CGFloat]) -> UInt32 {
    CGColor(space: space, values: components).premultipliedPixel
  }
}

extension CGGradient: Equatable {
  public static func == (a: CGGradient, b: CGGradient) -> Bool { a === b }
}
