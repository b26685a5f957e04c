// CGLayer: a drawing made once and drawn often.
//
// Made by: clients, from a context. Records what is drawn into its context; drawing the layer draws the list as one group, at
// whatever size, without resampling. Documented (Core Graphics, CGLayer).

/// An offscreen drawing of fixed size.
public final class CGLayer {
  /// Points of the layer's own space.
  public let size: CGSize
  private let recording: CGContext

  /// The size is in the reference context's user space, above 0; otherwise nil. `auxiliaryInfo` has no keys.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    let scale = max(context.backend.baseTransform.largestScale, 1e-3)
    let bounds = CGRect(origin: .zero, size: size)
    // The layer's y points the way the reference context's does.
    if context.backend.baseTransform.d < 0 {
      recording = CGContext(recordingYUp: bounds, scale: scale)
    } else {
      recording = CGContext(recording: bounds, scale: scale)
    }
    recording.clip(to: bounds)
  }

  /// Where the layer is drawn into.
  public var context: CGContext? { recording }

  /// What has been drawn so far.
  var content: DisplayList { recording.finishRecording() }
}
