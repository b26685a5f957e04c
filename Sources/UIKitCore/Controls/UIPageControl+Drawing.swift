// The indicators of a page control: where they lie, and how they look.
//
// Called by: UIPageControl's members. Places are counted from the end where the pages begin, whichever way they go; points.

extension UIPageControl {
  var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// The pages begin at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  var length: CGFloat { isVertical ? bounds.height : bounds.width }

  /// How far from the beginning a place of the control is.
  func along(_ point: CGPoint) -> CGFloat {
    let place = isVertical ? point.y - bounds.minY : point.x - bounds.minX
    return isReversed ? length - place : place
  }

  func leastSize(forPages count: Int) -> CGSize {
    let dots = CGFloat(count) * ControlLook.Pages.dot + CGFloat(max(count - 1, 0)) * ControlLook.Pages.spacing
    let whole = dots + (count > 0 ? extent : 0) + 2 * ControlLook.Pages.margin
    let thick = ControlLook.Pages.height
    return isVertical ? CGSize(width: thick, height: whole) : CGSize(width: whole, height: thick)
  }

  /// What a bar is longer than a dot.
  private var extent: CGFloat {
    progress?.isProgressVisible == true ? ControlLook.Pages.progressLength - ControlLook.Pages.dot : 0
  }

  /// The pages that are shown, and where the first of them begins.
  private var row: (pages: Range<Int>, origin: CGFloat) {
    let (dot, step) = (ControlLook.Pages.dot, ControlLook.Pages.dot + ControlLook.Pages.spacing)
    let fitting = max(Int((length - extent - dot) / step) + 1, 1)
    let count = min(numberOfPages, fitting)
    let first = min(max(currentPage - count / 2, 0), numberOfPages - count)
    return (first..<(first + count), (length - extent - (CGFloat(count) * step - ControlLook.Pages.spacing)) / 2)
  }

  /// The page whose dot is nearest, also beyond those that are shown.
  func page(at place: CGFloat) -> Int {
    let step = ControlLook.Pages.dot + ControlLook.Pages.spacing
    let (pages, origin) = row
    let index = ((place - origin + ControlLook.Pages.spacing / 2) / step).rounded(.down)
    return min(max(pages.lowerBound + Int(index), 0), numberOfPages - 1)
  }

  /// From `begin` to `end` along the control, `thickness` across it, in its middle.
  private func rect(from begin: CGFloat, to end: CGFloat, thickness: CGFloat) -> CGRect {
    let start = isReversed ? length - end : begin
    return isVertical
      ? CGRect(x: bounds.midX - thickness / 2, y: bounds.minY + start, width: thickness, height: end - begin)
      : CGRect(x: bounds.minX + start, y: bounds.midY - thickness / 2, width: end - begin, height: thickness)
  }

  func drawIndicators() {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let (dot, step) = (ControlLook.Pages.dot, ControlLook.Pages.dot + ControlLook.Pages.spacing)
    let (pages, origin) = row
    if backgroundStyle == .prominent || (backgroundStyle == .automatic && interactionState != .none) {
      let end = origin + CGFloat(pages.count) * step - ControlLook.Pages.spacing + extent + ControlLook.Pages.margin
      let thickness = isVertical ? bounds.width : bounds.height
      ControlLook.Pages.capsuleColor.setFill()
      let capsule = rect(from: origin - ControlLook.Pages.margin, to: end, thickness: thickness)
      UIBezierPath(roundedRect: capsule, cornerRadius: thickness / 2).fill()
    }
    for page in pages {
      let begin = origin + CGFloat(page - pages.lowerBound) * step + (page > currentPage ? extent : 0)
      if page == currentPage, extent > 0 { drawProgress(from: begin) } else { draw(page, of: pages, from: begin, dot) }
    }
  }

  private var currentColor: UIColor { currentPageIndicatorTintColor ?? .white }
  private var otherColor: UIColor { pageIndicatorTintColor ?? currentColor.withAlphaComponent(0.3) }

  private func draw(_ page: Int, of pages: Range<Int>, from begin: CGFloat, _ dot: CGFloat) {
    let isCurrent = page == currentPage
    let color = isCurrent ? currentColor : otherColor
    if let image = (isCurrent ? currentPageIndicatorImage(forPage: page) : nil) ?? indicatorImage(forPage: page) {
      let frame = rect(from: begin, to: begin + dot, thickness: dot)
      let place = CGPoint(x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2)
      (image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)).draw(at: place)
      return
    }
    // The last dot towards pages that do not fit is a small one.
    let hasMore = (page == pages.lowerBound && page > 0) || (page == pages.upperBound - 1 && page < numberOfPages - 1)
    let side = hasMore ? dot * ControlLook.Pages.edgeScale : dot
    color.setFill()
    let middle = begin + dot / 2
    UIGraphicsGetCurrentContext()?.fillEllipse(
      in: rect(from: middle - side / 2, to: middle + side / 2, thickness: side))
  }

  /// A bar, filled from where the pages begin.
  private func drawProgress(from begin: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let progress else { return }
    let (dot, whole) = (ControlLook.Pages.dot, ControlLook.Pages.progressLength)
    let bar = UIBezierPath(roundedRect: rect(from: begin, to: begin + whole, thickness: dot), cornerRadius: dot / 2)
    otherColor.setFill()
    bar.fill()
    context.saveGState()
    bar.addClip()
    currentColor.setFill()
    context.fill(rect(from: begin, to: begin + whole * CGFloat(progress.currentProgress), thickness: dot))
    context.restoreGState()
  }
}
