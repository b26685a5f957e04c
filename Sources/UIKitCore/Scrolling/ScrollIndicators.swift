// The two bars that show where the content is.
//
// Held by: UIScrollView. Made when first shown; fade when the content has come to rest.

@MainActor
final class ScrollIndicators {
  var showsVertical = true
  var showsHorizontal = true
  var style = UIScrollView.IndicatorStyle.default
  var verticalInsets = UIEdgeInsets.zero
  var horizontalInsets = UIEdgeInsets.zero
  var adjustsToSafeArea = true
  /// Made on first use.
  private(set) var vertical: UIView?
  private(set) var horizontal: UIView?
  var isShown = false
  var isFading = false
  /// Seconds of host time; nil until the first frame of it.
  var fadeBegin: TimeInterval?

  func makeBars(in view: UIScrollView) {
    if vertical == nil, showsVertical { vertical = makeBar(in: view) }
    if horizontal == nil, showsHorizontal { horizontal = makeBar(in: view) }
  }

  func setAlpha(_ alpha: CGFloat) {
    vertical?.alpha = alpha
    horizontal?.alpha = alpha
  }

  private func makeBar(in view: UIScrollView) -> UIView {
    let bar = ScrollIndicatorBar(frame: .zero)
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = ScrollLook.thickness / 2
    bar.backgroundColor = style == .white ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
    bar.layer.zPosition = .greatestFiniteMagnitude / 2
    view.addSubview(bar)
    return bar
  }
}

/// A bar; a class of its own so that view trees name it.
final class ScrollIndicatorBar: UIView {}

extension UIScrollView {
  func showIndicators() {
    indicators.isFading = false
    indicators.fadeBegin = nil
    indicators.isShown = true
    indicators.makeBars(in: self)
    indicators.setAlpha(1)
    placeIndicators()
  }

  func flashIndicators() {
    showIndicators()
    fadeIndicators()
  }

  /// Starts to fade, with the next frame.
  func fadeIndicators() {
    guard indicators.isShown, !drag.isDragging, motion == nil else { return }
    indicators.isFading = true
    indicators.fadeBegin = nil
    TickPass.add(self) { [weak self] time in
      MainActor.assumeIsolated { self?.tickIndicators(time) ?? false }
    }
  }

  /// - Returns: whether the next frame is wanted too.
  func tickIndicators(_ time: TimeInterval) -> Bool {
    guard indicators.isFading else { return motion != nil }
    let begin = indicators.fadeBegin ?? time
    indicators.fadeBegin = begin
    let part = (time - begin - ScrollLook.hold) / ScrollLook.fade
    indicators.setAlpha(CGFloat(min(max(1 - part, 0), 1)))
    guard part >= 1 else { return true }
    indicators.isFading = false
    indicators.isShown = false
    return false
  }

  /// Along the right and the bottom edge, as long as the part that is seen; shorter beyond an edge.
  func placeIndicators() {
    guard indicators.isShown else { return }
    // Content insets leave the bars where they are. Source: documented (they have insets of their own).
    let inset = indicators.adjustsToSafeArea ? safeInset : .zero
    if let bar = indicators.vertical {
      let room = bounds.inset(by: inset).inset(by: indicators.verticalInsets)
      let (begin, length) = Self.bar(
        along: room.height - 2 * ScrollLook.margin, seen: bounds.height, content: content.size.height,
        place: bounds.minY, range: verticalRange)
      bar.isHidden = !indicators.showsVertical || content.size.height <= bounds.height
      bar.frame = CGRect(
        x: room.maxX - ScrollLook.margin - ScrollLook.thickness, y: room.minY + ScrollLook.margin + begin,
        width: ScrollLook.thickness, height: length)
    }
    if let bar = indicators.horizontal {
      let room = bounds.inset(by: inset).inset(by: indicators.horizontalInsets)
      let (begin, length) = Self.bar(
        along: room.width - 2 * ScrollLook.margin, seen: bounds.width, content: content.size.width,
        place: bounds.minX, range: horizontalRange)
      bar.isHidden = !indicators.showsHorizontal || content.size.width <= bounds.width
      bar.frame = CGRect(
        x: room.minX + ScrollLook.margin + begin, y: room.maxY - ScrollLook.margin - ScrollLook.thickness,
        width: length, height: ScrollLook.thickness)
    }
  }

  private static func bar(
    along room: CGFloat, seen: CGFloat, content: CGFloat, place: CGFloat, range: ClosedRange<CGFloat>
  ) -> (begin: CGFloat, length: CGFloat) {
    guard room > 0, content > 0 else { return (0, 0) }
    let full = max(min(room * seen / content, room), min(ScrollLook.leastLength, room))
    let over = max(range.lowerBound - place, place - range.upperBound, 0)
    let length = max(full - over, ScrollLook.thickness)
    let way = range.upperBound - range.lowerBound
    let part = way > 0 ? min(max((place - range.lowerBound) / way, 0), 1) : 0
    return ((room - length) * part, length)
  }
}
