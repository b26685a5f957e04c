// A node's way to the pixels: from its own coordinates to the device, and what it may paint there.
//
// Called by: DamagePass, CullPass. Pure. Every node is flattened into its parent's plane, as layers are: only nodes that are
// tilted or in perspective themselves need a homography, and those are drawn by way of a bitmap.

import CoreGraphics
import RenderTree

package enum NodePlacement {
  /// Own coordinates → device pixels, given the parent's, for a node that is not tilted.
  package static func transform(of node: RenderNode, in parent: CGAffineTransform) -> CGAffineTransform {
    node.transform.concatenating(parent)
  }

  /// The same for any node.
  package static func homography(of node: RenderNode, in parent: CGAffineTransform) -> Homography {
    Homography(node.placement).concatenating(Homography(parent))
  }

  /// The device pixels that a node's subtree may touch.
  package static func pixels(of node: RenderNode, in parent: CGAffineTransform, within limit: PixelRect) -> PixelRect {
    if node.isFlat {
      let transform = transform(of: node, in: parent)
      // Hard edges touch no more than they cover.
      if node.isSolidLeaf, transform.keepsRectanglesUpright { return cut(node.bounds, under: transform, within: limit) }
      return pixels(of: node.paintedBounds, under: transform, within: limit)
    }
    guard !node.paintedBounds.isNull, !node.paintedBounds.isEmpty else { return .zero }
    guard !node.paintedBounds.isInfinite else { return limit }
    return pixels(of: homography(of: node, in: parent).bounds(of: node.paintedBounds), under: .identity, within: limit)
  }

  /// The device pixels that a rectangle may touch: rounded outwards, a pixel more for smoothed edges.
  package static func pixels(of rect: CGRect, under transform: CGAffineTransform, within limit: PixelRect) -> PixelRect
  {
    guard !rect.isNull, !rect.isEmpty else { return .zero }
    guard !rect.isInfinite else { return limit }
    let box = rect.applying(transform)
    return DisplayScale(1).outwardPixelRect(box).insetBy(dx: -1, dy: -1).intersection(limit)
  }

  /// Exactly the pixels that a rectangle with hard edges covers or leaves in a clip: every edge at the nearest pixel.
  /// `transform` keeps rectangles upright.
  @inline(__always)
  package static func cut(_ rect: CGRect, under transform: CGAffineTransform, within limit: PixelRect) -> PixelRect {
    var (first, last) = (rect.origin, CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height))
    // Ordinary rectangles need none of Foundation's calls: this is asked for every leaf.
    if !(rect.size.width > 0 && rect.size.height > 0 && (last.x - first.x + last.y - first.y).isFinite) {
      guard !rect.isNull, !rect.isEmpty, !rect.isInfinite else { return rect.isInfinite ? limit : .zero }
      (first, last) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
    }
    (first, last) = (first.applying(transform), last.applying(transform))
    let (x0, y0, x1, y1) = (pixel(first.x), pixel(first.y), pixel(last.x), pixel(last.y))
    return PixelRect(x0: min(x0, x1), y0: min(y0, y1), x1: max(x0, x1), y1: max(y0, y1)).intersection(limit)
  }

  /// The same of a leaf; `parent.placesLeaves`.
  @inline(__always)
  static func cut(_ leaf: PlainLeaf, in parent: CGAffineTransform, within limit: PixelRect) -> PixelRect {
    let transform = CGAffineTransform(
      a: parent.a, b: parent.b, c: parent.c, d: parent.d, tx: leaf.x * parent.a + leaf.y * parent.c + parent.tx,
      ty: leaf.x * parent.b + leaf.y * parent.d + parent.ty)
    return cut(leaf.bounds, under: transform, within: limit)
  }

  /// In 1/256 pixel.
  private static let farthest: CGFloat = 1_073_741_568

  /// The nearest edge between pixels, as drawing finds it: to 1/256 pixel, and from there to the pixel, halves up.
  @inline(__always)
  private static func pixel(_ value: CGFloat) -> Int32 {
    var wanted = value * 256 + 0.5
    if !(wanted > -farthest && wanted < farthest) {
      if wanted.isNaN { return 0 }
      wanted = wanted < 0 ? -farthest : farthest
    }
    // Rounded down without a call.
    var fixed = Int32(wanted)
    if CGFloat(fixed) > wanted { fixed &-= 1 }
    return (fixed &+ 128) >> 8
  }

  /// The device pixels that a node which clips leaves of `limit`: exactly, unless its edges are smooth.
  package static func clip(of node: RenderNode, under transform: CGAffineTransform, within limit: PixelRect)
    -> PixelRect
  {
    exactClip(of: node, under: transform)?.intersection(limit)
      ?? pixels(of: node.bounds, under: transform, within: limit)
  }

  /// The same when a node which clips cuts at edges between pixels; else nil.
  static func exactClip(of node: RenderNode, under transform: CGAffineTransform) -> PixelRect? {
    guard transform.keepsRectanglesUpright, NodeOutline(node).isPlain else { return nil }
    return cut(node.bounds, under: transform, within: .everything)
  }

  /// Device pixels in the coordinates that `transform` leads from: to compare with the boxes of a NodeList. Not too small;
  /// everything where the transform has no inverse.
  static func box(of pixels: PixelRect, under transform: CGAffineTransform) -> SIMD4<Float> {
    guard transform.determinant != 0, transform.isFinite else { return NodeBox.everything }
    // As `pixels(of:)`, which gives a pixel more on every side.
    let wide = pixels.insetBy(dx: -2, dy: -2)
    let rect = CGRect(x: Int(wide.x0), y: Int(wide.y0), width: wide.width, height: wide.height)
    return NodeBox.around(rect.applying(transform.inverted()))
  }
}

extension CGAffineTransform {
  /// Whether what leaves are tells their pixels: their rectangles stay upright, and no number is none.
  var placesLeaves: Bool { keepsRectanglesUpright && isFinite }
}
