// Geometry to text and back: NSCoder.string(for:) and its relatives.
//
// Called by: clients. Text that is not well-formed reads as zero, as the identity for transforms. Source: documented.

extension NSCoder {
  /// `{x, y}`
  public class func string(for point: CGPoint) -> String { GeometryText.list(point.x, point.y) }
  /// `{dx, dy}`
  public class func string(for vector: CGVector) -> String { GeometryText.list(vector.dx, vector.dy) }
  /// `{width, height}`
  public class func string(for size: CGSize) -> String { GeometryText.list(size.width, size.height) }
  /// `{{x, y}, {width, height}}`
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// `[a, b, c, d, tx, ty]`
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return GeometryText.list(t.a, t.b, t.c, t.d, t.tx, t.ty, brackets: ("[", "]"))
  }
  /// `{top, left, bottom, right}`
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.list(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// `{top, leading, bottom, trailing}`
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.list(insets.top, insets.leading, insets.bottom, insets.trailing)
  }
  /// `{horizontal, vertical}`
  public class func string(for offset: UIOffset) -> String { GeometryText.list(offset.horizontal, offset.vertical) }

  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, count: 6, open: "[").map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, count: 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, count: 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
}
