// UIWindow: the root of a view tree and of its coordinates.
//
// Made by: clients and AppRuntime. Shown by: the runtime's frame driver, which takes its layer as a root.

@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet { showRoot(replacing: oldValue) }
  }
  open var screen: UIScreen { .main }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    rootWindow = self
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rootWindow = self
  }
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open func makeKeyAndVisible() {
    isHidden = false
    showRoot(replacing: nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  private func showRoot(replacing old: UIViewController?) {
    if old !== rootViewController { old?.viewIfLoaded?.removeFromSuperview() }
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    addSubview(view)
  }
}
