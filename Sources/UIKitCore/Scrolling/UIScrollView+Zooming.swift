// Zooming: the delegate's view is scaled by its transform, the content size with it.
//
// Called by: ScrollPinchRecognizer, UIScrollView's members, motion.

extension UIScrollView {
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }
  var canZoom: Bool { zoom.minimum < zoom.maximum && zoomedView != nil }

  private func allowed(_ scale: CGFloat) -> CGFloat { max(zoom.minimum, min(zoom.maximum, scale)) }

  /// Shows a scale with the content at `offset`.
  func show(zoom scale: CGFloat, offset: CGPoint) {
    guard scale.isFinite, scale > 0 else { return }
    let factor = scale / zoom.scale
    let hasChanged = factor != 1
    if hasChanged {
      zoom.scale = scale
      if let view = zoomedView {
        let corner = view.layer.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        // Scaled about its corner, whatever its anchor is.
        let moved = view.layer.frame.origin
        view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
      }
      setContentSize(
        CGSize(width: content.size.width * factor, height: content.size.height * factor), keepsInside: false)
    }
    place(offset)
    if hasChanged { delegate?.scrollViewDidZoom(self) }
  }

  /// The offset at which `point` of the view (points, from its corner) shows the same content at `scale`.
  private func offset(at scale: CGFloat, keeping point: CGPoint) -> CGPoint {
    let k = scale / zoom.scale
    return CGPoint(x: (bounds.minX + point.x) * k - point.x, y: (bounds.minY + point.y) * k - point.y)
  }

  func moveZoom(_ scale: CGFloat, animated: Bool) {
    guard zoomedView != nil, scale.isFinite, scale > 0 else { return }
    let scale = allowed(scale)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    moveZoom(to: scale, offset: clamped(offset(at: scale, keeping: middle), at: scale / zoom.scale), animated: animated)
  }

  func zoomIn(_ rect: CGRect, animated: Bool) {
    guard zoomedView != nil, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let scale = allowed(min(bounds.width / rect.width, bounds.height / rect.height))
    let offset = CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    moveZoom(to: scale, offset: clamped(offset, at: scale / zoom.scale), animated: animated)
  }

  private func moveZoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
    stopMotion(tellingDelegate: false)
    guard animated else { return show(zoom: scale, offset: offset) }
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    animateZoom(.zoom, to: scale, offset: offset)
  }

  private func animateZoom(_ kind: ScrollMotion.Kind, to scale: CGFloat, offset: CGPoint) {
    var motion = ScrollMotion.eased(kind, from: bounds.origin, to: offset)
    motion.zoom = AxisMotion(.ease(start: zoom.scale, target: scale, duration: ScrollLook.animation))
    start(motion)
  }

  // MARK: Fingers

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      stopMotion(tellingDelegate: true)
      zoom.isActive = true
      zoom.start = zoom.scale
      delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
      followPinch(pinch)
    case .changed: followPinch(pinch)
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard zoom.isActive else { return }
    let wish = zoom.start * pinch.scale
    var scale = allowed(wish)
    // Past a limit it follows with the cube root of what is too much (chosen here).
    if zoom.bounces, scale > 0, wish > 0 { scale *= pow(wish / scale, 1.0 / 3) }
    let place = pinch.location(in: self)
    let point = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    let free = offset(at: scale, keeping: point)
    show(zoom: scale, offset: content.alignment == .zero ? free : aligned(free, at: scale / zoom.scale))
    if drag.isDragging { restartDrag() }
  }

  private func endPinch() {
    guard zoom.isActive else { return }
    zoom.isActive = false
    let scale = allowed(zoom.scale)
    if scale != zoom.scale {
      let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
      let target = clamped(offset(at: scale, keeping: middle), at: scale / zoom.scale)
      return animateZoom(.zoomBounce, to: scale, offset: target)
    }
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    if !drag.isDragging, motion == nil, bounds.origin != rounded(clamped(bounds.origin)) { goBack(kind: .settling) }
  }
}
