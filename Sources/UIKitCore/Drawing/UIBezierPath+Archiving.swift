// Copies and archives of Bézier paths.
//
// Called by: UIBezierPath. An archive holds the elements as PathText.

extension UIBezierPath {
  func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashLengths = dashLengths
    copy.dashPhase = dashPhase
    return copy
  }

  func write(_ coder: NSCoder) {
    coder.write(path, "path")
    coder.encode(Double(lineWidth), forKey: "lineWidth")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoinStyle")
    coder.encode(Double(miterLimit), forKey: "miterLimit")
    coder.encode(Double(flatness), forKey: "flatness")
    coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
    coder.write(dashLengths.map { "\(Double($0))" }.joined(separator: " "), "dashLengths")
    coder.encode(Double(dashPhase), forKey: "dashPhase")
  }

  func read(_ coder: NSCoder) {
    path = CGMutablePath()
    if let archived = coder.path("path") { path.addPath(archived) }
    lineWidth = coder.number("lineWidth", lineWidth)
    lineCapStyle = CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.integer("lineCapStyle", 0))) ?? .butt
    lineJoinStyle =
      CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.integer("lineJoinStyle", 0))) ?? .miter
    miterLimit = coder.number("miterLimit", miterLimit)
    flatness = coder.number("flatness", flatness)
    usesEvenOddFillRule = coder.flag("usesEvenOddFillRule", false)
    dashLengths = (coder.text("dashLengths") ?? "").split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    dashPhase = coder.number("dashPhase", 0)
  }
}
