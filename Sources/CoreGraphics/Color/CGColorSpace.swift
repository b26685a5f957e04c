// A colour space: model, primaries, transfer curve, range. Called by: CGColor, contexts, images.
// Hands on: conversion facts to CGColorSpace+Conversion. There are no ICC profiles here: ImageIO converts those itself.
// Device RGB is sRGB, as on iOS. Gray and generic spaces share sRGB's curve, so that a gray level is drawn as the same
// pixel value, which is what UIKit apps see on screen (chosen here; the names keep Apple's gamma 2.2).
import Foundation

/// Immutable; equal when their names and base spaces are equal.
public final class CGColorSpace: Sendable {
  /// Names are Core Graphics' constants; nil for pattern spaces.
  public let name: String?
  public let model: CGColorSpaceModel
  /// Without alpha.
  public let numberOfComponents: Int
  /// The space under an uncoloured pattern.
  public let baseColorSpace: CGColorSpace?
  package let primaries: ColorPrimaries
  package let transfer: ColorTransfer
  /// Components outside 0…1 are kept.
  package let isExtended: Bool

  private init(
    name: String?, model: CGColorSpaceModel, primaries: ColorPrimaries = .sRGB, transfer: ColorTransfer = .sRGB,
    isExtended: Bool = false, base: CGColorSpace? = nil
  ) {
    self.name = name
    self.model = model
    self.primaries = primaries
    self.transfer = transfer
    self.isExtended = isExtended
    baseColorSpace = base
    numberOfComponents =
      switch model {
      case .monochrome: 1
      case .rgb: 3
      case .cmyk: 4
      default: base?.numberOfComponents ?? 0
      }
  }

  /// One of the named spaces below, shared; nil for a name that is not among them.
  public convenience init?(name: String) {
    guard let known = Self.named[name] else { return nil }
    self.init(
      name: known.name, model: known.model, primaries: known.primaries, transfer: known.transfer,
      isExtended: known.isExtended)
  }

  /// A space whose colours are patterns; `patternBaseSpace` is for uncoloured ones. Documented.
  public init?(patternBaseSpace: CGColorSpace?) {
    name = nil
    model = .pattern
    primaries = .sRGB
    transfer = .sRGB
    isExtended = false
    baseColorSpace = patternBaseSpace
    numberOfComponents = patternBaseSpace?.numberOfComponents ?? 0
  }

  /// Larger than sRGB's gamut: Display P3 and what contains it, and extended RGB spaces. Documented.
  public var isWideGamutRGB: Bool { model == .rgb && (primaries != .sRGB || isExtended) }

  /// A context can draw into the space: all but pattern spaces.
  public var supportsOutput: Bool { model != .pattern }
}

// MARK: - Names

extension CGColorSpace {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
  public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"
  public static let extendedGray = "kCGColorSpaceExtendedGray"
  public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  private static let named: [String: CGColorSpace] = {
    let spaces = [
      CGColorSpace(name: sRGB, model: .rgb),
      CGColorSpace(name: linearSRGB, model: .rgb, transfer: .linear),
      CGColorSpace(name: extendedSRGB, model: .rgb, isExtended: true),
      CGColorSpace(name: extendedLinearSRGB, model: .rgb, transfer: .linear, isExtended: true),
      CGColorSpace(name: displayP3, model: .rgb, primaries: .displayP3),
      CGColorSpace(name: linearDisplayP3, model: .rgb, primaries: .displayP3, transfer: .linear),
      CGColorSpace(name: extendedDisplayP3, model: .rgb, primaries: .displayP3, isExtended: true),
      CGColorSpace(
        name: extendedLinearDisplayP3, model: .rgb, primaries: .displayP3, transfer: .linear, isExtended: true),
      CGColorSpace(name: genericRGBLinear, model: .rgb, transfer: .linear),
      CGColorSpace(name: genericGrayGamma2_2, model: .monochrome),
      CGColorSpace(name: linearGray, model: .monochrome, transfer: .linear),
      CGColorSpace(name: extendedGray, model: .monochrome, isExtended: true),
      CGColorSpace(name: extendedLinearGray, model: .monochrome, transfer: .linear, isExtended: true),
      CGColorSpace(name: genericCMYK, model: .cmyk),
    ]
    return Dictionary(uniqueKeysWithValues: spaces.map { ($0.name ?? "", $0) })
  }()

  /// The shared spaces that colours are usually made in.
  package static let sharedSRGB = CGColorSpace(name: sRGB, model: .rgb)
  package static let sharedDisplayP3 = CGColorSpace(name: displayP3, model: .rgb, primaries: .displayP3)
  package static let sharedGray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome)
  package static let sharedCMYK = CGColorSpace(name: genericCMYK, model: .cmyk)

  fileprivate static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb)
  fileprivate static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome)
  fileprivate static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk)
}

/// The screen's RGB: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace.deviceRGB }

/// The screen's gray, with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace.deviceGray }

/// Uncalibrated inks; see CGColorSpace+Conversion for how they turn into RGB.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace.deviceCMYK }

extension CGColorSpace: Hashable {
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a === b || (a.name == b.name && a.model == b.model && a.baseColorSpace == b.baseColorSpace)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}
