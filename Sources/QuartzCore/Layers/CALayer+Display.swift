// From "needs display" to contents: recording `draw(in:)`, or taking an image.
//
// Called by: DisplayPass. Drawing is recorded, not done: the renderer replays it.

import RenderTree

extension CALayer {
  /// What `display()` does unless overridden: the delegate's `display(_:)` if it has one of its own, else a recording.
  func displayContents() {
    if let delegate = storedDelegate, delegate.displayIfImplemented(self) { return }
    record()
  }

  func setContents(_ value: Any?) {
    if value == nil, contentState.contents == nil, contentState.recorded == nil { return }
    contentState.contents = value
    contentState.recorded = nil
    markNeedsCommit()
  }

  /// Drawings that are under way inside of each other. Chosen here: what the stack holds in debug builds.
  private static let drawing = Nesting(limit: 200)

  private func record() {
    let bounds = geometry.bounds
    guard bounds.width > 0, bounds.height > 0 else {
      contentState.recorded = nil
      return
    }
    let context = CGContext(recording: bounds, scale: contentState.scale)
    Self.drawing.enter(
      "\(self) is drawn inside of drawings, \(Self.drawing.limit) deep: its drawing asks to be drawn; do not call "
        + "setNeedsDisplay, displayIfNeeded or render(in:) for what is being drawn")
    draw(in: context)
    Self.drawing.leave()
    let list = context.finishRecording()
    (storedDelegate as? any LayerDrawingObserver)?.layer(self, didRecord: list)
    contentState.contents = nil
    contentState.recorded =
      list.isEmpty
      ? nil
      : RecordedContents(list: list, bounds: bounds, scale: contentState.scale, isOpaque: appearance.isOpaque)
    flags.bits.formUnion([.needsCommit, .lookChanged])
  }
}

extension CALayer {
  /// Lays out this layer and those below it that ask for it, beginning with the topmost ancestor that asks.
  /// Source: documented.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.flags.needsLayout { top = parent }
    LayoutPass.run(top)
  }

  /// Displays now if it was asked for.
  public func displayIfNeeded() {
    guard flags.needsDisplay else { return }
    flags.needsDisplay = false
    display()
    markNeedsCommit()
  }

  public func needsDisplay() -> Bool { flags.needsDisplay }
  public func needsLayout() -> Bool { flags.needsLayout }
}
