// CGContext: the drawing verbs and the state that they are meant in. It never touches pixels.
//
// Made by: apps (bitmap contexts), UIKit (contexts of views and renderers), patterns and layers. Every verb becomes a
// DrawOperation with a DrawState and goes to a DrawingBackend: BitmapBackend draws at once, DisplayListRecorder keeps it.
// Verbs are in CGContext+Topic.swift. Not here: pixels, scan conversion, text shaping, colour conversion.
//
//   user space ──state.ctm──► base space ──backend.baseTransform──► device pixels (top left, y down)
//   Apple's "device space" is the same pixels counted from the bottom: `ctm` reports user space → that.

/// A place to draw. Documented (Core Graphics, CGContext). One thread at a time.
public final class CGContext {
  let backend: any DrawingBackend
  /// Set for contexts over memory: what `data`, `width`, … and makeImage() answer from.
  let bitmap: BitmapContextMemory?
  /// Set for recording contexts.
  let recorder: DisplayListRecorder?
  /// Base space → device pixels with y up.
  let deviceTransform: CGAffineTransform

  var state: GraphicsState
  var stack: [GraphicsState] = []
  /// The current path, in the user space that `pathTransform` leads out of; not part of the state. Documented.
  var currentPath = CGMutablePath()
  var pathTransform = CGAffineTransform.identity
  /// Kept across saveGState: Apple's text matrix is not part of the graphics state. Documented: CGContextSetTextMatrix.
  var storedTextMatrix = CGAffineTransform.identity

  /// Deeper saves are counted, not kept (chosen here: a runaway loop must not eat the memory).
  static let stackLimit = 65_536
  /// Saves beyond the limit, whose restores do nothing.
  var uncountedSaves = 0

  /// A context that draws through any backend.
  package convenience init(backend: any DrawingBackend) {
    self.init(backend: backend, bitmap: nil, recorder: backend as? DisplayListRecorder)
  }

  init(backend: any DrawingBackend, bitmap: BitmapContextMemory?, recorder: DisplayListRecorder?) {
    self.backend = backend
    self.bitmap = bitmap
    self.recorder = recorder
    self.deviceTransform = backend.baseTransform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: backend.deviceHeight))
    self.state = GraphicsState(clipBounds: backend.drawableBounds)
  }

  /// Draws one operation with the present state.
  func perform(_ operation: DrawOperation) {
    backend.perform(operation, state.draw)
  }
}
