// UIPickerView: wheels beside each other, the rows in the middle of which are chosen.
//
// Each component is a PickerWheel, a scroll view whose rows lie on a cylinder. Rows are made when they come into sight.

@preconcurrency @MainActor
open class UIPickerView: UIView {
  final var wheels: [PickerWheel] = []
  private let band = ControlPart(.tertiarySystemFill)
  private var needsReload = true

  public override init(frame: CGRect) {
    let size = frame.size == .zero ? ControlLook.Picker.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    build()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }
  public convenience init() { self.init(frame: .zero) }

  open weak var dataSource: UIPickerViewDataSource? { didSet { markForReload() } }
  open weak var delegate: UIPickerViewDelegate? { didSet { markForReload() } }
  /// Without effect; the band is always shown. Source: documented (since iOS 7).
  open var showsSelectionIndicator = true

  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
  /// Points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    return CGSize(width: width(of: component), height: wheel.rowHeight)
  }
  /// Nil while the row is out of sight. Source: documented.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { wheel(component)?.shown[row] }
  open func reloadAllComponents() {
    needsReload = true
    loadIfNeeded()
    setNeedsLayout()
  }
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    load(wheel)
  }
  /// The delegate is not told. Source: documented.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
  }
  /// −1 when there are no rows. Source: documented.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.count > 0 else { return -1 }
    return wheel.selected
  }

  open override var intrinsicContentSize: CGSize { ControlLook.Picker.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlLook.Picker.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    let widths = wheels.indices.map(width)
    let gaps = CGFloat(max(wheels.count - 1, 0)) * ControlLook.Picker.gap
    var x = bounds.midX - (widths.reduce(0, +) + gaps) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      wheel.axis = bounds.midX - x
      x += width + ControlLook.Picker.gap
    }
    let height = (wheels.map(\.rowHeight).max() ?? ControlLook.Picker.rowHeight) + 2
    band.frame = CGRect(
      x: bounds.minX + ControlLook.Picker.margin, y: bounds.midY - height / 2,
      width: max(bounds.width - 2 * ControlLook.Picker.margin, 0), height: height)
  }

  private func build() {
    band.layer.cornerRadius = ControlLook.Picker.cornerRadius
    addSubview(band)
  }

  private func markForReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), ControlLook.Picker.mostComponents)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(frame: .zero)
      wheel.picker = self
      wheel.component = wheels.count
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { load(wheel) }
  }

  private func load(_ wheel: PickerWheel) {
    let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? 0
    wheel.load(
      count: max(dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0, 0),
      rowHeight: height > 0 && height.isFinite
        ? min(max(height, 1), ControlLook.Picker.mostHeight) : ControlLook.Picker.rowHeight)
    setNeedsLayout()
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  /// What the delegate says, or an equal share.
  private func width(of component: Int) -> CGFloat {
    let wanted = delegate?.pickerView(self, widthForComponent: component) ?? 0
    if wanted > 0, wanted.isFinite { return min(wanted, ControlLook.Picker.mostHeight) }
    let look = ControlLook.Picker.self
    let room = bounds.width - 2 * look.margin - CGFloat(wheels.count - 1) * look.gap
    return max(room / CGFloat(max(wheels.count, 1)), 0)
  }
}
