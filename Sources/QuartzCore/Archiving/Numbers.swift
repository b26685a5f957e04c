// Rectangles and matrices as lists of numbers, in the order in which archives keep them.

import CoreGraphics
import RenderTree

extension CGRect {
  /// x, y, width, height.
  package var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
  /// Four numbers.
  package init(numbers n: [CGFloat]) { self.init(x: n[0], y: n[1], width: n[2], height: n[3]) }
}

extension Matrix4 {
  /// Row by row.
  package var numbers: [CGFloat] { [r0, r1, r2, r3].flatMap { row in (0..<4).map { CGFloat(row[$0]) } } }
  /// Sixteen numbers.
  package init(numbers n: [CGFloat]) {
    func row(_ i: Int) -> Row { Row(Double(n[i]), Double(n[i + 1]), Double(n[i + 2]), Double(n[i + 3])) }
    self.init(row(0), row(4), row(8), row(12))
  }
}
