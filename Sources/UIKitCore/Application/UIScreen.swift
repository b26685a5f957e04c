// UIScreen: the size and scale of what windows are shown on.
//
// Set up by: AppRuntime from the host's screen. Read by: windows, image contexts.

import Synchronization

@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// Points, as the screen lies.
  public package(set) var bounds: CGRect { didSet { tellTraits() } }
  /// Device pixels per point.
  public package(set) var scale: CGFloat {
    didSet {
      if self === UIScreen.main { MainScreenScale.value = scale }
      tellTraits()
    }
  }
  private var isBecoming = false
  /// What the screen's own bars, corners and notch cover, points.
  package var safeAreaInsets = UIEdgeInsets.zero
  /// How the screen lies.
  package var interfaceOrientation = UIInterfaceOrientation.portrait
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  package init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }

  /// Takes another size and safe area, points, and scale.
  package func become(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    isBecoming = true
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    isBecoming = false
    tellTraits()
  }

  private func tellTraits() {
    if self === UIScreen.main, !isBecoming { SystemTraits.adopt(self, .current) }
  }

  /// From 0 to 1; kept, as no host has a lamp to turn. The notification is posted. Source: documented.
  public var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      if brightness != oldValue {
        NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
      }
    }
  }
  public var wantsSoftwareDimming = false
  /// As the host's screen shows them.
  public package(set) var maximumFramesPerSecond = 60
  public var isCaptured: Bool { false }
  public var mirrored: UIScreen? { nil }
  /// One screen: others are not supported.
  public static var screens: [UIScreen] { [main] }

  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  public var traitCollection: UITraitCollection { SystemTraits.collection }
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The device's screen: an iPhone 15 until a host says otherwise (chosen here).
  public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3)
}

extension UIScreen: UITraitEnvironment {}

/// The main screen's scale for code on any thread, such as image contexts of scale 0.
package enum MainScreenScale {
  private static let stored = Mutex<CGFloat>(3)
  package static var value: CGFloat {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
