// Which way the screen lies: the way the device is held, if app and controllers support it.
//
// Called by: AppRunner when the device is turned, at launch, and when what is supported may have changed. Hands on: the
// new screen to ScreenChange. Source: documented (supportedInterfaceOrientations).

import Foundation
import HostInterface
import UIKitCore

@MainActor
enum ScreenOrientation {
  /// Turns the screen of an app that is about to be launched to the first way that its Info.plist supports.
  static func prepare(_ host: any PlatformHost) {
    let lifecycle = UIApplication.shared.lifecycle
    lifecycle.canTurnScreen = host.device.isFixed
    guard host.device.isFixed, let first = choice(host, lifecycle.orientationsOfTheInfoList) else { return }
    host.turnScreen(to: first)
    ScreenChange.adopt(host)
  }

  /// Turns the screen if it should lie another way.
  static func review(_ host: any PlatformHost) {
    guard host.device.isFixed, let window = decisiveWindow, let wanted = choice(host, supported(window)) else { return }
    host.turnScreen(to: wanted)
    ScreenChange.apply(host)
  }

  /// The key window, or the front one.
  private static var decisiveWindow: UIWindow? {
    let windows = UIApplication.shared.windowsFrontToBack
    return windows.first { $0.isKeyWindow } ?? windows.first
  }

  /// What the app and the window's root controller both support.
  private static func supported(_ window: UIWindow) -> UIInterfaceOrientationMask {
    let app = UIApplication.shared.supportedInterfaceOrientations(for: window)
    let root = window.rootViewController
    let both = root.map { app.intersection($0.supportedInterfaceOrientations) } ?? app
    if both.isEmpty, let root { report(root) }
    // What the scene has been asked for, while it can be had.
    let wanted = both.intersection(UIApplication.shared.lifecycle.wantedOrientations)
    return wanted.isEmpty ? both : wanted
  }

  /// UIKit throws an exception here; the screen stays as it is.
  private static func report(_ root: UIViewController) {
    FileHandle.standardError.write(
      Data(
        "UIKit: \(type(of: root)) supports no orientation that the app supports: the screen stays as it is; see supportedInterfaceOrientations\n"
          .utf8))
  }

  /// Nil when the screen lies right.
  private static func choice(_ host: any PlatformHost, _ mask: UIInterfaceOrientationMask) -> HostOrientation? {
    let ways = [host.orientation, host.screenOrientation, .portrait, .left, .right, .upsideDown]
    let wanted = ways.first { mask.contains(UIInterfaceOrientation($0)) }
    return wanted == host.screenOrientation ? nil : wanted
  }
}
