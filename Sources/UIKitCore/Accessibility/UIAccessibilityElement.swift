// UIAccessibilityElement: something in a view that assistive apps are to find and that is no view itself.
//
// Made by: clients, for `accessibilityElements` of the view that it is in.

@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private weak var container: AnyObject?
  private var frameInContainer: CGRect?

  /// `container` is not owned.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
  }

  open weak var accessibilityContainer: AnyObject? {
    get { container }
    set { container = newValue }
  }

  /// Points, the container's coordinates: the element's frame on the screen follows the container. Source: documented.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer, let view = container as? UIView else { return super.accessibilityFrame }
      return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }

  /// The view that it is in.
  open override var next: UIResponder? { container as? UIResponder }
}

/// Something that can be done with an element, by name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  private var storedName: String
  private var storedAttributedName: NSAttributedString?
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: Handler?

  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    storedName = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    storedName = name
    self.image = image
    selector = Selector("")
    self.actionHandler = actionHandler
    super.init()
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: "", target: target, selector: selector)
    self.attributedName = attributedName
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(name: "", actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  open var name: String {
    get { storedName }
    set { (storedName, storedAttributedName) = (newValue, nil) }
  }
  /// The name without attributes unless one with them was set.
  open var attributedName: NSAttributedString {
    get { storedAttributedName ?? NSAttributedString(string: storedName) }
    set { (storedName, storedAttributedName) = (newValue.string, newValue) }
  }
}
