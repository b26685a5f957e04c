// Fingers, wheels and trackpads that drag the content: from the first touch or turn to the release.
//
// Called by: ScrollPanRecognizer, UIScrollView's members. Hands on: a motion, when the content goes on by itself.

extension UIScrollView {
  /// A drag that is this many times longer on one axis is along it, for the directional lock. Chosen here.
  static let lockRatio: CGFloat = 2

  func fingerDown() {
    drag.isTracking = true
    if isDecelerating { stopMotion(tellingDelegate: true) }
  }

  func fingersUp() {
    drag.isTracking = false
    // Stopped beyond an edge and not dragged: it goes back.
    guard !drag.isDragging, motion == nil, !zoom.isActive else { return }
    if bounds.origin != rounded(clamped(bounds.origin)) { goBack(kind: .settling) } else { fingersDidLeave() }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let time = pan.presentTime
    if pan.trackedScroll != nil { return handleWheel(pan, time) }
    switch pan.state {
    case .began: beginDrag(pan, time)
    case .changed: follow(pan, time)
    case .ended, .cancelled: if drag.isDragging { release(time) }
    default: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer, _ time: TimeInterval) {
    endWheel(at: time)
    if motion != nil { stopMotion(tellingDelegate: true) }
    let way = pan.translation(in: nil)
    drag.isDragging = true
    drag.isTracking = true
    drag.isHorizontalLocked =
      !canScrollHorizontally || (options.locksDirection && abs(way.y) > abs(way.x) * Self.lockRatio)
    drag.isVerticalLocked = !canScrollVertically || (options.locksDirection && abs(way.x) > abs(way.y) * Self.lockRatio)
    tellDragBegins()
    guard drag.isDragging else { return }
    follow(pan, time)
  }

  private func tellDragBegins() {
    drag.samples.removeAll()
    drag.moved = .zero
    drag.start = unbanded(bounds.origin)
    // The interactive modes follow a finger onto the keyboard of the screen: there is none.
    if [.onDrag, .onDragWithAccessory].contains(options.keyboardDismissMode) { window?.endEditing(false) }
    delegate?.scrollViewWillBeginDragging(self)
    showIndicators()
  }

  // MARK: Wheels and trackpads

  private func handleWheel(_ pan: UIPanGestureRecognizer, _ time: TimeInterval) {
    let delta = (pan as? ScrollPanRecognizer)?.takeScrolled() ?? .zero
    switch pan.state {
    case .began:
      beginWheel()
      followWheel(delta)
    case .changed: followWheel(delta)
    case .ended, .cancelled: endWheel(at: time)
    default: break
    }
  }

  private func beginWheel() {
    guard !drag.isDragging else { return }
    if motion != nil { stopMotion(tellingDelegate: true) }
    (drag.isDragging, drag.isTracking, drag.isWheel) = (true, true, true)
    (drag.isHorizontalLocked, drag.isVerticalLocked) = (!canScrollHorizontally, !canScrollVertically)
    tellDragBegins()
  }

  /// `delta`: how far the content moves, points.
  private func followWheel(_ delta: CGVector) {
    guard drag.isWheel else { return }
    if !drag.isHorizontalLocked { drag.start.x -= delta.dx }
    if !drag.isVerticalLocked { drag.start.y -= delta.dy }
    // Without bounces nothing is kept of what went too far: the way back begins at once.
    let inside = clamped(drag.start)
    if !options.bouncesHorizontally { drag.start.x = inside.x }
    if !options.bouncesVertically { drag.start.y = inside.y }
    place(banded(drag.start))
  }

  func endWheel(at time: TimeInterval) {
    guard drag.isWheel else { return }
    (drag.isWheel, drag.isTracking) = (false, false)
    drag.samples.removeAll()
    release(time)
  }

  private func follow(_ pan: UIPanGestureRecognizer, _ time: TimeInterval) {
    guard drag.isDragging else { return }
    let way = pan.translation(in: self)
    var free = drag.start
    if !drag.isHorizontalLocked { free.x -= way.x }
    if !drag.isVerticalLocked { free.y -= way.y }
    let offset = banded(free)
    let moved = drag.moved
    place(offset)
    drag.samples.add(CGPoint(x: offset.x - moved.x, y: offset.y - moved.y), at: time)
  }

  /// From now on the finger moves the content from where it is.
  func restartDrag() {
    drag.start = unbanded(bounds.origin)
    guard !drag.isWheel else { return }
    panGestureRecognizer.setTranslation(.zero, in: self)
  }

  /// Lets go. Order of the delegate's calls as measured: will end, did end, will begin decelerating.
  private func release(_ time: TimeInterval) {
    var velocity = drag.samples.velocity(at: time)
    if drag.isHorizontalLocked { velocity.x = 0 }
    if drag.isVerticalLocked { velocity.y = 0 }
    let natural = target(for: velocity)
    var target = natural
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    drag.isDragging = false
    let motion = ScrollMotion(
      kind: .deceleration, x: axis(\.x, velocity, natural, target, horizontalRange),
      y: axis(\.y, velocity, natural, target, verticalRange), begin: time)
    let goesOn = !(motion.x.isOver(at: 0) && motion.y.isOver(at: 0)) || motion.end != bounds.origin
    let place = bounds.origin
    drag.isEnding = goesOn
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return fadeIndicators() }
    let isStopped = !drag.isEnding || drag.isDragging || self.motion != nil
    drag.isEnding = false
    if isStopped {
      fadeIndicators()
      return tellEnd(of: .deceleration)
    }
    start(motion)
    // The delegate may have moved the content when it was told.
    let now = bounds.origin
    bendMotion(to: now, by: CGPoint(x: now.x - place.x, y: now.y - place.y))
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Where the content would come to rest, inside its edges.
  private func target(for velocity: CGPoint) -> CGPoint {
    let offset = bounds.origin
    if options.isPaging {
      return CGPoint(
        x: page(offset.x, velocity.x, horizontalRange, bounds.width),
        y: page(offset.y, velocity.y, verticalRange, bounds.height))
    }
    let rate = options.rate.rawValue
    return rounded(
      clamped(
        CGPoint(
          x: ScrollPhysics.restingPlace(from: offset.x, velocity: velocity.x, rate: rate),
          y: ScrollPhysics.restingPlace(from: offset.y, velocity: velocity.y, rate: rate))))
  }

  /// The next page for a flick, the nearest one else. Pages are as long as the view.
  private func page(_ place: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat
  {
    guard length > 0, place > range.lowerBound, place < range.upperBound else {
      return min(max(place, range.lowerBound), range.upperBound)
    }
    let pages = (place - range.lowerBound) / length
    let isFlick = abs(velocity) > ScrollPhysics.flickVelocity
    let page = isFlick ? (velocity > 0 ? pages.rounded(.up) : pages.rounded(.down)) : (pages + 0.5).rounded(.down)
    return min(max(range.lowerBound + page * length, range.lowerBound), range.upperBound)
  }

  private func axis(
    _ part: KeyPath<CGPoint, CGFloat>, _ velocity: CGPoint, _ natural: CGPoint, _ target: CGPoint,
    _ range: ClosedRange<CGFloat>
  ) -> AxisMotion {
    let (place, speed, rate) = (bounds.origin[keyPath: part], velocity[keyPath: part], options.rate.rawValue)
    let isAsked = target[keyPath: part] != natural[keyPath: part]
    if isAsked || (options.isPaging && range.contains(place)) {
      return AxisMotion(from: place, velocity: speed, to: target[keyPath: part], rate: rate)
    }
    let bounces = part == \.x ? options.bouncesHorizontally : options.bouncesVertically
    return AxisMotion(from: place, velocity: speed, range: range, rate: rate, bounces: bounces)
  }

  // MARK: Edges

  var canScrollHorizontally: Bool {
    let range = horizontalRange
    return range.lowerBound < range.upperBound || (options.bouncesHorizontally && options.alwaysBouncesHorizontally)
      || !range.contains(bounds.minX)
  }
  var canScrollVertically: Bool {
    let range = verticalRange
    return range.lowerBound < range.upperBound || (options.bouncesVertically && options.alwaysBouncesVertically)
      || !range.contains(bounds.minY)
  }

  private func banded(_ free: CGPoint) -> CGPoint {
    let inside = clamped(free)
    return CGPoint(
      x: options.bouncesHorizontally
        ? ScrollPhysics.shown(free.x, range: horizontalRange, length: bounds.width)
        : drag.isHorizontalLocked ? free.x : inside.x,
      y: options.bouncesVertically
        ? ScrollPhysics.shown(free.y, range: verticalRange, length: bounds.height)
        : drag.isVerticalLocked ? free.y : inside.y)
  }

  private func unbanded(_ shown: CGPoint) -> CGPoint {
    CGPoint(
      x: ScrollPhysics.place(ofShown: shown.x, range: horizontalRange, length: bounds.width),
      y: ScrollPhysics.place(ofShown: shown.y, range: verticalRange, length: bounds.height))
  }
}
