// Which side of the interface is up.

import HostInterface

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown
  /// The home button, or where it was, on the left.
  case landscapeLeft = 4
  case landscapeRight = 3

  /// Upright on a device that is held that way.
  package init(_ orientation: HostOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .upsideDown: .portraitUpsideDown
      case .left: .landscapeRight
      case .right: .landscapeLeft
      }
  }

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  package func contains(_ orientation: UIInterfaceOrientation) -> Bool { rawValue & 1 << orientation.rawValue != 0 }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
