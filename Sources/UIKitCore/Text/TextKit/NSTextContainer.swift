// NSTextContainer: the room that a layout manager sets text in.
//
// Made by: clients. Read by: TextContainerSetter. Every change makes its layout manager set the text anew when it is asked next.

open class NSTextContainer: NSObject {
  /// Points; a length of 0 or less is no limit. Source: documented.
  open var size: CGSize {
    didSet { if size != oldValue { invalidate() } }
  }
  /// Parts that text flows around; container's coordinates, points, y down.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { invalidate() }
  }
  /// What becomes of the last line when there is more text than room. Source: documented.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { invalidate() } }
  }
  /// Free room at both ends of each line, points; 5 by default. Source: documented.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { invalidate() } }
  }
  /// 0 means as many as fit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { invalidate() } }
  }
  /// Kept for text views, which size their containers by them.
  open var widthTracksTextView = false
  open var heightTracksTextView = false

  /// Set by `addTextContainer(_:)`.
  open internal(set) weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }

  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    let manager = layoutManager
    guard manager !== newLayoutManager else { return }
    manager?.textContainers.removeAll { $0 === self }
    newLayoutManager.addTextContainer(self)
  }

  /// The part of a proposed line that is free, from its beginning; `remainingRect` takes the next part. Override for
  /// containers of another shape. Rectangles in container's coordinates.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let free = ExclusionSpans.free(in: proposedRect, around: exclusionPaths)
    remainingRect?.pointee = .zero
    guard let first = free.first else { return .zero }
    if free.count > 1, let last = free.last {
      remainingRect?.pointee = CGRect(
        x: free[1].lowerBound, y: proposedRect.minY, width: last.upperBound - free[1].lowerBound,
        height: proposedRect.height)
    }
    return CGRect(
      x: first.lowerBound, y: proposedRect.minY, width: first.upperBound - first.lowerBound,
      height: proposedRect.height)
  }

  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private func invalidate() { layoutManager?.textContainerChangedGeometry(self) }
}
