// The window: its size and scale, and pixels into it.
//
// Made by: SDLHost. Called by: the renderer, through PresentTarget, with what a frame has changed: only that is copied and
// shown.

#if WindowHost
  internal import CSDL
  import CoreGraphics
  import HostInterface

  @MainActor
  final class SDLWindow: PresentTarget {
    /// Window units for each point.
    let scale: CGFloat
    /// Device pixels for each window unit: more than 1 on a display with scaling of its own.
    private(set) var density: CGFloat

    init(screen: HostScreen, scale: CGFloat?, isResizable: Bool, title: String) throws {
      self.scale = scale ?? Self.fittingScale(screen)
      density = 1
      let width = Int32((screen.size.width * self.scale).rounded())
      let height = Int32((screen.size.height * self.scale).rounded())
      if let message = csdl_open(title, width, height, isResizable ? 1 : 0) {
        throw SDLFailure(description: "no window: \(String(cString: message)). Use --host headless without a display")
      }
      density = Self.measuredDensity()
    }

    /// The largest of the device's own scale, 2 and 1 with which the screen has room on the display; at least 1.
    private static func fittingScale(_ screen: HostScreen) -> CGFloat {
      var width: Int32 = 0
      var height: Int32 = 0
      guard csdl_room(&width, &height) != 0 else { return 1 }
      return [screen.scale, 2, 1].first {
        screen.size.width * $0 <= CGFloat(width) && screen.size.height * $0 <= CGFloat(height)
      } ?? 1
    }

    private static func measuredDensity() -> CGFloat {
      let sizes = measure()
      return sizes.width > 0 ? CGFloat(sizes.pixelWidth) / CGFloat(sizes.width) : 1
    }

    private static func measure() -> (width: Int32, height: Int32, pixelWidth: Int32, pixelHeight: Int32) {
      var sizes: (width: Int32, height: Int32, pixelWidth: Int32, pixelHeight: Int32) = (0, 0, 0, 0)
      csdl_size(&sizes.width, &sizes.height, &sizes.pixelWidth, &sizes.pixelHeight)
      return sizes
    }

    /// The device's screen with the scale that it has in this window.
    func screen(_ screen: HostScreen) -> HostScreen {
      var screen = screen
      screen.scale = scale * density
      return screen
    }

    /// A screen as large as the window is now.
    func freeScreen(scale: CGFloat) -> HostScreen {
      let sizes = Self.measure()
      density = Self.measuredDensity()
      return HostScreen(
        size: CGSize(width: CGFloat(sizes.width) / self.scale, height: CGFloat(sizes.height) / self.scale),
        scale: self.scale * density)
    }

    func resize(to screen: HostScreen) {
      csdl_set_size(Int32((screen.size.width * scale).rounded()), Int32((screen.size.height * scale).rounded()))
    }

    /// Window units → points.
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale) }

    nonisolated func present(_ surface: PixelBuffer, damage: PixelRegion) {
      let rects = damage.rects.flatMap { [$0.x0, $0.y0, $0.x1 - $0.x0, $0.y1 - $0.y0] }
      // What cannot be presented now is presented whole when the window is shown again.
      _ = csdl_present(
        surface.readBase, Int32(surface.width), Int32(surface.height), Int32(surface.stride), rects,
        Int32(damage.rects.count))
    }
  }

  struct SDLFailure: HostFailure {
    let description: String
    var isPlace: Bool { false }
  }
#endif
