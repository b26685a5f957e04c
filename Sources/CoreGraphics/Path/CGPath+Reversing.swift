// The same path walked the other way. Called by: UIBezierPath.reversing().
// Subpaths keep their order; each begins where it ended. What is filled under the even-odd rule stays, windings change sign.
import Foundation

extension CGPath {
  /// A path of the same subpaths in the opposite direction. A closed subpath keeps its start and its closing line; a lone
  /// move stays one.
  package final func reversing() -> CGPath {
    var reversed = PathStorage()
    reversed.reserve(verbs: storage.verbs.count, points: storage.points.count)
    storage.forEachSubpath { reversed.append(reversing: $0) }
    return CGPath(storage: reversed)
  }
}

extension PathStorage {
  fileprivate mutating func append(reversing subpath: PathSubpath) {
    var segments = subpath.segments
    move(to: segments.last?.end ?? subpath.start)
    // Closing draws the line back to the start, which was the first.
    if subpath.isClosed, case .line = segments.first { segments.removeFirst() }
    for segment in segments.reversed() {
      switch segment {
      case .line(let start, _): line(to: start)
      case .quad(let start, let control, _): quad(to: start, control: control)
      case .cubic(let start, let control1, let control2, _):
        cubic(to: start, control1: control2, control2: control1)
      }
    }
    if subpath.isClosed { close() }
  }
}

extension PathSegment {
  fileprivate var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }
}
