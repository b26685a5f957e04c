// Measuring and drawing of NSAttributedString. Points, y down; into the current context.
//
// Called by: clients. The rules are StringDrawing's. Sizes are not rounded: round them up where a view is to hold the text.

extension NSAttributedString {
  /// In lines that end only at line ends.
  public func size() -> CGSize { StringDrawing(StyledText(self)).boundingRect(.zero).size }

  /// `point` is the top left corner.
  public func draw(at point: CGPoint) { StringDrawing(StyledText(self)).draw(in: CGRect(origin: point, size: .zero)) }

  /// Lines as wide as `rect`; lines that do not fit its height are left out.
  public func draw(in rect: CGRect) {
    StringDrawing(StyledText(self)).draw(in: rect, clippingLines: true)
  }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(StyledText(self), options: options, context: context).draw(in: rect)
  }

  /// A length of 0 or less in `size` is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { StringDrawing(StyledText(self), options: options, context: context).boundingRect(size) }
}
