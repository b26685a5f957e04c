// UIViewController: owns a view and loads it when it is first asked for.
//
// Made by: clients. The whole life cycle, containment and presentation come with the interaction part and later ones.

@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?
  open var title: String?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Loads the view on first use. Source: documented.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { adopt(newValue) }
  }
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else {
      misuse("\(type(of: self)).loadView returned without setting `view`: set it there, or call super")
    }
    viewDidLoad()
  }

  open override var next: UIResponder? { storedView?.superview }

  private func adopt(_ view: UIView?) {
    storedView?.rare?.controller = nil
    storedView = view
    guard let view else { return }
    view.rareState.controller = self
  }
}
