// A colour: components in a colour space, with alpha. Called by: UIColor, layers, contexts, gradients.
// Hands on: `premultipliedPixel`, the word that the pixel kernels fill with. It draws nothing and knows no appearance.
// A pattern colour carries an opaque object; the drawing folder gives it its type.
import Foundation

/// Immutable. Equal when space, components, alpha and pattern are equal.
public final class CGColor: Sendable {
  private let space: CGColorSpace
  /// Components of the space followed by alpha.
  private let values: [CGFloat]
  /// The pattern of a pattern colour; its type belongs to the drawing folder.
  package let patternObject: (any AnyObject & Sendable)?
  /// Premultiplied sRGB as 0xAARRGGBB (bytes B, G, R, A in memory), see `CGColor+Pixel`. 0 for patterns.
  package let premultipliedPixel: UInt32

  package init(space: CGColorSpace, values: [CGFloat], patternObject: (any AnyObject & Sendable)? = nil) {
    self.space = space
    self.values = values
    self.patternObject = patternObject
    premultipliedPixel = Self.premultipliedPixel(space: space, values: values)
  }

  /// sRGB, as iOS makes it. Components are not clipped when stored; drawing clips them. Documented.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sharedSRGB, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sharedSRGB, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .sharedGray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .sharedGray, values: [gray, alpha])
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .sharedCMYK, values: [cyan, magenta, yellow, black, alpha])
  }

  /// `components` holds `space.numberOfComponents` values and then alpha. Nil for a pattern space. Documented.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

  public var colorSpace: CGColorSpace? { space }

  /// The components of the space, then alpha.
  public var components: [CGFloat]? { values }

  /// With alpha.
  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { values.last ?? 0 }

  public func copy() -> CGColor? { self }

  /// The same colour with another alpha. Documented.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], patternObject: patternObject)
  }

  /// The colour in `space`; nil when either space is a pattern space. `intent` and `options` change nothing here.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?) -> CGColor? {
    guard let components = self.space.convert(Array(values.dropLast()), to: space) else { return nil }
    return CGColor(space: space, values: components + [alpha])
  }
}

extension CGColor: Hashable {
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.space == b.space && a.values == b.values && a.patternObject === b.patternObject)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension CGColor: CustomStringConvertible {
  public var description: String {
    let list = values.map { "\($0)" }.joined(separator: " ")
    return "<CGColor> [\(space.name ?? "pattern")] ( \(list) )"
  }
}
