// Paints the list into the surface, inside the damage only.
//
// Called by: Compositor. Hands on: pixels. One damage rectangle at a time: what a command paints does not depend on the
// rectangle it is painted through, so partial redraw equals full redraw (invariant I5).

import CoreGraphics
internal import CPixelKernels
import RenderTree

struct CompositePass {
  let surface: PixelBuffer
  let images: RasterImages

  func run(_ list: PaintList, damage: PixelRegion) {
    let scratch = BitmapBackend(buffer: surface, baseTransform: .identity)
    damage.forEach { rect in
      clear(rect)
      let backend = BitmapBackend(
        buffer: surface, origin: (0, 0), baseTransform: .identity, clip: rect, sharing: scratch)
      Self.perform(list, NodePainter(backend: backend, images: images, visible: rect), backend)
    }
  }

  static func perform(_ list: PaintList, _ painter: NodePainter, _ backend: BitmapBackend) {
    for command in list.commands { perform(command, painter, backend) }
  }

  private static func perform(_ command: PaintCommand, _ painter: NodePainter, _ backend: BitmapBackend) {
    switch command {
    case .node(let site): painter.paint(site)
    case .border(let site): painter.paintBorder(site)
    case .bitmap(let site):
      BitmapPainter(backend: backend, images: painter.images, visible: painter.visible).paint(site)
    case .beginGroup(let alpha, let transform, let bounds, let clip):
      var state = DrawState()
      state.ctm = transform
      state.clip = clip
      state.alpha = alpha
      backend.perform(.beginLayer(bounds.isInfinite ? nil : bounds), state)
    case .beginMask:
      var state = DrawState()
      state.blendMode = .destinationIn
      backend.perform(.beginLayer(nil), state)
    case .endMask, .endGroup: backend.perform(.endLayer, DrawState())
    }
  }

  private func clear(_ rect: PixelRect) {
    for y in Int(rect.y0)..<Int(rect.y1) {
      px_fill(surface.row(y) + Int(rect.x0), 0, rect.width)
    }
  }
}
