// CGContext: contexts that record.
//
// Made by: DisplayPass (views' draw(_:)), CGLayer, CGPattern. Hands on: a DisplayList.

extension CGContext {
  /// A y-down context over `bounds` (points), as UIKit's are; `scale` device pixels a point is what ctm reports, so that code
  /// which aligns to pixels can. Nothing is drawn until the list is replayed.
  package convenience init(recording bounds: CGRect, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    let recorder = DisplayListRecorder(
      bounds: bounds, baseTransform: base, deviceHeight: bounds.height * scale)
    self.init(backend: recorder, bitmap: nil, recorder: recorder)
  }

  /// The same with y up, as raw bitmap contexts are.
  convenience init(recordingYUp bounds: CGRect, scale: CGFloat) {
    let base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale)
    let recorder = DisplayListRecorder(
      bounds: bounds, baseTransform: base, deviceHeight: bounds.height * scale)
    self.init(backend: recorder, bitmap: nil, recorder: recorder)
  }

  /// What has been recorded so far; open transparency layers are left out. Recording may go on. An empty list for contexts
  /// that do not record.
  package func finishRecording() -> DisplayList {
    recorder?.makeDisplayList() ?? .empty
  }
}
