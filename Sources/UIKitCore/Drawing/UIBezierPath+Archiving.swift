// Copies and archives of Bézier paths.
//
// Called by: UIBezierPath. An archive holds the elements as text: a letter an element and its coordinates, as in SVG.

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
    coder.encode(PathText.text(of: path) as NSString, forKey: "path")
    coder.encode(Double(lineWidth), forKey: "lineWidth")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoinStyle")
    coder.encode(Double(miterLimit), forKey: "miterLimit")
    coder.encode(Double(flatness), forKey: "flatness")
    coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
    coder.encode(dashLengths.map { "\($0)" }.joined(separator: " ") as NSString, forKey: "dashLengths")
    coder.encode(Double(dashPhase), forKey: "dashPhase")
  }

  func read(_ coder: NSCoder) {
    func text(_ key: String) -> String {
      guard coder.containsValue(forKey: key) else { return "" }
      return (coder.decodeObject(of: NSString.self, forKey: key) as String?) ?? ""
    }
    func number(_ key: String, _ standard: CGFloat) -> CGFloat {
      coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : standard
    }
    path = PathText.path(from: text("path"))
    lineWidth = number("lineWidth", lineWidth)
    lineCapStyle = CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineCapStyle"))) ?? .butt
    lineJoinStyle =
      CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "lineJoinStyle"))) ?? .miter
    miterLimit = number("miterLimit", miterLimit)
    flatness = number("flatness", flatness)
    usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
    dashLengths = text("dashLengths").split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    dashPhase = number("dashPhase", 0)
  }
}

/// A path's elements as text: `M x y`, `L x y`, `Q`, `C`, `Z`, separated by spaces.
enum PathText {
  static func text(of path: CGPath) -> String {
    var words: [String] = []
    path.applyWithBlock { element in
      let (letter, count): (String, Int) =
        switch element.pointee.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        case .closeSubpath: ("Z", 0)
        }
      words.append(letter)
      for index in 0..<count {
        let point = element.pointee.points[index]
        words += ["\(Double(point.x))", "\(Double(point.y))"]
      }
    }
    return words.joined(separator: " ")
  }

  /// As far as the text makes sense.
  static func path(from text: String) -> CGMutablePath {
    let path = CGMutablePath()
    var words = text.split(separator: " ")[...]
    func points(_ count: Int) -> [CGPoint]? {
      let numbers = words.prefix(count * 2).compactMap { Double($0) }
      guard numbers.count == count * 2 else { return nil }
      words = words.dropFirst(count * 2)
      return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
    while let letter = words.popFirst() {
      switch letter {
      case "M": if let p = points(1) { path.move(to: p[0]) } else { return path }
      case "L": if let p = points(1) { path.addLine(to: p[0]) } else { return path }
      case "Q": if let p = points(2) { path.addQuadCurve(to: p[1], control: p[0]) } else { return path }
      case "C":
        if let p = points(3) { path.addCurve(to: p[2], control1: p[0], control2: p[1]) } else { return path }
      case "Z": path.closeSubpath()
      default: return path
      }
    }
    return path
  }
}
