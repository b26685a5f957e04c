// UIDevice: what the app runs on, as its host's device has it.
//
// Set up by: AppRuntime from HostDevice. Read by: clients.

import HostInterface

@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The one device: an iPhone until a host says otherwise.
  public static let current = UIDevice()

  /// What apps see instead of the user's own name for it, since iOS 16. Source: documented.
  public var name: String { model }
  /// "iPhone" or "iPad".
  public private(set) var model = "iPhone"
  public var localizedModel: String { model }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The release whose look and behaviour this library follows (chosen here).
  public let systemVersion = "18.0"
  public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The same while the app runs.
  public let identifierForVendor: UUID? = UUID()
  public let isMultitaskingSupported = true

  /// Unknown until orientation notifications are wanted, as on a device. Source: documented.
  public var orientation: UIDeviceOrientation { isGeneratingDeviceOrientationNotifications ? held : .unknown }
  private var held = UIDeviceOrientation.portrait
  private var orientationListeners = 0
  public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
  /// Calls nest. Source: documented.
  public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  public func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

  /// There is no battery to ask: unknown, and −1, as in Apple's simulator. Source: documented.
  public var isBatteryMonitoringEnabled = false
  public var batteryState: BatteryState { .unknown }
  public var batteryLevel: Float { -1 }

  /// There is no sensor: monitoring cannot be turned on. Source: documented.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var proximityState: Bool { false }
  /// The click of a keyboard's key; silent, as there is no keyboard of ours.
  public func playInputClick() {}

  /// Takes the host's device.
  package func become(_ device: HostDevice) {
    model = device.isPad ? "iPad" : "iPhone"
    userInterfaceIdiom = device.isPad ? .pad : .phone
    SystemTraits.adopt(.main, self)
  }

  /// Is turned; listeners hear of it.
  package func turn(to orientation: HostOrientation) {
    let turned = UIDeviceOrientation(orientation)
    guard turned != held else { return }
    held = turned
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}
