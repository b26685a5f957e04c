// Which of a view's many subviews may be under a point: grids of cells, finer ones for small views.
//
// Made and asked by: hit testing, for views with many subviews that stay where they are. A view is in the grid whose cells
// are just larger than it, so it touches at most four of them, and a point looks at one cell a grid. What does not fit (views
// that want to be asked themselves, tilted or huge ones, those far from the rest) is looked at for every point.

import CoreGraphics

final class SiblingIndex {
  /// Subviews from which an index is made (chosen here: fewer are looked through in a microsecond).
  static let worthwhile = 64
  /// Hit tests without an index after subviews moved: one costs about as much as ten of them.
  static let testsBeforeMaking = 3

  private struct Grid {
    var cell: CGFloat
    var columns: Int
    var rows: Int
    /// Where each cell's positions begin in `members`; one more than cells.
    var starts: [Int32] = []
    /// Positions among the subviews, ascending in each cell.
    var members: [Int32] = []
  }

  private var origin = CGPoint.zero
  private var grids: [Grid] = []
  private var always: [Int32] = []

  @MainActor init(of views: [UIView]) {
    let reaches = views.map { view -> CGRect in
      view.flags.isHitByGeometry ? view.storedLayer.reachInSuperlayer ?? .null : .null
    }
    let area = Self.commonArea(reaches)
    guard area.width > 0 || area.height > 0 else {
      always = (0..<Int32(views.count)).map { $0 }
      return
    }
    origin = area.origin
    makeGrids(over: area, count: views.count)
    fill(reaches, area)
  }

  /// Calls `body` with the positions of all views that may be under `p`, from the last to the first, until it answers true.
  /// - Complexity: grids plus candidates; nothing is allocated.
  func visit(at p: CGPoint, _ body: (Int) -> Bool) {
    // Of each list: the grid that it is in, −1 for what is always looked at, and what of it is left.
    typealias Run = (grid: Int, begin: Int, end: Int)
    withUnsafeTemporaryAllocation(of: Run.self, capacity: grids.count + 1) { runs in
      runs[0] = (-1, 0, always.count)
      var count = 1
      for i in grids.indices {
        let (x, y) = ((p.x - origin.x) / grids[i].cell, (p.y - origin.y) / grids[i].cell)
        guard x >= 0, y >= 0, x < CGFloat(grids[i].columns), y < CGFloat(grids[i].rows) else { continue }
        let cell = Int(y) * grids[i].columns + Int(x)
        runs[count] = (i, Int(grids[i].starts[cell]), Int(grids[i].starts[cell + 1]))
        count += 1
      }
      while true {
        var (best, position) = (-1, Int32(-1))
        for i in 0..<count where runs[i].begin < runs[i].end {
          let last = runs[i].end - 1
          let member = runs[i].grid < 0 ? always[last] : grids[runs[i].grid].members[last]
          if member > position { (best, position) = (i, member) }
        }
        guard best >= 0 else { return }
        runs[best].end -= 1
        if body(Int(position)) { return }
      }
    }
  }

  /// What most views are in: views far from all others would make every cell too large.
  private static func commonArea(_ reaches: [CGRect]) -> CGRect {
    let step = max(1, reaches.count / 64)
    let sample = stride(from: 0, to: reaches.count, by: step).map { reaches[$0] }.filter { !$0.isNull }
    guard !sample.isEmpty else { return .null }
    func window(_ middles: [CGFloat]) -> (CGFloat, CGFloat) {
      let sorted = middles.sorted()
      let (low, high) = (sorted[sorted.count / 8], sorted[sorted.count - 1 - sorted.count / 8])
      let slack = (high - low) * 16 + 1024
      return (low - slack, high + slack)
    }
    let (left, right) = window(sample.map(\.midX))
    let (top, bottom) = window(sample.map(\.midY))
    let window = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return reaches.reduce(CGRect.null) { !$1.isNull && window.holds($1) ? $0.union($1) : $0 }
  }

  private func makeGrids(over area: CGRect, count: Int) {
    let longer = max(area.width, area.height)
    var cell = max((area.width * area.height / CGFloat(count)).squareRoot(), longer / CGFloat(2 * count), 1e-3)
    while true {
      let (columns, rows) = (Int(area.width / cell) + 1, Int(area.height / cell) + 1)
      grids.append(Grid(cell: cell, columns: columns, rows: rows))
      if columns == 1, rows == 1 { return }
      cell *= 2
    }
  }

  private func fill(_ reaches: [CGRect], _ area: CGRect) {
    var places: [Int8] = []
    places.reserveCapacity(reaches.count)
    var counts = grids.map { [Int32](repeating: 0, count: $0.columns * $0.rows + 1) }
    for reach in reaches {
      let place = place(of: reach, area)
      places.append(place)
      if place >= 0 { each(reach, grids[Int(place)]) { counts[Int(place)][$0 + 1] += 1 } }
    }
    for i in grids.indices {
      for cell in 1..<counts[i].count { counts[i][cell] += counts[i][cell - 1] }
      grids[i].starts = counts[i]
      grids[i].members = [Int32](repeating: 0, count: Int(counts[i].last ?? 0))
    }
    for (position, reach) in reaches.enumerated() {
      guard places[position] >= 0 else {
        always.append(Int32(position))
        continue
      }
      let place = Int(places[position])
      let (cell, columns, rows) = (grids[place].cell, grids[place].columns, grids[place].rows)
      each(reach, Grid(cell: cell, columns: columns, rows: rows)) {
        grids[place].members[Int(counts[place][$0])] = Int32(position)
        counts[place][$0] += 1
      }
    }
  }

  /// The grid that a view belongs to; −1 for none.
  private func place(of reach: CGRect, _ area: CGRect) -> Int8 {
    guard !reach.isNull, area.holds(reach) else { return -1 }
    let size = max(reach.width, reach.height)
    guard let place = grids.firstIndex(where: { $0.cell >= size }) else { return -1 }
    return Int8(place)
  }

  private func each(_ reach: CGRect, _ grid: Grid, _ body: (Int) -> Void) {
    let x0 = Int((reach.minX - origin.x) / grid.cell), y0 = Int((reach.minY - origin.y) / grid.cell)
    let x1 = min(Int((reach.maxX - origin.x) / grid.cell), grid.columns - 1)
    let y1 = min(Int((reach.maxY - origin.y) / grid.cell), grid.rows - 1)
    for y in y0...max(y0, y1) {
      for x in x0...max(x0, x1) { body(y * grid.columns + x) }
    }
  }
}
