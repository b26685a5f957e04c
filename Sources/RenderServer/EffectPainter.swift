// Shadows of layers.
//
// Called by: RasterPass (makes the bitmap), NodePainter (draws it below the node). A shadow is the blurred alpha of the shadow
// path, or of the node's outline when it has a background, or of what the node and its subtree paint; its gaussian's sigma is
// the radius (observed). The bitmap is whole, whatever is damaged, and is made without the whole pixels of the node's
// place, so that a scrolled shadow is made once; but of a huge shadow only what the surface shows.

import CoreGraphics
internal import CPixelKernels
import RenderTree

struct EffectPainter {
  private let shadow: NodeShadow
  private let site: NodeSite
  /// The node's transform with whole pixels of translation taken out.
  private let transform: CGAffineTransform
  private let whole: (x: Int32, y: Int32)
  /// Set for huge shadows: the surface's pixels, which the bitmap then stays close to.
  private let part: PixelRect?
  private let depth: RenderDepth

  /// Chosen here: what is larger than four surfaces, or a million pixels, is made for the surface at hand.
  private static func mostPixels(_ surface: PixelRect) -> Int { max(1 << 20, surface.area * 4) }

  /// `surface`: device pixels, of all of it. `depth`: of the node.
  init(_ shadow: NodeShadow, _ site: NodeSite, surface: PixelRect, depth: RenderDepth) {
    self.depth = depth
    self.shadow = shadow
    self.site = site
    let t = site.transform
    let reached = DisplayScale(1).outwardPixelRect(site.node.paintedBounds.applying(t))
    guard reached.area <= Self.mostPixels(surface) else {
      (whole, transform, part) = ((0, 0), t, surface)
      return
    }
    part = nil
    let (x, y) = (t.tx.rounded(.down), t.ty.rounded(.down))
    whole = (Int32(clamping: Self.integer(x)), Int32(clamping: Self.integer(y)))
    transform = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx - x, ty: t.ty - y)
  }

  var key: RasterKey { RasterKey(shadowOf: site.node, transform, on: part, castDepth: depth.casts) }

  /// Draws the bitmap that was made for `key`.
  func paint(_ made: RasterImage, into backend: BitmapBackend) {
    var state = DrawState()
    state.clip = site.clip
    state.alpha = site.alpha
    let pixels = made.pixels.offsetBy(dx: whole.x, dy: whole.y)
    BitmapPainter.draw(made.image, at: pixels, into: backend, state)
  }

  /// `stores`: where the shadows within what throws this one are kept.
  func image(sharing stores: BackingStoreCache) -> RasterImage? {
    let color = shadow.color.copy(alpha: shadow.color.alpha * CGFloat(shadow.opacity)) ?? shadow.color
    guard color.alpha > 0 else { return nil }
    let sigma = shadow.radius * transform.lengthScale
    let moved = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height).concatenating(transform)
    let reach = Int32(px_blur_reach(Float(sigma))) + 1
    let casting = caster(stores)
    guard !casting.bounds.isNull else { return nil }
    let cast = pixels(thrownBy: DisplayScale(1).outwardPixelRect(casting.bounds.applying(moved)), reach)
    guard !cast.isEmpty, let buffer = PixelBuffer(width: cast.width, height: cast.height) else { return nil }
    let offscreen = BitmapBackend(buffer: buffer, origin: (cast.x0, cast.y0), baseTransform: .identity, clip: cast)
    casting.draw(offscreen, moved, cast)
    guard replaceByShadow(buffer, sigma: Float(sigma), color.premultipliedPixel) else { return nil }
    return buffer.snapshot().map { RasterImage(image: CGImage(storage: $0), pixels: cast) }
  }

  /// The bitmap's pixels: all that the shadow reaches, or, of a huge one, what of it falls on the surface and what throws
  /// that.
  private func pixels(thrownBy thrower: PixelRect, _ reach: Int32) -> PixelRect {
    if thrower.isEmpty { return .zero }
    let reached = thrower.insetBy(dx: -reach, dy: -reach)
    guard let part else { return reached.intersection(.drawable) }
    return thrower.insetBy(dx: -1, dy: -1).intersection(part.insetBy(dx: -reach, dy: -reach))
      .union(reached.intersection(part))
  }

  /// What throws the shadow: its bounds in own coordinates, and how to draw it within a rectangle of pixels.
  private func caster(
    _ stores: BackingStoreCache
  ) -> (bounds: CGRect, draw: (BitmapBackend, CGAffineTransform, PixelRect) -> Void) {
    let node = site.node
    if let path = shadow.path {
      return (path.boundingBoxOfPath, { backend, transform, _ in fill(path, backend, transform) })
    }
    if let color = node.look.style.backgroundColor, color.alpha > 0 {
      let outline = NodeOutline(node).path
      return (node.bounds, { backend, transform, _ in fill(outline, backend, transform, alpha: color.alpha) })
    }
    var style = node.style
    style.shadow = nil
    style.opacity = 1
    let subtree = RenderNode(
      id: node.id, kind: node.kind, bounds: node.bounds, placement: .identity, style: style,
      contents: node.look.contents,
      children: node.children, mask: node.mask)
    return (
      subtree.paintedBounds,
      {
        SubtreePainter.paint(
          subtree, into: $0, under: $1, within: part == nil ? .drawable : $2, flipsContents: site.flipsContents,
          depth: depth.inShadow, sharing: stores)
      }
    )
  }

  private func fill(_ path: CGPath, _ backend: BitmapBackend, _ transform: CGAffineTransform, alpha: CGFloat = 1) {
    var state = DrawState()
    state.ctm = transform
    state.alpha = alpha
    backend.perform(.fillPath(path, .winding), state)
  }

  /// The blurred alpha in the shadow's colour takes the pixels' place. False without memory.
  private func replaceByShadow(_ buffer: PixelBuffer, sigma: Float, _ color: UInt32) -> Bool {
    let (width, height) = (buffer.width, buffer.height)
    var mask = [UInt8](repeating: 0, count: width * height)
    return mask.withUnsafeMutableBufferPointer { mask in
      guard let base = mask.baseAddress else { return false }
      for y in 0..<height { px_mask_from_alpha(base + y * width, buffer.row(y), width) }
      guard px_blur_mask(base, width, Int32(width), Int32(height), sigma) else { return false }
      for y in 0..<height { px_mask_colorize(buffer.row(y), color, base + y * width, width) }
      return true
    }
  }

  private static func integer(_ value: CGFloat) -> Int { abs(value) < 1e9 ? Int(value) : 0 }
}

extension PixelRect {
  /// No limit.
  static let everything = PixelRect(x0: -1 << 30, y0: -1 << 30, x1: 1 << 30, y1: 1 << 30)
  /// Everything that coordinates may reach.
  static let drawable = PixelRect(x0: -32_767, y0: -32_767, x1: 32_767, y1: 32_767)
}

extension CGAffineTransform {
  /// How much lengths grow, on average over directions.
  var lengthScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
