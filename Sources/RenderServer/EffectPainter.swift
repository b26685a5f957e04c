// Shadows of layers.
//
// Called by: RasterPass (makes the bitmap), NodePainter (draws it below the node). A shadow is the blurred alpha of the shadow
// path, or of the node's outline when it has a background, or of what the node and its subtree paint; its gaussian's sigma is
// the radius (FACTS "Layer"). The bitmap is whole, whatever is damaged, and is made without the whole pixels of the node's
// place, so that a scrolled shadow is made once.

import CoreGraphics
internal import CPixelKernels
import RenderTree

struct EffectPainter {
  private let shadow: NodeShadow
  private let site: NodeSite
  /// The node's transform with whole pixels of translation taken out.
  private let transform: CGAffineTransform
  private let whole: (x: Int32, y: Int32)

  init(_ shadow: NodeShadow, _ site: NodeSite) {
    self.shadow = shadow
    self.site = site
    let t = site.transform
    let (x, y) = (t.tx.rounded(.down), t.ty.rounded(.down))
    whole = (Int32(clamping: Self.integer(x)), Int32(clamping: Self.integer(y)))
    transform = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx - x, ty: t.ty - y)
  }

  var key: RasterKey { RasterKey(shadowOf: site.node, transform) }

  /// Draws the bitmap that was made for `key`.
  func paint(_ made: RasterImage, into backend: BitmapBackend) {
    var state = DrawState()
    state.clip = site.clip
    state.alpha = site.alpha
    let pixels = made.pixels.offsetBy(dx: whole.x, dy: whole.y)
    BitmapPainter.draw(made.image, at: pixels, into: backend, state)
  }

  func image() -> RasterImage? {
    let color = shadow.color.copy(alpha: shadow.color.alpha * CGFloat(shadow.opacity)) ?? shadow.color
    guard color.alpha > 0 else { return nil }
    let sigma = shadow.radius * transform.lengthScale
    let moved = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height).concatenating(transform)
    let reach = Int32(px_blur_reach(Float(sigma))) + 1
    let casting = caster()
    guard !casting.bounds.isNull else { return nil }
    let cast = DisplayScale(1).outwardPixelRect(casting.bounds.applying(moved)).insetBy(dx: -reach, dy: -reach)
      .intersection(.drawable)
    guard !cast.isEmpty, let buffer = PixelBuffer(width: cast.width, height: cast.height) else { return nil }
    let offscreen = BitmapBackend(buffer: buffer, origin: (cast.x0, cast.y0), baseTransform: .identity, clip: cast)
    casting.draw(offscreen, moved)
    guard px_blur_pixels(buffer.base, buffer.stride, Int32(buffer.width), Int32(buffer.height), Float(sigma)) else {
      return nil
    }
    colorize(buffer, color.premultipliedPixel)
    return buffer.snapshot().map { RasterImage(image: CGImage(storage: $0), pixels: cast) }
  }

  /// What throws the shadow: its bounds in own coordinates, and how to draw it.
  private func caster() -> (bounds: CGRect, draw: (BitmapBackend, CGAffineTransform) -> Void) {
    let node = site.node
    if let path = shadow.path { return (path.boundingBoxOfPath, { fill(path, $0, $1) }) }
    if let color = node.style.backgroundColor, color.alpha > 0 {
      return (node.bounds, { fill(NodeOutline(node).path, $0, $1, alpha: color.alpha) })
    }
    var style = node.style
    style.shadow = nil
    style.opacity = 1
    let subtree = RenderNode(
      id: node.id, kind: node.kind, bounds: node.bounds, placement: .identity, style: style, contents: node.contents,
      children: node.children, mask: node.mask)
    return (
      subtree.paintedBounds,
      { SubtreePainter.paint(subtree, into: $0, under: $1, within: .drawable, flipsContents: site.flipsContents) }
    )
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

  private static func integer(_ value: CGFloat) -> Int { abs(value) < 1e9 ? Int(value) : 0 }
}

extension PixelRect {
  /// Everything that coordinates may reach.
  static let drawable = PixelRect(x0: -32_767, y0: -32_767, x1: 32_767, y1: 32_767)
}

extension CGAffineTransform {
  /// How much lengths grow, on average over directions.
  var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
