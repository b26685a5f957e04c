// Places the bitmap of a subtree on the device: flat ones as images, tilted ones pixel by pixel.
//
// Called by: CompositePass. Uses: bitmaps that RasterPass has made, ProjectiveSampler. Tinted subtrees that are neither
// tilted nor rasterised are drawn here on the device's own grid, so that they stay as sharp as what surrounds them.

import CoreGraphics
import RenderTree

struct BitmapPainter {
  let backend: BitmapBackend
  let images: RasterImages
  let visible: PixelRect

  static func key(_ site: BitmapSite) -> RasterKey {
    RasterKey(site.node, scale: site.scale, flipsContents: site.flipsContents)
  }

  func paint(_ site: BitmapSite) {
    var state = DrawState()
    state.clip = site.clip
    state.alpha = site.alpha
    if let affine = site.affine, site.isDrawnInPlace { return paintInPlace(site, affine, state) }
    guard let made = images.images[Self.key(site)], let bitmap = SubtreeBitmap(site.node, scale: site.scale) else {
      return
    }
    if let affine = site.affine {
      let scale = 1 / bitmap.scale
      state.ctm = CGAffineTransform(scaleX: scale, y: scale).concatenating(affine)
      state.isAntialiased = site.node.look.style.antialiasesEdges
      Self.draw(made.image, at: made.pixels, into: backend, state)
    } else {
      paintProjected(site, made, bitmap.scale, state)
    }
  }

  private func paintInPlace(_ site: BitmapSite, _ transform: CGAffineTransform, _ state: DrawState) {
    let area = NodePlacement.pixels(of: site.node.paintedBounds, under: transform, within: visible)
    guard !area.isEmpty, let depth = images.depth.inBitmap(of: site.node),
      let buffer = PixelBuffer(width: area.width, height: area.height)
    else { return }
    let inner = BitmapBackend(
      buffer: buffer, origin: (area.x0, area.y0), baseTransform: .identity, clip: area, sharing: backend)
    SubtreePainter.paint(
      site.node, into: inner, under: transform, within: area, flipsContents: site.flipsContents,
      depth: depth)
    if let tint = site.node.look.style.extras.tint { SubtreeBitmap.multiply(buffer, by: tint.premultipliedPixel) }
    guard let pixels = buffer.snapshot() else { return }
    Self.draw(CGImage(storage: pixels), at: area, into: backend, state)
  }

  private func paintProjected(_ site: BitmapSite, _ made: RasterImage, _ scale: CGFloat, _ state: DrawState) {
    let area = NodePlacement.pixels(
      of: site.homography.bounds(of: site.node.paintedBounds), under: .identity, within: visible)
    guard !area.isEmpty, let toNode = site.homography.inverse,
      let buffer = PixelBuffer(width: area.width, height: area.height)
    else { return }
    let toPixels = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -CGFloat(made.pixels.x0), ty: -CGFloat(made.pixels.y0))
    let sampler = ProjectiveSampler(
      source: made.image.pixels, toSource: toNode.concatenating(Homography(toPixels)),
      smoothsEdges: site.node.look.style.antialiasesEdges)
    for y in 0..<area.height { sampler.write(buffer.row(y), x: area.x0, y: area.y0 + Int32(y), count: area.width) }
    guard let pixels = buffer.snapshot() else { return }
    Self.draw(CGImage(storage: pixels), at: area, into: backend, state)
  }

  /// An image pixel for pixel in the state's space. Images are upright in y-up space, hence the turn.
  static func draw(_ image: CGImage, at pixels: PixelRect, into backend: BitmapBackend, _ state: DrawState) {
    let frame = CGRect(x: Int(pixels.x0), y: Int(pixels.y0), width: pixels.width, height: pixels.height)
    var state = state
    state.interpolationQuality = .low
    state.ctm = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: frame.minY + frame.maxY).concatenating(state.ctm)
    backend.perform(.image(image, frame), state)
  }
}
