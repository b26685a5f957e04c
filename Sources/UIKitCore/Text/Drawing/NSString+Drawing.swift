// Measuring and drawing of strings with one set of attributes: of NSString, and of String, which on Apple's platforms is
// bridged.
//
// Called by: clients. The rules are StringDrawing's.

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(styled(attrs)).boundingRect(.zero).size
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(styled(attrs)).draw(in: CGRect(origin: point, size: .zero))
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(styled(attrs)).draw(in: rect, clippingLines: true)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { StringDrawing(styled(attributes), options: options, context: context).draw(in: rect) }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { StringDrawing(styled(attributes), options: options, context: context).boundingRect(size) }

  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
    StyledText(self as String, attributes: attributes ?? [:])
  }
}

extension StringProtocol {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (String(self) as NSString).size(withAttributes: attrs)
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (String(self) as NSString).draw(at: point, withAttributes: attrs)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (String(self) as NSString).draw(in: rect, withAttributes: attrs)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { (String(self) as NSString).draw(with: rect, options: options, attributes: attributes, context: context) }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (String(self) as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
