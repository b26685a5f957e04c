// The layer as it is shown and as it was set, and small questions about it.
//
// Called by: clients. Nothing animates yet, so the layer as shown is the layer itself.

extension CALayer {
  /// The layer with the values that are on the screen; nil for a layer that no frame has shown. While nothing animates these
  /// are the layer's own values, and it is its own presentation (chosen here). Documented.
  public func presentation() -> Self? { committed == nil ? nil : self }

  /// The layer that a presentation layer shows; itself for any other. Documented.
  public func model() -> Self { self }

  /// Asks for display of the whole layer: a drawing is recorded as a whole. The rectangle is in the layer's coordinates.
  public func setNeedsDisplay(_ r: CGRect) {
    guard !r.isEmpty else { return }
    setNeedsDisplay()
  }
}
