// Containers and their children.
//
// Called by: UIViewController's containment members. A container keeps its children; a child knows its parent weakly.

/// Held by a controller.
struct ContainmentState {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension UIViewController {
  /// Calls `willMove(toParent:)`; the container calls `didMove(toParent:)` when the view is in place. Source: documented.
  func add(_ child: UIViewController) {
    require(child !== self, "A view controller cannot be its own child: \(child)")
    var ancestor: UIViewController? = self
    while let here = ancestor {
      require(here !== child, "\(type(of: child)) contains \(type(of: self)): adding it as a child would make a loop")
      ancestor = here.containment.parent
    }
    guard child.containment.parent !== self else { return }
    if child.containment.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.containment.parent = self
    child.containment.isMovingToParent = true
    containment.children.append(child)
  }

  /// Calls `didMove(toParent: nil)`; the container called `willMove(toParent: nil)` before. Source: documented.
  func leaveParent() {
    guard let parent = containment.parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    didMove(toParent: nil)
    (containment.isMovingToParent, containment.isMovingFromParent) = (false, false)
  }

  /// What a container says before it takes the controller's view away. Saying that it stays after all takes it back.
  func noteWillMove(to parent: UIViewController?) {
    containment.isMovingFromParent = parent == nil && containment.parent != nil
  }

  /// The move is over.
  func noteDidMove(to parent: UIViewController?) {
    (containment.isMovingToParent, containment.isMovingFromParent) = (false, false)
  }
}
