// UIBezierPath: a CGPath with drawing attributes, in UIKit's coordinates.
//
// Called by: clients. Hands on: CGContext calls on the current context.

public struct UIRectCorner: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var path = CGMutablePath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// The radius is limited to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2))
    path.addRoundedRect(in: rect.standardized, cornerWidth: radius, cornerHeight: radius)
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    addCorners(of: rect.standardized, corners: corners, radii: cornerRadii)
  }

  /// Angles in radians, clockwise as seen on the screen when `clockwise` is true (y down). Source: documented.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  open var cgPath: CGPath {
    get { path.copy() ?? CGPath(rect: .null, transform: nil) }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  open var isEmpty: Bool { path.isEmpty }
  /// Encloses every point, control points of curves among them; null for an empty path. Source: documented.
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity)
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // CGPath counts turns in y-up coordinates, UIKit on the y-down screen.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// The same path walked from its end to its start, with the same attributes. Source: documented.
  open func reversing() -> UIBezierPath {
    let reversed = duplicate()
    reversed.path = path.reversing().mutableCopy() ?? CGMutablePath()
    return reversed
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// The lengths (as many as there are: `pattern` must have room), their number and the phase; any may be nil. Source:
  /// documented.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashLengths.enumerated() { pattern[index] = length } }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }

  /// Reads what `encode(with:)` wrote; an empty path from an archive without one.
  public required init?(coder: NSCoder) {
    super.init()
    read(coder)
  }
  open func encode(with coder: NSCoder) { write(coder) }
  open class var supportsSecureCoding: Bool { true }

  /// A UIBezierPath with the same path and attributes; what a subclass adds is not copied.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func addCorners(of rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let rx = max(0, min(radii.width, rect.width / 2))
    let ry = max(0, min(radii.height, rect.height / 2))
    // A quarter circle as one cubic: control points at this share of the radius.
    let k: CGFloat = 0.552_284_749_830_793_4
    func corner(_ set: UIRectCorner, _ at: CGPoint, from: CGVector, to: CGVector) {
      guard corners.contains(set), rx > 0, ry > 0 else { return path.addLine(to: at) }
      let start = CGPoint(x: at.x + from.dx * rx, y: at.y + from.dy * ry)
      let end = CGPoint(x: at.x + to.dx * rx, y: at.y + to.dy * ry)
      path.addLine(to: start)
      path.addCurve(
        to: end, control1: CGPoint(x: start.x + (at.x - start.x) * k, y: start.y + (at.y - start.y) * k),
        control2: CGPoint(x: end.x + (at.x - end.x) * k, y: end.y + (at.y - end.y) * k))
    }
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    corner(.topRight, CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -1, dy: 0), to: CGVector(dx: 0, dy: 1))
    corner(
      .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -1), to: CGVector(dx: -1, dy: 0))
    corner(.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: 1, dy: 0), to: CGVector(dx: 0, dy: -1))
    corner(.topLeft, CGPoint(x: rect.minX, y: rect.minY), from: CGVector(dx: 0, dy: 1), to: CGVector(dx: 1, dy: 0))
    path.closeSubpath()
  }
}

extension UIBezierPath {
  public func fill() { fill(with: .normal, alpha: 1) }
  public func stroke() { stroke(with: .normal, alpha: 1) }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashLengths)
      context.strokePath()
    }
  }

  /// Intersects the current context's clip with the path; stays until the state is restored. Source: documented.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    paint(context)
    context.restoreGState()
  }
}
