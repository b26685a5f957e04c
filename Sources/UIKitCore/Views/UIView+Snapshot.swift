// Pictures of a view and all below it: drawn into a context, or shown by a snapshot view.
//
// Called by: clients. Hands on: the view's layer to HierarchyPicture, which paints it as frames do. Source: Apple's
// documentation of the three methods.

extension UIView {
  /// Draws the view and all below it, as large as `rect` (points, the current context's coordinates), cut at the bounds.
  /// The view's own transform is left out.
  /// - Parameter afterUpdates: false draws what the last frame showed; true what the next one will, laid out and displayed
  ///   now, which needs no window (chosen here).
  /// - Returns: whether the picture is complete: false outside drawing, and for `false` when a view was not yet shown.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return false }
    let isComplete = prepareSnapshot(afterUpdates)
    let bounds = self.bounds
    guard bounds.width > 0, bounds.height > 0, isOnScreen || afterUpdates else { return false }
    let ctm = context.ctm
    let scale = CGSize(
      width: hypot(ctm.a, ctm.b) * rect.width / bounds.width,
      height: hypot(ctm.c, ctm.d) * rect.height / bounds.height)
    guard let image = HierarchyPicture.image(of: layer, in: bounds, scale: scale) else { return false }
    UIImage(cgImage: image).draw(in: rect)
    return isComplete
  }

  /// A view of this one's size that shows this one's picture. It is not changed when this one is.
  /// - Parameter afterUpdates: as for `drawHierarchy(in:afterScreenUpdates:)`. Not yet shown and false: no content.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view as large as `rect` that shows this part of this view (points, its bounds' coordinates), and stretches what is
  /// inside `capInsets` when it is resized; everything when they are zero.
  /// - Returns: nil when `rect` is not a finite rectangle.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return nil }
    let rect = rect.standardized
    prepareSnapshot(afterUpdates)
    let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    if isOnScreen || afterUpdates { view.show(layer, in: rect, caps: capInsets) }
    return view
  }

  @discardableResult
  private func prepareSnapshot(_ afterUpdates: Bool) -> Bool {
    guard afterUpdates else { return isOnScreen && HierarchyPicture.isComplete(layer) }
    HierarchyPicture.update(layer)
    return true
  }

  /// In a window that a frame has shown.
  private var isOnScreen: Bool { window != nil && layer.presentation() != nil }
}

/// What snapshots are shown by.
private final class SnapshotView: UIView {
  override class var layerClass: AnyClass { PictureLayer.self }

  /// `part` is in the layer's coordinates, points.
  func show(_ source: CALayer, in part: CGRect, caps: UIEdgeInsets) {
    guard part.width > 0, part.height > 0, let layer = layer as? PictureLayer else { return }
    let scale = source.contentsScale > 0 ? source.contentsScale : 1
    layer.show(
      HierarchyPicture.image(of: source, in: part, scale: CGSize(width: scale, height: scale)), scale: scale)
    guard caps != .zero else { return }
    let left = min(max(caps.left / part.width, 0), 1)
    let top = min(max(caps.top / part.height, 0), 1)
    layer.contentsCenter = CGRect(
      x: left, y: top, width: min(max(1 - left - caps.right / part.width, 0), 1 - left),
      height: min(max(1 - top - caps.bottom / part.height, 0), 1 - top))
  }
}
