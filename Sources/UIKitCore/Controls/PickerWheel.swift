// One wheel of a picker: a scroll view whose rows lie on a cylinder, and which comes to rest on a row.
//
// Made by: UIPickerView. The rows near the middle are made and placed at each layout; those that turn out of sight are used
// again. Flat rows on a round wheel: each is scaled as the tangent at its middle is seen, which is exact without perspective.

final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  weak var picker: UIPickerView?
  var component = 0
  private(set) var count = 0
  private(set) var rowHeight = ControlLook.Picker.rowHeight
  /// The chosen row; 0 when there are none.
  private(set) var selected = 0
  /// The picker's middle, points from this wheel's left edge: where far rows recede to.
  var axis: CGFloat = 0 { didSet { if axis != oldValue { setNeedsLayout() } } }
  private(set) var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var laidSize = CGSize.zero
  /// Being turned by a program, which is not told of it.
  private var isSelecting = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    (showsVerticalScrollIndicator, showsHorizontalScrollIndicator) = (false, false)
    (alwaysBounceVertical, scrollsToTop) = (true, false)
    contentInsetAdjustmentBehavior = .never
    decelerationRate = ControlLook.Picker.rate
    delegate = self
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped:", PickerWheel.tapped)))
  }
  required init?(coder: NSCoder) { nil }

  func load(count: Int, rowHeight: CGFloat) {
    (self.count, self.rowHeight) = (min(count, ControlLook.Picker.mostRows), rowHeight)
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    select(selected, animated: false)
    setNeedsLayout()
  }

  /// Kept inside the rows.
  func select(_ row: Int, animated: Bool) {
    isSelecting = true
    defer { isSelecting = false }
    selected = min(max(row, 0), max(count - 1, 0))
    fit()
    setContentOffset(CGPoint(x: 0, y: offset(of: selected)), animated: animated && window != nil)
  }

  // MARK: Geometry (points)

  private var inset: CGFloat { (bounds.height - rowHeight) / 2 }
  private var radius: CGFloat { max(bounds.height / 2, rowHeight / 2, 1) }
  /// Rows from the first one to the middle.
  private var turn: CGFloat { (bounds.minY + inset) / rowHeight }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - inset }

  /// The row there is so many rows from the first one, kept inside the rows.
  private func row(_ turn: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
    let turn = turn.rounded(rule)
    guard turn > 0, count > 0 else { return 0 }
    return turn < CGFloat(count - 1) ? Int(turn) : count - 1
  }

  private func fit() {
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A size that is no number has no rows in sight.
    guard bounds.width.isFinite, bounds.height.isFinite, bounds.minY.isFinite else { return }
    if laidSize != bounds.size {
      laidSize = bounds.size
      select(selected, animated: false)
    }
    let reach = min(.pi / 2 * radius / rowHeight, ControlLook.Picker.mostReach)
    let first = row(turn - reach, .up)
    let isInSight = turn + reach >= 0 && turn - reach <= CGFloat(count - 1)
    let last = isInSight ? row(turn + reach, .down) : -1
    for (row, view) in shown where row < first || row > last {
      shown[row] = nil
      view.removeFromSuperview()
      if spare.count < 4 { spare.append(view) }
    }
    guard first <= last else { return }
    for row in first...last { place(shown[row] ?? make(row), row) }
  }

  private func make(_ row: Int) -> UIView {
    let old = spare.popLast()
    let view =
      picker.flatMap { $0.delegate?.pickerView($0, viewForRow: row, forComponent: component, reusing: old) }
      ?? UIView()
    shown[row] = view
    addSubview(view)
    return view
  }

  private func place(_ view: UIView, _ row: Int) {
    let distance = CGFloat(row) - turn
    let angle = distance * rowHeight / radius
    let depth = radius * (1 - cos(angle))
    let near = ControlLook.Picker.distance / (ControlLook.Picker.distance + depth)
    let size =
      view is PickerRowLabel ? CGSize(width: bounds.width, height: rowHeight) : sizeOfRow(view)
    view.bounds.size = size
    view.center = CGPoint(
      x: axis + (bounds.width / 2 - axis) * near, y: bounds.midY + radius * sin(angle) * near)
    view.transform = CGAffineTransform(scaleX: near, y: near * cos(angle))
    view.alpha = alpha(distance, angle)
  }

  /// A view of the delegate's keeps its size, or fills the row when it has none.
  private func sizeOfRow(_ view: UIView) -> CGSize {
    let own = view.bounds.size
    return own.width > 0 && own.height > 0 ? own : CGSize(width: bounds.width, height: rowHeight)
  }

  /// Full in the middle, greyer the farther it is turned away. Chosen here, after how it looks.
  private func alpha(_ distance: CGFloat, _ angle: CGFloat) -> CGFloat {
    let aside = ControlLook.Picker.asideAlpha * max(cos(angle), 0)
    let nearness = min(max(1.5 - 2 * abs(distance), 0), 1)
    return aside + (1 - aside) * nearness
  }

  // MARK: Fingers

  private func tapped(_ tap: UITapGestureRecognizer) {
    let height = min(max(tap.location(in: self).y - bounds.midY, -radius), radius)
    let place = turn + asin(height / radius) * radius / rowHeight
    guard place >= -0.5, place < CGFloat(count) - 0.5 else { return }
    let row = row(place)
    guard row != selected else { return }
    select(row, animated: true)
    tell()
  }

  /// Stopped between two rows by a finger that then did nothing else.
  override func fingersDidLeave() {
    guard count > 0, bounds.minY != rounded(CGPoint(x: 0, y: offset(of: nearest))).y else { return }
    select(nearest, animated: true)
    tell()
  }

  private var nearest: Int { row(turn) }

  private func settle() {
    guard count > 0 else { return }
    selected = nearest
    tell()
  }

  private func tell() {
    guard let picker else { return }
    picker.delegate?.pickerView(picker, didSelectRow: selected, inComponent: component)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = offset(of: row((targetContentOffset.pointee.y + inset) / rowHeight))
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isTracking, !isSelecting, window != nil { settle() }
  }
}
