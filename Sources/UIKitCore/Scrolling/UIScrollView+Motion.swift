// The content on its way without a finger: deceleration, bounces, animations.
//
// Called by: TickPass, once a frame while something moves. Hands on: offsets, and the end to the delegate.

extension UIScrollView {
  func start(_ motion: ScrollMotion) {
    self.motion = motion
    content.isLoose = false
    showIndicators()
    TickPass.add(self) { [weak self] time in
      MainActor.assumeIsolated { self?.tick(time) ?? false }
    }
  }

  /// - Returns: whether the next frame is wanted too.
  private func tick(_ time: TimeInterval) -> Bool {
    guard var motion else { return tickIndicators(time) }
    let begin = motion.begin ?? time
    (motion.begin, motion.shown) = (begin, time)
    self.motion = motion
    let elapsed = time - begin
    let isOver = motion.isOver(at: elapsed)
    let offset = CGPoint(x: motion.x.place(at: elapsed), y: motion.y.place(at: elapsed))
    if let zoom = motion.zoom { show(zoom: zoom.place(at: elapsed), offset: offset) } else { place(offset) }
    // The delegate may have stopped it, bent it, or started another.
    guard let now = self.motion, now.begin == motion.begin, now.kind == motion.kind, now.bends == motion.bends else {
      return self.motion != nil || indicators.isFading
    }
    guard isOver else { return true }
    self.motion = nil
    tellEnd(of: motion.kind)
    if self.motion == nil, content.isLoose { keepInside() }
    if self.motion == nil { fadeIndicators() }
    return self.motion != nil || indicators.isFading
  }

  /// Stops where it is. Of a deceleration, which was announced to it, the delegate learns the end in any case.
  func stopMotion(tellingDelegate: Bool) {
    guard let stopped = motion else { return }
    motion = nil
    if tellingDelegate || stopped.kind == .deceleration { tellEnd(of: stopped.kind) }
  }

  /// A deceleration goes on with its velocity from `offset`, `way` from where it was, and inside the edges that hold now.
  /// Axes along which it was not moved go on as they were, unless they are to be made `anew`.
  func bendMotion(to offset: CGPoint, by way: CGPoint, anew: Bool = false) {
    guard var bent = motion, anew || way != .zero else { return }
    let elapsed = (bent.shown ?? 0) - (bent.shown == nil ? 0 : bent.begin ?? 0)
    let rate = options.rate.rawValue
    func bend(
      _ axis: AxisMotion, to place: CGFloat, by way: CGFloat, _ range: ClosedRange<CGFloat>, bounces: Bool
    ) -> AxisMotion {
      guard anew || way != 0 else { return axis.advanced(by: elapsed) }
      let start = way == 0 ? axis.place(at: elapsed) : place
      return axis.goingOn(at: elapsed, from: start, movedBy: way, range: range, rate: rate, bounces: bounces)
    }
    bent.x = bend(bent.x, to: offset.x, by: way.x, horizontalRange, bounces: options.bouncesHorizontally)
    bent.y = bend(bent.y, to: offset.y, by: way.y, verticalRange, bounces: options.bouncesVertically)
    bent.begin = bent.shown ?? bent.begin
    bent.bends += 1
    motion = bent
  }

  func tellEnd(of kind: ScrollMotion.Kind) {
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
