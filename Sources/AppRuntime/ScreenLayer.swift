// The root of what is drawn: a black layer of the screen's size, with the layers of the visible windows in it.
//
// Kept in step by: AppRunner, before each frame.

import CoreGraphics
import QuartzCore
import UIKitCore

@MainActor
final class ScreenLayer {
  let layer = CALayer()

  init() {
    layer.anchorPoint = .zero
    layer.position = .zero
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  }

  /// `windows` back to front; `size` in points. Nothing happens when nothing has changed.
  func show(_ windows: [UIWindow], size: CGSize) {
    if layer.bounds.size != size { layer.bounds = CGRect(origin: .zero, size: size) }
    let wanted = windows.map(\.layer)
    if !(layer.sublayers ?? []).elementsEqual(wanted, by: ===) { layer.sublayers = wanted }
  }
}
