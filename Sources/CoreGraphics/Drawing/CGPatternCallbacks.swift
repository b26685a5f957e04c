// The functions a client gives to draw a pattern's cell. Apple's names.
//
// Called by: CGPattern. A Swift function type stands where Apple has a C function pointer, because a Swift class cannot be an
// argument of a C function on this platform; closures that capture nothing fit both.

/// Draws one cell into the context, in pattern space. The pointer is the pattern's `info`. Documented.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called once when the pattern is released. The pointer is the pattern's `info`. Documented.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// Documented (Core Graphics, CGPatternCallbacks).
public struct CGPatternCallbacks {
  /// Must be 0.
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }

  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}
