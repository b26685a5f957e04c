// The backend that draws now: operations become pixels of a PixelBuffer.
//
// Made by: bitmap contexts, UIKit's contexts, RenderServer (one for every band or backing store). Called by: CGContext,
// DisplayList.replay. An operation is resolved into coverage × clip × paint and handed to the row loops in
// BitmapBackend+Rows; shadows and layers are in files of their own. One thread at a time; no state outlives an operation but
// caches and open layers.
// A pixel depends on the operations alone, never on the buffer's place or clip: partial redraw equals whole redraw.

import Foundation
internal import CPixelKernels

/// Draws into premultiplied BGRA pixels.
package final class BitmapBackend: DrawingBackend {
  package let baseTransform: CGAffineTransform
  package let drawableBounds: CGRect
  package let deviceHeight: CGFloat
  /// Told before and after pixels of the target change.
  var observer: (any SurfaceObserver)?

  /// Where operations land: the target, or the innermost open layer.
  var surface: Surface
  var clips: ClipMaskCache
  var layers: [OpenLayer] = []
  let scratch: DrawingScratch

  /// - Parameters:
  ///   - buffer: what is drawn into.
  ///   - origin: the device pixel that is the buffer's first.
  ///   - baseTransform: base space → device pixels, y down; flips and scales live here.
  ///   - clip: device pixels that may change; nil means the whole buffer.
  package convenience init(
    buffer: PixelBuffer, origin: (x: Int32, y: Int32) = (0, 0), baseTransform: CGAffineTransform,
    clip: PixelRect? = nil
  ) {
    self.init(
      surface: Surface(buffer: buffer, x: origin.x, y: origin.y, clip: clip), baseTransform: baseTransform,
      scratch: DrawingScratch())
  }

  /// The same, with the scratch memory of another backend on the same thread.
  package convenience init(
    buffer: PixelBuffer, origin: (x: Int32, y: Int32), baseTransform: CGAffineTransform, clip: PixelRect?,
    sharing other: BitmapBackend
  ) {
    self.init(
      surface: Surface(buffer: buffer, x: origin.x, y: origin.y, clip: clip), baseTransform: baseTransform,
      scratch: other.scratch)
  }

  init(surface: Surface, baseTransform: CGAffineTransform, scratch: DrawingScratch) {
    self.surface = surface
    self.baseTransform = baseTransform
    self.scratch = scratch
    self.deviceHeight = CGFloat(surface.y) + CGFloat(surface.buffer.height)
    self.clips = ClipMaskCache(target: surface.bounds, baseTransform: baseTransform)
    let bounds = surface.bounds
    let device = CGRect(x: Int(bounds.x0), y: Int(bounds.y0), width: bounds.width, height: bounds.height)
    self.drawableBounds =
      baseTransform.determinant != 0 && baseTransform.isFinite ? device.applying(baseTransform.inverted()) : .zero
  }

  package func perform(_ operation: DrawOperation, _ state: DrawState) {
    guard let observer, observer.observes(lowersAlpha: operation.canLowerAlpha(state)), reachesTarget(operation) else {
      return draw(operation, state)
    }
    let changed = layers.isEmpty ? devicePixels(of: operation, state) : layers[0].outer.bounds
    observer.willChange(changed)
    draw(operation, state)
    observer.didChange(changed, lowersAlpha: operation.canLowerAlpha(state))
  }

  /// Whether the operation changes the target itself, not a layer over it.
  private func reachesTarget(_ operation: DrawOperation) -> Bool {
    switch operation {
    case .beginLayer: false
    case .endLayer: layers.count == 1
    default: layers.isEmpty
    }
  }

  private func draw(_ operation: DrawOperation, _ state: DrawState) {
    let transform = state.ctm.concatenating(baseTransform)
    switch operation {
    case .fillRect(let rect):
      paint(.make(rect: rect, transform, antialiased: state.isAntialiased), state.fill, state)
    case .fillPath(let path, let rule):
      let coverage = Coverage.make(
        path: path, rule, transform, antialiased: state.isAntialiased)
      paint(coverage, state.fill, state)
    case .strokePath(let path, let style):
      paint(strokeCoverage(path, style, transform, state), state.stroke, state)
    case .clear(let rect):
      var clearing = state.resettingCompositing()
      clearing.clip = state.clip
      clearing.blendMode = .clear
      compose(.make(rect: rect, transform, antialiased: state.isAntialiased), .solid(0), clearing)
    case .image(let image, let rect):
      drawImage(image, rect, transform, state)
    case .tiledImage(let image, let rect):
      drawTiledImage(image, rect, transform, state)
    case .imageMask(let image, let rect):
      drawImageMask(image, rect, transform, state)
    case .glyphs(let run):
      drawGlyphs(run, transform, state)
    case .linearGradient, .radialGradient, .conicGradient:
      guard let painter = gradientPainter(operation, transform) else { return }
      compose(.everything, .rows(painter), state)
    case .displayList(let list):
      drawGroup(list, transform, state)
    case .beginLayer(let bounds):
      beginLayer(bounds, transform, state)
    case .endLayer:
      endLayer()
    }
  }

  private func strokeCoverage(
    _ path: CGPath, _ style: StrokeStyle, _ transform: CGAffineTransform, _ state: DrawState
  ) -> Coverage? {
    guard transform.isFinite else { return nil }
    if let ring = Coverage.make(stroking: path, style, transform, antialiased: state.isAntialiased) { return ring }
    let outline = FlattenedPath(
      stroking: path.storage, style: style, transform: transform)
    guard !outline.pixelBounds.isEmpty else { return nil }
    return .contours(outline, PX_FILL_NONZERO, antialiased: state.isAntialiased)
  }

  /// Paints a shape with a state's paint. Nil covers nothing.
  func paint(_ coverage: Coverage?, _ paint: DrawPaint, _ state: DrawState) {
    switch paint {
    case .color(let color):
      compose(coverage, .solid(color.premultipliedPixel), state)
    case .pattern(let cell):
      guard let painter = patternPainter(cell, state) else { return }
      compose(coverage, .rows(painter), state)
    }
  }

  /// The shape's shadow, if the state has one, then the shape.
  func compose(_ coverage: Coverage?, _ paint: RowPaint, _ state: DrawState) {
    guard let coverage, state.alpha > 0 || state.blendMode != .normal else { return }
    let clip = clips.clip(for: state.clip, scratch.scan)
    if clip.bounds.isEmpty { return }
    if let shadow = state.shadow { drawShadow(shadow, of: coverage, paint, state, clip) }
    fill(coverage, paint, clip, mode: state.blendMode, alpha: state.alpha.byte)
  }
}

extension CGFloat {
  /// 0...1 → 0...255, to the nearest.
  var byte: UInt8 {
    isNaN ? 0 : UInt8((Swift.min(Swift.max(self, 0), 1) * 255 + 0.5).rounded(.down))
  }
}

/// Memory that operations need while they run; one thread's.
final class DrawingScratch {
  let scan = ScanScratch()
  let shadows = ShadowCache()
  /// Masks of the glyphs drawn lately.
  private(set) lazy var atlas = GlyphAtlas()
  /// Colour glyphs scaled lately.
  let colorGlyphs = ColorGlyphCache()
  /// The last pattern's tile: neighbouring operations often share it.
  var pattern: PatternPainter?
  private var maskMemory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)
  private var rowMemory = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 4096)

  /// At least `count` bytes; good until the next call.
  func mask(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if maskMemory.count < count {
      maskMemory.deallocate()
      maskMemory = .allocate(capacity: count)
    }
    return maskMemory.baseAddress.unsafelyUnwrapped
  }

  /// At least `count` pixels; good until the next call.
  func row(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    if rowMemory.count < count {
      rowMemory.deallocate()
      rowMemory = .allocate(capacity: count)
    }
    return rowMemory.baseAddress.unsafelyUnwrapped
  }

  deinit {
    maskMemory.deallocate()
    rowMemory.deallocate()
  }
}

/// Told about the pixels of a target before and after they change: keeps a client's memory of another layout current.
protocol SurfaceObserver: AnyObject {
  /// Whether it wants to be told of an operation; finding out which pixels change is not free.
  func observes(lowersAlpha: Bool) -> Bool
  /// Device pixels.
  func willChange(_ pixels: PixelRect)
  func didChange(_ pixels: PixelRect, lowersAlpha: Bool)
}
