// UILayoutGuide: a rectangle in a view that is no view.
//
// Made by: UIView (safe area, margins, readable width) and clients. Guides of clients get their frame from constraints,
// which come with Auto Layout: until then it is empty.

@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open var identifier = ""
  open weak var owningView: UIView?
  /// Works out the frame of a guide that UIView made.
  private let measure: (@MainActor (UIView) -> CGRect)?

  public override init() {
    measure = nil
    super.init()
  }

  public required init?(coder: NSCoder) {
    measure = nil
    super.init()
  }

  init(_ identifier: String, of view: UIView, measure: @escaping @MainActor (UIView) -> CGRect) {
    self.measure = measure
    super.init()
    self.identifier = identifier
    owningView = view
  }

  /// Points, in the owning view's coordinates; empty without one.
  open var layoutFrame: CGRect {
    guard let measure, let owningView else { return .zero }
    return measure(owningView)
  }
}
