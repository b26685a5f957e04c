// Edges of a layer that are smoothed one by one: the others are put on whole pixels.
//
// Called by: NodePainter. Only where the layer stands upright: on a tilted edge whole pixels are steps, and a layer that is
// smoothed at all is smoothed all round there (chosen here).

import CoreGraphics
import RenderTree

enum EdgeFit {
  /// The bounds with every hard edge at the nearest pixel; edges that are smoothed stay where they are.
  static func bounds(_ bounds: CGRect, _ smooth: EdgeSet, under t: CGAffineTransform) -> CGRect {
    guard smooth != .all, t.b == 0, t.c == 0, t.a != 0, t.d != 0 else { return bounds }
    func fitted(_ value: CGFloat, _ scale: CGFloat, _ offset: CGFloat, _ isSmooth: Bool) -> CGFloat {
      isSmooth ? value : ((value * scale + offset + 0.5).rounded(.down) - offset) / scale
    }
    let x0 = fitted(bounds.minX, t.a, t.tx, smooth.contains(.minX))
    let x1 = fitted(bounds.maxX, t.a, t.tx, smooth.contains(.maxX))
    let y0 = fitted(bounds.minY, t.d, t.ty, smooth.contains(.minY))
    let y1 = fitted(bounds.maxY, t.d, t.ty, smooth.contains(.maxY))
    guard x1 > x0, y1 > y0 else { return .null }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
