// Where the pen goes at a tab.
//
// Called by: LineMeasurer. Documented: NSParagraphStyle.tabStops, defaultTabInterval.
import CoreGraphics
import Foundation

enum TabStops {
  /// When a style has neither a further stop nor an interval. Documented: the default stops are 28 points apart.
  static let interval: CGFloat = 28

  /// The first stop beyond `pen`, points from the leading edge.
  static func stop(after pen: CGFloat, _ style: TextParagraphStyle) -> TextTabStop {
    if let stop = style.tabStops.first(where: { $0.location > pen }) { return stop }
    let interval =
      style.defaultTabInterval > 0 && style.defaultTabInterval.isFinite ? style.defaultTabInterval : interval
    return TextTabStop(alignment: .left, location: ((pen / interval).rounded(.down) + 1) * interval)
  }
}
