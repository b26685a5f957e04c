// A screen that has changed: size, turn, light or dark. UIScreen takes the new values, windows that filled the old screen fill
// the new one, and controllers, scenes and device listeners are told in UIKit's order.
//
// Called by: AppRunner.

import CoreGraphics
import HostInterface
import UIKitCore

@MainActor
enum ScreenChange {
  /// Takes the host's screen over before anything is shown.
  static func adopt(_ host: any PlatformHost) {
    let screen = host.screen
    UIScreen.main.become(size: screen.size, scale: screen.scale, safeAreaInsets: UIEdgeInsets(screen.safeArea))
    UIScreen.main.interfaceOrientation = UIInterfaceOrientation(host.screenOrientation)
    SystemTraits.change(isDark: host.isDark)
  }

  /// Changes from what UIScreen has to what the host has now.
  static func apply(_ host: any PlatformHost) {
    let old = UIScreen.main.bounds
    let screen = host.screen
    // Controllers hear of new traits before these are so.
    SystemTraits.holding {
      adopt(host)
      for window in UIApplication.shared.windows where window.frame.size == old.size {
        window.resize(to: screen.size, safeAreaInsets: UIEdgeInsets(screen.safeArea))
      }
    }
    if let scene = UIApplication.shared.lifecycle.windowScene,
      scene.interfaceOrientation != UIScreen.main.interfaceOrientation || old.size != screen.size
    {
      scene.didTurn(to: UIScreen.main.interfaceOrientation)
    }
  }
}
