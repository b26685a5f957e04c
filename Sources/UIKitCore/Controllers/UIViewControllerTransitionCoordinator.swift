// The coordinator of a change of size: what views do along with it and after it.
//
// Handed to: viewWillTransition(to:with:). Made by: UIWindow for a rotation or another resize.

/// What a transition is like.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  /// How the window's contents turn: the identity when only the size changes.
  var targetTransform: CGAffineTransform { get }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs `animation` while the size changes and `completion` afterwards; true when both will run. Source: documented.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A window's change of size, all at once.
@MainActor
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let targetTransform: CGAffineTransform
  var isAnimated: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var isOver = false

  init(containerView: UIView, targetTransform: CGAffineTransform) {
    self.containerView = containerView
    self.targetTransform = targetTransform
    super.init()
  }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what goes along with the change, after the new size was set.
  func runAlongside() {
    let steps = animations
    animations = []
    for step in steps { step(self) }
  }

  /// Runs what comes after it.
  func finish() {
    isOver = true
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
