// Autoresizing: a superview's change of size, shared out among the flexible parts of a subview's frame.
//
// Called by: UIView when its size changes. Pure. Rule (measured): in proportion to the parts' current lengths,
// equally when all of them are zero.

struct Autoresizing {
  let mask: UIView.AutoresizingMask

  func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let across = axis(
      start: frame.minX, length: frame.width, from: old.width, to: new.width, before: .flexibleLeftMargin,
      size: .flexibleWidth, after: .flexibleRightMargin)
    let down = axis(
      start: frame.minY, length: frame.height, from: old.height, to: new.height, before: .flexibleTopMargin,
      size: .flexibleHeight, after: .flexibleBottomMargin)
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private func axis(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, before: UIView.AutoresizingMask,
    size: UIView.AutoresizingMask, after: UIView.AutoresizingMask
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [(before, start), (size, length), (after, old - start - length)]
    let flexible = parts.filter { mask.contains($0.0) }
    guard !flexible.isEmpty, new != old else { return (start, length) }
    let total = flexible.reduce(0) { $0 + $1.1 }
    func share(_ part: UIView.AutoresizingMask, _ current: CGFloat) -> CGFloat {
      guard mask.contains(part) else { return 0 }
      return (new - old) * (total == 0 ? 1 / CGFloat(flexible.count) : current / total)
    }
    return (start + share(before, start), max(0, length + share(size, length)))
  }
}
