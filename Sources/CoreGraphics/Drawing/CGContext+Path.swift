// CGContext: building the current path and asking about it.
//
// The path is kept in user space together with the matrix it was built under. When the matrix has changed in between, it is
// carried over, so points stay where they were put (documented); in the common case it is handed on untouched, hints and all.

extension CGContext {
  /// Brings the current path into the present user space. A path under a matrix without inverse is lost.
  func alignPath() {
    guard pathTransform != state.draw.ctm else { return }
    defer { pathTransform = state.draw.ctm }
    guard !currentPath.isEmpty else { return }
    let ctm = state.draw.ctm
    let moved = CGMutablePath()
    if ctm.determinant != 0 {
      moved.addPath(currentPath, transform: pathTransform.concatenating(ctm.inverted()))
    }
    currentPath = moved
  }

  /// The current path, in user space, and a new one begun.
  func takePath() -> CGPath {
    alignPath()
    let path = CGPath(storage: currentPath.storage)
    currentPath.storage = PathStorage()
    return path
  }

  /// False, with a report, when a verb needs a current point and there is none.
  private func hasCurrentPoint(_ verb: StaticString) -> Bool {
    guard currentPath.isEmpty else { return true }
    reportDrawingMistake("CGContext.\(verb): no current point; call move(to:) first")
    return false
  }

  /// Drops the current path.
  public func beginPath() {
    if !currentPath.isEmpty { currentPath.storage = PathStorage() }
    pathTransform = state.draw.ctm
  }

  public func move(to point: CGPoint) {
    alignPath()
    currentPath.move(to: point)
  }

  public func addLine(to point: CGPoint) {
    alignPath()
    guard hasCurrentPoint("addLine") else { return }
    currentPath.addLine(to: point)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    alignPath()
    guard hasCurrentPoint("addCurve") else { return }
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    alignPath()
    guard hasCurrentPoint("addQuadCurve") else { return }
    currentPath.addQuadCurve(to: end, control: control)
  }

  public func closePath() {
    alignPath()
    guard !currentPath.isEmpty else { return }
    currentPath.closeSubpath()
  }

  public func addRect(_ rect: CGRect) {
    alignPath()
    currentPath.addRect(rect)
  }

  public func addRects(_ rects: [CGRect]) {
    alignPath()
    for rect in rects { currentPath.addRect(rect) }
  }

  /// Begins a subpath at the first point. Documented.
  public func addLines(between points: [CGPoint]) {
    alignPath()
    guard let first = points.first else { return }
    currentPath.move(to: first)
    for point in points.dropFirst() { currentPath.addLine(to: point) }
  }

  public func addEllipse(in rect: CGRect) {
    alignPath()
    currentPath.addEllipse(in: rect)
  }

  /// Radians; `clockwise` as seen with y up: in UIKit's contexts the arc turns the other way. Documented.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    alignPath()
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// An arc that touches the lines from the current point to `tangent1End` and from there to `tangent2End`. Documented.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    alignPath()
    guard hasCurrentPoint("addArc(tangent1End:)") else { return }
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public func addPath(_ path: CGPath) {
    alignPath()
    currentPath.addPath(path)
  }

  /// The current path becomes the outline of its stroke with the present line parameters. Documented.
  public func replacePathWithStrokedPath() {
    alignPath()
    let outline = strokedPath()
    currentPath = CGMutablePath()
    currentPath.addPath(outline)
  }

  /// The outline of the current path's stroke, dashes included, user space.
  private func strokedPath() -> CGPath {
    let style = state.strokeStyle
    var stroker = PathStroker(style: style, tolerance: min(1.0 / 1024, style.width / 1000))
    return CGPath(storage: stroker.outline(of: currentPath.storage))
  }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// User space; zero without a current point. Documented: CGContextGetPathCurrentPoint.
  public var currentPointOfPath: CGPoint {
    alignPath()
    return currentPath.isEmpty ? .zero : currentPath.currentPoint
  }

  /// The box of all points, control points included, user space; null for an empty path. Documented.
  public var boundingBoxOfPath: CGRect {
    alignPath()
    return currentPath.boundingBox
  }

  /// A copy of the current path, user space; nil when there is none.
  public var path: CGPath? {
    alignPath()
    return currentPath.isEmpty ? nil : currentPath.copy()
  }

  /// Whether painting the path in this mode would cover the point (user space).
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    alignPath()
    func strokeContains() -> Bool { strokedPath().contains(point, using: .winding) }
    return switch mode {
    case .fill: currentPath.contains(point, using: .winding)
    case .eoFill: currentPath.contains(point, using: .evenOdd)
    case .stroke: strokeContains()
    case .fillStroke: currentPath.contains(point, using: .winding) || strokeContains()
    case .eoFillStroke: currentPath.contains(point, using: .evenOdd) || strokeContains()
    }
  }
}
