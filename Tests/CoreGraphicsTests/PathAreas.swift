// Exact areas of flattened paths, and a reference winding number. Called by: the path, flattener and stroke tests.
// Coverage is measured on a grid of sample points, or, where nothing overlaps, by the shoelace formula.
import CoreGraphics

/// Contours in device pixels.
func contours(of path: PathStorage, transform: CGAffineTransform = .identity, target: PixelRect? = nil) -> [[CGPoint]] {
  let flattener = PathFlattener()
  flattener.reset(target: target)
  flattener.append(path, transform: transform)
  var list: [[CGPoint]] = []
  flattener.forEachContour { xy, count in
    list.append((0..<count).map { CGPoint(x: CGFloat(xy[2 * $0]) / 256, y: CGFloat(xy[2 * $0 + 1]) / 256) })
  }
  return list
}

/// The signed area by the shoelace formula, in square pixels.
func signedArea(_ contours: [[CGPoint]]) -> CGFloat {
  var sum: CGFloat = 0
  for contour in contours {
    for (index, p) in contour.enumerated() {
      let q = contour[(index + 1) % contour.count]
      sum += p.x * q.y - q.x * p.y
    }
  }
  return sum / 2
}

/// Winding number by adding up angles' signs: crossings of the upward ray, one contour edge at a time.
func referenceWinding(_ contours: [[CGPoint]], _ point: CGPoint) -> Int {
  var winding = 0
  for contour in contours {
    for (index, a) in contour.enumerated() {
      let b = contour[(index + 1) % contour.count]
      let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      if a.y <= point.y {
        if b.y > point.y && side > 0 { winding += 1 }
      } else if b.y <= point.y && side < 0 {
        winding -= 1
      }
    }
  }
  return winding
}

/// The area where the winding number is not zero: exact along x on `rowsPerUnit` lines to the unit in y.
func windingArea(_ contours: [[CGPoint]], rowsPerUnit: Int) -> CGFloat {
  let ys = contours.joined().map(\.y)
  guard let low = ys.min(), let high = ys.max() else { return 0 }
  let step = 1 / CGFloat(rowsPerUnit)
  let firstRow = Int((low / step).rounded(.down))
  let rowCount = Int((high / step).rounded(.up)) - firstRow + 1
  var rows = [[(x: CGFloat, turn: Int)]](repeating: [], count: rowCount)
  for contour in contours {
    for (index, a) in contour.enumerated() {
      let b = contour[(index + 1) % contour.count]
      if a.y == b.y { continue }
      let (top, bottom, turn) = a.y < b.y ? (a, b, 1) : (b, a, -1)
      // Rows are sampled at their middles.
      var row = Int((top.y / step - 0.5).rounded(.up)) - firstRow
      while row < rowCount {
        let y = (CGFloat(row + firstRow) + 0.5) * step
        if y >= bottom.y { break }
        if row >= 0 {
          rows[row].append((top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x), turn))
        }
        row += 1
      }
    }
  }
  var area: CGFloat = 0
  for crossings in rows {
    var winding = 0
    var from: CGFloat = 0
    for crossing in crossings.sorted(by: { $0.x < $1.x }) {
      if winding != 0 { area += crossing.x - from }
      winding += crossing.turn
      from = crossing.x
    }
  }
  return area * step
}
