// Shadows of layers.
//
// Called by: NodePainter before the node itself. A shadow is the blurred alpha of the shadow path, or of the node's outline
// when it has a background, or of what the node and its subtree paint; its gaussian's sigma is the radius (FACTS "Layer").

import CoreGraphics
internal import CPixelKernels
import RenderTree

struct EffectPainter {
  let backend: BitmapBackend
  let visible: PixelRect

  func paint(_ shadow: NodeShadow, of node: RenderNode, _ state: DrawState) {
    let color = shadow.color.copy(alpha: shadow.color.alpha * CGFloat(shadow.opacity)) ?? shadow.color
    guard color.alpha > 0 else { return }
    let stretch = state.ctm.lengthScale
    let sigma = shadow.radius * stretch
    let moved = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    let transform = moved.concatenating(state.ctm)
    let reach = Int32(px_blur_reach(Float(sigma))) + 1
    let casting = caster(shadow, node)
    let cast = DisplayScale(1).outwardPixelRect(casting.bounds.applying(transform)).insetBy(dx: -reach, dy: -reach)
    // The mask is drawn whole, so that its pixels do not depend on the part that is asked for.
    guard visible.intersects(cast), !cast.isEmpty, let buffer = PixelBuffer(width: cast.width, height: cast.height)
    else { return }
    let offscreen = BitmapBackend(
      buffer: buffer, origin: (cast.x0, cast.y0), baseTransform: .identity, clip: cast)
    casting.draw(offscreen, transform)
    guard px_blur_pixels(buffer.base, buffer.stride, Int32(buffer.width), Int32(buffer.height), Float(sigma)) else {
      return
    }
    colorize(buffer, color.premultipliedPixel)
    guard let pixels = buffer.snapshot() else { return }
    var over = DrawState()
    over.clip = state.clip
    over.alpha = state.alpha
    let frame = CGRect(
      x: CGFloat(cast.x0), y: CGFloat(cast.y0), width: CGFloat(cast.width), height: CGFloat(cast.height))
    over.ctm = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.minY + frame.maxY)
    backend.perform(.image(CGImage(storage: pixels), frame), over)
  }

  /// What throws the shadow: its bounds in own coordinates, and how to draw it.
  private func caster(
    _ shadow: NodeShadow, _ node: RenderNode
  ) -> (bounds: CGRect, draw: (BitmapBackend, CGAffineTransform) -> Void) {
    if let path = shadow.path { return (path.boundingBoxOfPath, { fill(path, $0, $1) }) }
    if let color = node.style.backgroundColor, color.alpha > 0 {
      return (node.bounds, { fill(NodeOutline(node).path, $0, $1, alpha: color.alpha) })
    }
    let subtree = RenderNode(
      id: node.id, kind: node.kind, bounds: node.bounds, placement: .identity, style: node.style.withoutShadow,
      contents: node.contents, children: node.children, mask: node.mask)
    return (subtree.paintedBounds, { SubtreePainter.paint(subtree, into: $0, under: $1) })
  }

  private func fill(_ path: CGPath, _ backend: BitmapBackend, _ transform: CGAffineTransform, alpha: CGFloat = 1) {
    var state = DrawState()
    state.ctm = transform
    state.alpha = alpha
    backend.perform(.fillPath(path, .winding), state)
  }

  private func colorize(_ buffer: PixelBuffer, _ color: UInt32) {
    var alpha = [UInt8](repeating: 0, count: buffer.width)
    for y in 0..<buffer.height {
      px_mask_from_alpha(&alpha, buffer.row(y), buffer.width)
      px_mask_colorize(buffer.row(y), color, alpha, buffer.width)
    }
  }
}

extension NodeStyle {
  fileprivate var withoutShadow: NodeStyle {
    var style = self
    style.shadow = nil
    style.opacity = 1
    return style
  }
}

extension CGAffineTransform {
  /// How much lengths grow, on average over directions.
  var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
