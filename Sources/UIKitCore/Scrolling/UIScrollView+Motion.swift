// The content on its way without a finger: deceleration, bounces, animations.
//
// Called by: TickPass, once a frame while something moves. Hands on: offsets, and the end to the delegate.

extension UIScrollView {
  func start(_ motion: ScrollMotion) {
    self.motion = motion
    showIndicators()
    TickPass.add(self) { [weak self] time in
      MainActor.assumeIsolated { self?.tick(time) ?? false }
    }
  }

  /// - Returns: whether the next frame is wanted too.
  private func tick(_ time: TimeInterval) -> Bool {
    guard var motion else { return tickIndicators(time) }
    if motion.begin == nil {
      motion.begin = time
      self.motion = motion
    }
    let elapsed = time - (motion.begin ?? time)
    let isOver = motion.isOver(at: elapsed)
    let offset = CGPoint(x: motion.x.place(at: elapsed), y: motion.y.place(at: elapsed))
    if let zoom = motion.zoom { show(zoom: zoom.place(at: elapsed), offset: offset) } else { place(offset) }
    // The delegate may have stopped it, or started another.
    guard self.motion?.begin == motion.begin, self.motion?.kind == motion.kind else { return self.motion != nil }
    guard isOver else { return true }
    self.motion = nil
    tellEnd(of: motion.kind)
    if self.motion == nil { fadeIndicators() }
    return self.motion != nil || indicators.isFading
  }

  /// Stops where it is.
  func stopMotion(tellingDelegate: Bool) {
    guard let stopped = motion else { return }
    motion = nil
    if tellingDelegate { tellEnd(of: stopped.kind) }
  }

  private func tellEnd(of kind: ScrollMotion.Kind) {
    switch kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .settling: break
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: delegate?.scrollViewDidScrollToTop(self)
    case .zoom, .zoomBounce: delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    }
  }

  /// From beyond an edge back to it.
  func goBack(kind: ScrollMotion.Kind) {
    let (offset, rate) = (bounds.origin, options.rate.rawValue)
    start(
      ScrollMotion(
        kind: kind, x: AxisMotion(from: offset.x, velocity: 0, range: horizontalRange, rate: rate, bounces: true),
        y: AxisMotion(from: offset.y, velocity: 0, range: verticalRange, rate: rate, bounces: true)))
  }
}
