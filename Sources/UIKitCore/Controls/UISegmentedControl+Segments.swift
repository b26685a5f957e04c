// The segments of a segmented control: how they come, go, and share its width.
//
// Called by: UISegmentedControl's members. Points.

extension UISegmentedControl {
  func segment(_ index: Int) -> SegmentItem? { segments.indices.contains(index) ? segments[index] : nil }

  /// Beyond the last one it is the last one's turn. Source: documented (pinned to the range).
  func change(_ index: Int, _ body: (inout SegmentItem) -> Void) {
    guard !segments.isEmpty else { return }
    body(&segments[min(max(index, 0), segments.count - 1)])
    setNeedsLayout()
  }

  func insert(_ segment: SegmentItem, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment.view)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    setNeedsLayout()
  }

  func removeSegment(at index: Int) {
    guard !segments.isEmpty else { return }
    let index = min(max(index, 0), segments.count - 1)
    segments.remove(at: index).view.removeFromSuperview()
    if selectedSegmentIndex == index {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    setNeedsLayout()
  }

  /// Points, without regard to the bounds.
  var naturalWidths: [CGFloat] {
    let own = segments.map {
      $0.width > 0 ? $0.width : $0.view.contentWidth($0, looks) + 2 * ControlLook.Segments.padding
    }
    guard !apportionsSegmentWidthsByContent, let widest = own.max() else { return own }
    return segments.indices.map { segments[$0].width > 0 ? segments[$0].width : widest }
  }

  /// Fixed widths are kept; the others share what is left, by content or equally.
  var segmentFrames: [CGRect] {
    let natural = naturalWidths
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
    let part = free > 0 ? max(bounds.width - fixed, 0) / free : 0
    var x = bounds.minX
    return zip(segments, natural).map { segment, width in
      let own = segment.width > 0 ? segment.width : width * part
      defer { x += own }
      return CGRect(x: x, y: bounds.minY, width: own, height: bounds.height)
    }
  }

  /// With the client's adjustment for where the segment is.
  func adjusted(_ segment: SegmentItem, at index: Int) -> SegmentItem {
    guard !adjustments.isEmpty else { return segment }
    let isFirst = index == 0
    let place: Segment =
      isFirst && segments.count == 1 ? .alone : isFirst ? .left : index == segments.count - 1 ? .right : .center
    guard let adjustment = adjustments[place] ?? adjustments[.any] else { return segment }
    var item = segment
    item.offset.width += adjustment.horizontal
    item.offset.height += adjustment.vertical
    return item
  }

  func index(under touch: UITouch) -> Int? {
    let x = touch.location(in: self).x
    guard let index = segmentFrames.firstIndex(where: { x >= $0.minX && x < $0.maxX }), segments[index].isEnabled
    else { return nil }
    return index
  }
}
