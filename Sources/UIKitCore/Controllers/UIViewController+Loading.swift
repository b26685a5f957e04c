// Loading the view of a controller, and giving it another.
//
// Called by: UIViewController.view and loadViewIfNeeded. The controller owns the view; the view knows the controller weakly.

extension UIViewController {
  func loadIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else {
      misuse("\(type(of: self)).loadView returned without setting `view`: set it there, or call super")
    }
    viewDidLoad()
  }

  func adopt(_ view: UIView?) {
    guard view !== storedView else { return }
    if let other = view?.rare?.controller, other !== self {
      misuse("A view belongs to one view controller: \(type(of: other)) has \(view.map { "\($0)" } ?? "it") already")
    }
    storedView?.rare?.controller = nil
    storedView = view
    guard let view else { return }
    view.announcingTraits {
      view.rareState.controller = self
      if isUnderTraits { view.markUnderTraits() }
    }
  }
}
