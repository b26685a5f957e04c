// A window on a screen in memory: how snapshots and tests show views. The umbrella chooses the host; this is its choice
// when there is no display.
//
// Called by: SnapshotTesting, tests. Hands on: pictures of the window and its view tree as text.

import AppRuntime
import CoreGraphics
import HostHeadless
import HostInterface
import UIKitCore

@MainActor
package final class OffscreenWindow {
  package let window: UIWindow
  private let screen: VirtualScreen
  package let driver: InlineRenderDriver

  /// `size` and `safeAreaInsets` in points; `scale` in pixels per point. The main screen takes them.
  package init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero) {
    let hostScreen = HostScreen(size: size, scale: scale)
    UIScreen.main.become(size: size, scale: scale, safeAreaInsets: safeAreaInsets)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
    screen = VirtualScreen(hostScreen)
    driver = InlineRenderDriver(root: window.layer, screen: hostScreen, target: screen)
  }

  /// Makes frames until the tree is settled, at most `limit`, and returns the picture.
  /// - Throws: RenderError when the surface cannot be had.
  package func render(limit: Int = 4) throws -> CGImage? {
    _ = FrameScheduler.takeRequest()
    for _ in 0..<limit {
      try driver.renderFrame()
      if !FrameScheduler.takeRequest() { break }
    }
    return screen.image
  }
}
