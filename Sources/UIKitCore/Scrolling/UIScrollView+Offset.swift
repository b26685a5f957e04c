// Where the content may be, and what happens when it is moved.
//
// Called by: UIScrollView's members, dragging, motion, zooming. Points.

extension UIScrollView {
  /// Content offsets at which no edge is overshot.
  var horizontalRange: ClosedRange<CGFloat> { horizontalRange(at: 1) }
  var verticalRange: ClosedRange<CGFloat> { verticalRange(at: 1) }

  /// Those of contents that are `factor` times as large.
  func horizontalRange(at factor: CGFloat) -> ClosedRange<CGFloat> {
    let inset = effectiveInset
    return range(content.size.width * factor, from: inset.left, to: inset.right, in: bounds.width, content.alignment.x)
  }
  func verticalRange(at factor: CGFloat) -> ClosedRange<CGFloat> {
    let inset = effectiveInset
    return range(
      content.size.height * factor, from: inset.top, to: inset.bottom, in: bounds.height, content.alignment.y)
  }

  /// `part`: how much of the room that is left lies in front of contents that do not fill the view.
  private func range(
    _ length: CGFloat, from before: CGFloat, to after: CGFloat, in room: CGFloat, _ part: CGFloat
  ) -> ClosedRange<CGFloat> {
    let free = room - before - after - length
    // Zero less an inset of none is no negative zero. A view without bounds, or of no size that is a number, has no room left.
    let low = 0 - before - (free > 0 && free.isFinite ? free * part : 0)
    return low...max(low, length + after - room)
  }

  /// Contents that rest and are smaller than the view lie where they are to; larger ones stay.
  func realign() {
    guard motion == nil, !drag.isDragging, !zoom.isActive else { return }
    place(aligned(bounds.origin, at: 1))
  }

  /// `offset` with the axes along which contents that are `factor` times as large do not fill the view put in their place.
  func aligned(_ offset: CGPoint, at factor: CGFloat) -> CGPoint {
    let (h, v) = (horizontalRange(at: factor), verticalRange(at: factor))
    return CGPoint(
      x: h.lowerBound == h.upperBound ? h.lowerBound : offset.x,
      y: v.lowerBound == v.upperBound ? v.lowerBound : offset.y)
  }

  /// `offset` inside the edges of contents that are `factor` times as large.
  func clamped(_ offset: CGPoint, at factor: CGFloat = 1) -> CGPoint {
    let (h, v) = (horizontalRange(at: factor), verticalRange(at: factor))
    return CGPoint(
      x: min(max(offset.x, h.lowerBound), h.upperBound), y: min(max(offset.y, v.lowerBound), v.upperBound))
  }

  /// Nearest device pixels, halves up; whole points before the view was in a window (cases SV-01, SV-02).
  func rounded(_ offset: CGPoint) -> CGPoint {
    DisplayScale(hasBeenInWindow ? (window?.screen.scale ?? UIScreen.main.scale) : 1).rounded(offset)
  }

  /// Assigned by a client. Content that is dragged or decelerates goes on from there with its velocity, as contents without
  /// an end want it, which are moved back to their middle again and again (observed of UIKit); other motions stop.
  func setOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    let (old, new) = (bounds.origin, rounded(offset))
    let way = CGPoint(x: new.x - old.x, y: new.y - old.y)
    if drag.isDragging {
      drag.moved = CGPoint(x: drag.moved.x + way.x, y: drag.moved.y + way.y)
      place(new)
      return restartDrag()
    }
    if isDecelerating { bendMotion(to: new, by: way) } else { stopMotion(tellingDelegate: false) }
    place(new)
  }

  /// Shows `offset`.
  func place(_ offset: CGPoint) {
    let offset = rounded(offset)
    guard offset != bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
    bounds.origin = offset
  }

  func offsetDidChange() {
    placeRefreshControl()
    placeIndicators()
    delegate?.scrollViewDidScroll(self)
  }

  func moveOffset(_ offset: CGPoint, animated: Bool) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    // Asked for by the method, unlike the property, an offset ends a deceleration (observed of UIKit).
    drag.isEnding = false
    if !drag.isDragging || animated { stopMotion(tellingDelegate: false) }
    guard animated, rounded(offset) != bounds.origin else {
      setOffset(offset)
      return fadeIndicators()
    }
    start(.eased(.animation, from: bounds.origin, to: offset))
  }

  /// `keepsInside`: false where the offset is set at once too.
  func setContentSize(_ size: CGSize, keepsInside: Bool = true) {
    guard size != content.size, size.width.isFinite, size.height.isFinite else { return }
    content.size = size
    insetsDidChange()
    if keepsInside { keepInside() }
    setNeedsLayout()
  }

  /// Called when the view may have another size. Before there are contents, an offset waits for them (chosen here).
  func sizeMayHaveChanged() {
    guard bounds.size != content.seenSize else { return }
    content.seenSize = bounds.size
    if content.size != .zero { keepInside() }
  }

  /// The edges have changed: content that rests beyond them comes back inside at once, and one that decelerates heeds the new
  /// ones (observed of UIKit). Fingers and animations have it first.
  func keepInside() {
    if isDecelerating { return bendMotion(to: bounds.origin, by: .zero, anew: true) }
    content.isLoose = motion != nil
    guard motion == nil, !drag.isDragging, !drag.isTracking, !zoom.isActive else { return }
    place(clamped(bounds.origin))
  }

  /// The least way that shows `rect`, as far as the content goes.
  func reveal(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else { return }
    let seen = bounds.inset(by: effectiveInset)
    let x = bounds.minX + Self.way(from: seen.minX, seen.maxX, to: rect.minX, rect.maxX)
    let y = bounds.minY + Self.way(from: seen.minY, seen.maxY, to: rect.minY, rect.maxY)
    moveOffset(clamped(CGPoint(x: x, y: y)), animated: animated)
  }

  private static func way(from low: CGFloat, _ high: CGFloat, to first: CGFloat, _ last: CGFloat) -> CGFloat {
    if first >= low, last <= high { return 0 }
    // Larger than the view: as little as makes it fill the view.
    let (toFirst, toLast) = (first - low, last - high)
    if last - first > high - low { return abs(toFirst) < abs(toLast) ? toFirst : toLast }
    return first < low ? toFirst : toLast
  }

  /// The status bar was tapped: to the top, unless the delegate objects.
  /// - Returns: whether this view goes.
  package func scrollToTop() -> Bool {
    guard options.scrollsToTop, window != nil, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    let top = CGPoint(x: bounds.minX, y: verticalRange.lowerBound)
    guard rounded(top) != bounds.origin else { return false }
    stopMotion(tellingDelegate: false)
    start(.eased(.scrollToTop, from: bounds.origin, to: top))
    return true
  }

  // MARK: Insets

  var effectiveInset: UIEdgeInsets {
    let (own, safe) = (content.inset, safeInset)
    let refresh = storedRefreshControl?.isRefreshing == true ? ScrollLook.refreshHeight : 0
    return UIEdgeInsets(
      top: own.top + safe.top + refresh, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// What the safe area adds to the client's insets.
  var safeInset: UIEdgeInsets {
    if options.insetAdjustment == .never { return .zero }
    let safe = safeAreaInsets
    guard safe != .zero, safe.isFinite else { return .zero }
    let isAlways = options.insetAdjustment == .always
    let adjustsWidth = isAlways || content.size.width > bounds.width || options.alwaysBouncesHorizontally
    let adjustsHeight = isAlways || content.size.height > bounds.height || options.alwaysBouncesVertically
    return UIEdgeInsets(
      top: adjustsHeight ? safe.top : 0, left: adjustsWidth ? safe.left : 0, bottom: adjustsHeight ? safe.bottom : 0,
      right: adjustsWidth ? safe.right : 0)
  }

  func changeContentInsets(_ change: () -> Void) {
    change()
    insetsDidChange()
  }

  /// Tells of adjusted insets that have changed; content that rests at its top or left edge stays at it.
  func insetsDidChange() {
    let (old, new) = (content.toldInset, effectiveInset)
    guard new != old else { return }
    content.toldInset = new
    var offset = bounds.origin
    if motion == nil, !drag.isDragging, hasBeenInWindow {
      if offset.y == rounded(CGPoint(x: 0, y: -old.top)).y { offset.y = -new.top }
      if offset.x == rounded(CGPoint(x: -old.left, y: 0)).x { offset.x = -new.left }
      place(offset)
    }
    if content.size != .zero { keepInside() }
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
