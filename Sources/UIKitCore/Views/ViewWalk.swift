// Walks a view and all below it, each before its subviews, in their order, and however deep the tree is.
//
// Called by: what is told to whole trees: windows, tints. Subviews are those at the moment after the view was visited.

enum ViewWalk {
  static func each(_ root: UIView, _ visit: (UIView) -> Void) {
    visit(root)
    guard !root.subviewList.isEmpty else { return }
    // The lists under way, each with how far it was walked.
    var lists: [(views: [UIView], next: Int)] = [(root.storedSubviews, 0)]
    while let (views, next) = lists.last {
      guard next < views.count else {
        lists.removeLast()
        continue
      }
      lists[lists.count - 1].next = next + 1
      visit(views[next])
      if !views[next].subviewList.isEmpty { lists.append((views[next].storedSubviews, 0)) }
    }
  }

  /// As `each`, but only below views for which `visit` answers true.
  static func descend(_ root: UIView, while visit: (UIView) -> Bool) {
    var waiting = [root]
    while let view = waiting.popLast() {
      if visit(view) { waiting.append(contentsOf: view.storedSubviews.reversed()) }
    }
  }
}
