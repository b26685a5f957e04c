// UIRefreshControl: pulled down with the content, it starts a refresh, and keeps its place above the content until that ends.
//
// Held by: UIScrollView.refreshControl. Moved and asked by: the scroll view whenever its offset changes.

@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var title: UILabel?
  private var storedIsRefreshing = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: ScrollLook.refreshHeight)))
    build()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
    show(ArchivedText.read(coder, "attributedTitle"))
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if let text = title?.styledText { ArchivedText.write(text, coder, "attributedTitle") }
  }
  public convenience init() { self.init(frame: .zero) }

  open var isRefreshing: Bool { storedIsRefreshing }
  /// Without an event; the content is not scrolled. Source: documented.
  open func beginRefreshing() { change(to: true) }
  open func endRefreshing() { change(to: false) }

  /// Below the spinner. Source: documented.
  open var attributedTitle: NSAttributedString? {
    get { title?.attributedText }
    set { show(newValue.map { StyledText($0) }) }
  }

  private func show(_ text: StyledText?) {
    guard text != nil || title != nil else { return }
    let label = title ?? makeTitle()
    label.styledText = text
    label.isHidden = text == nil
    setNeedsLayout()
  }

  private func makeTitle() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: ScrollLook.refreshTitleFontSize)
    label.alpha = spinner.alpha
    addSubview(label)
    title = label
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let rise = title?.isHidden == false ? ScrollLook.refreshSpinnerRise : 0
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY - rise)
    title?.frame = CGRect(
      x: 0, y: bounds.midY + ScrollLook.refreshTitleDrop, width: bounds.width, height: ScrollLook.refreshTitleHeight)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = rare?.tintColor ?? .systemGray
  }

  override func isOwnPart(_ subview: UIView) -> Bool { subview === spinner || subview === title }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// `pull`: how far the content is below its top edge, points.
  func wasPulled(by pull: CGFloat, isDragging: Bool) {
    spinner.alpha = storedIsRefreshing ? 1 : min(max(pull / ScrollLook.refreshPull, 0), 1)
    title?.alpha = spinner.alpha
    guard isDragging, isEnabled, !storedIsRefreshing, pull >= ScrollLook.refreshPull else { return }
    change(to: true)
    perform([.valueChanged, .primaryActionTriggered], with: nil)
  }

  private func change(to isOn: Bool) {
    guard isOn != storedIsRefreshing else { return }
    storedIsRefreshing = isOn
    if isOn { spinner.startAnimating() } else { spinner.stopAnimating() }
    spinner.alpha = isOn ? 1 : 0
    title?.alpha = spinner.alpha
    scrollView?.refreshDidChange()
  }

  private func build() {
    spinner.hidesWhenStopped = false
    spinner.alpha = 0
    isUserInteractionEnabled = false
    addSubview(spinner)
  }
}

extension UIScrollView {
  func setRefreshControl(_ control: UIRefreshControl?) {
    guard control !== storedRefreshControl else { return }
    storedRefreshControl?.removeFromSuperview()
    storedRefreshControl = control
    if let control { insertSubview(control, at: 0) }
    insetsDidChange()
    setNeedsLayout()
  }

  /// Above the content, whatever the offset is.
  func placeRefreshControl() {
    guard let control = storedRefreshControl else { return }
    let top = -(effectiveInset.top - (control.isRefreshing ? ScrollLook.refreshHeight : 0))
    control.frame = CGRect(
      x: bounds.minX, y: top - ScrollLook.refreshHeight, width: bounds.width, height: ScrollLook.refreshHeight)
    control.wasPulled(by: top - bounds.minY, isDragging: drag.isDragging)
  }

  /// While it refreshes the content's top edge is below the control.
  func refreshDidChange() {
    let (old, offset) = (content.toldInset, bounds.origin)
    let restsAtTop =
      motion == nil && !drag.isDragging && offset.y < 0 && offset.y == rounded(CGPoint(x: 0, y: -old.top)).y
    insetsDidChange()
    if drag.isDragging {
      restartDrag()
    } else if restsAtTop, effectiveInset.top < old.top {
      place(offset)
      start(.eased(.settling, from: offset, to: CGPoint(x: offset.x, y: -effectiveInset.top)))
    }
  }
}
