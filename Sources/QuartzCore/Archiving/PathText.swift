// A path's elements as text: `M x y`, `L x y`, `Q`, `C`, `Z`, separated by spaces: a letter an element and its coordinates, as
// in SVG.
//
// Called by: archives of shape layers and Bézier paths.

import CoreGraphics

package enum PathText {
  package static func text(of path: CGPath) -> String {
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
  package static func path(from text: String) -> CGMutablePath {
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
