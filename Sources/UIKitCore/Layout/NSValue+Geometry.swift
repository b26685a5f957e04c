// Geometry in NSValue, for dictionaries and arrays of objects.
//
// Called by: clients. Points, sizes and rectangles are held by Foundation's NSValue; it has no room for other structures, so
// these are held by GeometryValue. A value read as another kind than it holds gives zeros.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgVector vector: CGVector) {
    self.init(holding: .init("{CGVector=dd}", vector.dx, vector.dy))
  }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(holding: .init("{CGAffineTransform=dddddd}", t.a, t.b, t.c, t.d, t.tx, t.ty))
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(holding: .init("{UIEdgeInsets=dddd}", insets.top, insets.left, insets.bottom, insets.right))
  }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      holding: .init("{NSDirectionalEdgeInsets=dddd}", insets.top, insets.leading, insets.bottom, insets.trailing))
  }
  public convenience init(uiOffset insets: UIOffset) {
    self.init(holding: .init("{UIOffset=dd}", insets.horizontal, insets.vertical))
  }

  public var cgPointValue: CGPoint { isKind("{CGPoint=dd}") ? pointValue : .zero }
  public var cgSizeValue: CGSize { isKind("{CGSize=dd}") ? sizeValue : .zero }
  public var cgRectValue: CGRect { isKind("{CGRect={CGPoint=dd}{CGSize=dd}}") ? rectValue : .zero }
  public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }
  public var uiOffsetValue: UIOffset { numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }

  private func numbers(_ count: Int) -> [CGFloat]? {
    guard let value = self as? GeometryValue, value.numbers.count == count else { return nil }
    return value.numbers
  }

  private func isKind(_ type: String) -> Bool { String(cString: objCType) == type }

  private convenience init(holding value: GeometryValue) {
    // What is made is a GeometryValue even where a subclass of NSValue asked: as with Foundation's own clusters.
    self.init(taking: unsafeDowncast(value, to: Self.self))
  }
}

/// Lets an initialiser give back another object than the one that was allocated.
private protocol ValueCluster {}
extension ValueCluster {
  fileprivate init(taking value: Self) { self = value }
}
extension NSValue: ValueCluster {}

/// A structure of CGFloats.
private final class GeometryValue: NSValue, @unchecked Sendable {
  // Sendable: immutable.
  let type: StaticString
  let numbers: [CGFloat]

  init(_ type: StaticString, _ numbers: CGFloat...) {
    self.type = type
    self.numbers = numbers
    super.init()
  }

  required convenience init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    preconditionFailure("GeometryValue is made from numbers; use NSValue(cgVector:) and its relatives")
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var objCType: UnsafePointer<Int8> {
    UnsafeRawPointer(type.utf8Start).assumingMemoryBound(to: Int8.self)
  }

  override func getValue(_ value: UnsafeMutableRawPointer) {
    numbers.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      value.copyMemory(from: base, byteCount: bytes.count)
    }
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GeometryValue else { return false }
    return numbers == other.numbers && strcmp(objCType, other.objCType) == 0
  }

  override var hash: Int { numbers.hashValue }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override var description: String { "NSValue: {\(numbers.map { "\($0)" }.joined(separator: ", "))}" }
}
