// The size and scale a preview is drawn at: what the command line says, else the preview's traits, else the device.
// Used by PreviewRunner for each preview.

import UIKit

/// Size, scale and device for PreviewRenderer.
struct PreviewFrame: Equatable {
  /// Points; nil leaves the size to the renderer (the view's own, or the device's screen).
  var size: CGSize?
  /// Device pixels per point.
  var scale: CGFloat
  /// The device asked for; nil when none was.
  var device: String?

  init(traits: [PreviewTrait], request: RunnerArguments) {
    let screen = DeviceTable.device(named: request.device ?? DeviceTable.standard)
    device = request.device
    scale = request.scale ?? screen?.scale ?? 3
    size = request.size ?? traits.lazy.compactMap(Self.fixedSize).first
    if size == nil, !traits.contains(.sizeThatFitsLayout), let screen {
      if traits.contains(.landscapeLeft) || traits.contains(.landscapeRight) {
        size = CGSize(width: screen.size.height, height: screen.size.width)
      } else if request.device != nil || traits.contains(.portrait) || traits.contains(.portraitUpsideDown) {
        size = screen.size
      }
    }
  }

  private static func fixedSize(_ trait: PreviewTrait) -> CGSize? {
    if case .fixedLayout(let width, let height) = trait { return CGSize(width: width, height: height) }
    return nil
  }
}
