// Renders one preview: content into a window off the screen, then a picture and a tree.
//
// Called by: PreviewRunner. Hands on: PNG data and text. Main actor.

import ImageIO
import UIKit

/// What one preview came out as.
public struct PreviewPicture: Sendable {
  public let png: Data
  /// The view tree in the shape of UIKit's recursiveDescription.
  public let tree: String
  /// Points.
  public let size: CGSize
  public let warnings: [String]
  /// What was drawn as a tree file (Documentation/TreeFile.md), where ACETATE_TREE_FILES=1 asks for it.
  package let treeFile: [UInt8]?
}

public enum PreviewError: Error, CustomStringConvertible {
  case noPixels(CGSize, scale: CGFloat)
  case notFinite(CGSize)

  public var description: String {
    switch self {
    case .notFinite(let size):
      "Nothing to draw: \(size.width)×\(size.height) points is no size; give the preview a finite one, or --size"
    case .noPixels(let size, let scale):
      "Nothing to draw: \(size.width)×\(size.height) points at \(scale)× has no pixels; give the view a size, or --size"
    }
  }
}

public enum PreviewRenderer {
  private static let wantsTreeFiles = ProcessInfo.processInfo.environment["ACETATE_TREE_FILES"] == "1"

  /// `size` in points; nil means the content's own size when it has one, else the device's.
  @MainActor
  public static func render(
    _ content: PreviewContent, size: CGSize?, scale: CGFloat, device: String?
  ) throws -> PreviewPicture {
    let own = device == nil && size == nil ? ownFrame(of: content, scale: scale) : nil
    let screen = size ?? own?.size ?? DeviceTable.device(named: device)?.size ?? UIScreen.main.bounds.size
    guard screen.width.isFinite, screen.height.isFinite else { throw PreviewError.notFinite(screen) }
    guard screen.width > 0, screen.height > 0, scale > 0 else { throw PreviewError.noPixels(screen, scale: scale) }
    let insets = own == nil ? safeArea(size: size, device: device) : .zero
    let offscreen = OffscreenWindow(size: screen, scale: scale, safeAreaInsets: insets)
    offscreen.window.backgroundColor = .systemBackground
    show(content, in: offscreen.window, box: CGRect(origin: own?.origin ?? .zero, size: screen))
    // A view that sets its own size is pictured where it is.
    if let own { offscreen.window.bounds.origin = own.origin }
    guard let image = try offscreen.render() else { throw PreviewError.noPixels(screen, scale: scale) }
    return PreviewPicture(
      png: try ImageCodec.png(from: image), tree: root(of: content).recursiveTree(), size: screen,
      warnings: ViewLinter.takeNotices(), treeFile: wantsTreeFiles ? offscreen.driver.treeFile() : nil)
  }

  /// What the preview's own code sees while it makes its views: the screen they will be shown on.
  @MainActor
  static func setScreen(size: CGSize?, scale: CGFloat, device: String?) {
    let screen = size ?? DeviceTable.device(named: device ?? DeviceTable.standard)?.size ?? UIScreen.main.bounds.size
    UIScreen.main.become(size: screen, scale: scale, safeAreaInsets: safeArea(size: size, device: device))
  }

  /// The device's, where the preview fills its screen; a size of its own has none.
  private static func safeArea(size: CGSize?, device: String?) -> UIEdgeInsets {
    guard size == nil else { return .zero }
    return DeviceTable.device(named: device ?? DeviceTable.standard)?.safeArea ?? .zero
  }

  /// `box`: what the picture shows, points.
  @MainActor
  private static func show(_ content: PreviewContent, in window: UIWindow, box: CGRect) {
    switch content {
    case .view(let view):
      if view.bounds.isEmpty { view.frame = window.bounds }
      window.addSubview(PreviewVariant.wanted?.stage(view, in: box) ?? view)
    case .controller(let controller):
      window.rootViewController = controller
    }
  }

  @MainActor
  private static func root(of content: PreviewContent) -> UIView {
    switch content {
    case .view(let view): view
    case .controller(let controller): controller.view
    }
  }

  /// The rectangle that a view with a size of its own takes up, points, rounded outwards to whole pixels; nil without one.
  @MainActor
  private static func ownFrame(of content: PreviewContent, scale: CGFloat) -> CGRect? {
    guard case .view(let view) = content, !view.layer.frame.isEmpty, !view.layer.frame.isInfinite else { return nil }
    let pixels = DisplayScale(scale)
    return pixels.rect(pixels.outwardPixelRect(view.layer.frame))
  }
}
