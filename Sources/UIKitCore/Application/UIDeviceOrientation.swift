// How a device is held. An interface that is upright on a device turned left stands right, and the other way round.

import HostInterface

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  /// The home button, or where it was, on the right.
  case landscapeLeft
  case landscapeRight
  case faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// An interface can lie this way: it is neither flat nor unknown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  init(_ orientation: HostOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .upsideDown: .portraitUpsideDown
      case .left: .landscapeLeft
      case .right: .landscapeRight
      }
  }
}
