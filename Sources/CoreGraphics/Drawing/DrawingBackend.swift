// The seam between verbs and pixels: CGContext speaks to it and knows nothing beyond it.
//
// Implemented by: BitmapBackend (draws now) and DisplayListRecorder (draws later). Called by: CGContext, DisplayList.replay,
// RenderServer. A backend belongs to one thread at a time.

/// Something that carries out drawing operations.
package protocol DrawingBackend: AnyObject {
  /// Base space → device pixels, origin at the top left, y down.
  var baseTransform: CGAffineTransform { get }
  /// What can be drawn on at all, base space: the first clip's bounding box.
  var drawableBounds: CGRect { get }
  /// Rows of the device, pixels: Core Graphics counts device space from the bottom, this code from the top.
  var deviceHeight: CGFloat { get }
  /// Carries out (or records) one operation. Never fails: what cannot be drawn (NaN, singular transforms, no memory) is left
  /// out.
  func perform(_ operation: DrawOperation, _ state: DrawState)
}
