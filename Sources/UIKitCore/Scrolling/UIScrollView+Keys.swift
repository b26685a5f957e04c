// Keys of a hardware keyboard that scroll: arrows, Page Up and Page Down, Home and End, the space bar.
//
// Called by: UIScrollView's presses… members, for keys that nobody inside wanted. Hands on: animated offsets.

extension UIScrollView {
  /// How far an arrow key goes, points. Chosen here.
  private static let line: CGFloat = 40
  /// What of the page before is still seen after a page key, points. Chosen here.
  private static let overlap: CGFloat = 40

  /// - Returns: whether it was a key that scrolls, and the content follows that way.
  func scroll(with press: UIPress) -> Bool {
    guard options.allowsKeys, options.isEnabled, !drag.isDragging, let key = press.key else { return false }
    // Where text is typed, such keys move in the text.
    guard !(press.responder is any UIKeyInput), let way = way(of: key) else { return false }
    guard way.dx != 0 ? canScrollHorizontally : canScrollVertically else { return false }
    // Keys that repeat go on from where the content is on its way to.
    let start = motion?.kind == .animation ? motion?.end ?? bounds.origin : bounds.origin
    let target = clamped(CGPoint(x: start.x + way.dx, y: start.y + way.dy))
    if rounded(target) != rounded(start) { setContentOffset(target, animated: true) }
    return true
  }

  /// Points; nil for keys that do not scroll. With Command an arrow goes to the end, with Option a page (chosen here).
  private func way(of key: UIKey) -> CGVector? {
    let held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    let all: CGFloat = max(content.size.width, content.size.height) + bounds.width + bounds.height
    let seen = visibleSize
    let pages = CGVector(dx: max(seen.width - Self.overlap, 1), dy: max(seen.height - Self.overlap, 1))
    let step: CGVector
    switch held {
    case []: step = CGVector(dx: Self.line, dy: Self.line)
    case .alternate: step = pages
    case .command: step = CGVector(dx: all, dy: all)
    case .shift where key.keyCode == .keyboardSpacebar: return CGVector(dx: 0, dy: -pages.dy)
    default: return nil
    }
    switch key.keyCode {
    case .keyboardUpArrow: return CGVector(dx: 0, dy: -step.dy)
    case .keyboardDownArrow: return CGVector(dx: 0, dy: step.dy)
    case .keyboardLeftArrow: return CGVector(dx: -step.dx, dy: 0)
    case .keyboardRightArrow: return CGVector(dx: step.dx, dy: 0)
    case .keyboardPageUp where held.isEmpty: return CGVector(dx: 0, dy: -pages.dy)
    case .keyboardPageDown where held.isEmpty, .keyboardSpacebar where held.isEmpty:
      return CGVector(dx: 0, dy: pages.dy)
    case .keyboardHome where held.isEmpty: return CGVector(dx: 0, dy: -all)
    case .keyboardEnd where held.isEmpty: return CGVector(dx: 0, dy: all)
    default: return nil
    }
  }
}
