// Walking over a path's elements. Called by: apps that read paths, and the tests.
// The elements are shown as they were added; nothing is inserted after a close.
import Foundation

/// A path walker: the pointer given to `apply(info:function:)`, then the element.
///
/// Apple's is a C function pointer; a Swift struct cannot go through one here, so it is a closure.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls `block` for each element in order. The element and its points die with the call. Documented.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var scratch = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
    let elements = storage
    withUnsafeMutableBytes(of: &scratch) { bytes in
      let points = bytes.bindMemory(to: CGPoint.self)
      guard let base = points.baseAddress else { return }
      var index = 0
      for verb in elements.verbs {
        guard let type = CGPathElementType(rawValue: Int32(verb.rawValue)) else { continue }
        for offset in 0..<verb.pointCount { points[offset] = elements.points[index + offset] }
        index += verb.pointCount
        var element = CGPathElement(type: type, points: base)
        withUnsafePointer(to: &element) { block($0) }
      }
    }
  }

  /// The same with a pointer of the caller's. Documented.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

/// A segment of a path between two known points, as engines walk it.
package enum PathSegment: Sendable, Hashable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)
}

/// One subpath: its segments, without the closing line unless that has a length.
package struct PathSubpath: Sendable, Hashable {
  package var start: CGPoint
  package var segments: [PathSegment]
  /// Ended by a close; the closing line is the last segment when start and end differ.
  package var isClosed: Bool
}

extension PathStorage {
  /// Calls `body` for each subpath in order, lone moves included.
  package func forEachSubpath(_ body: (PathSubpath) -> Void) {
    var subpath = PathSubpath(start: .zero, segments: [], isClosed: false)
    var (current, index) = (CGPoint.zero, 0)
    // False after a close: what follows begins a new subpath at the same start.
    var isPending = false
    func begin(at point: CGPoint) {
      if isPending { body(subpath) }
      subpath.start = point
      subpath.segments.removeAll(keepingCapacity: true)
      subpath.isClosed = false
      isPending = true
      current = point
    }
    for verb in verbs {
      let p = index
      index += verb.pointCount
      if verb != .move && !isPending { begin(at: current) }
      switch verb {
      case .move: begin(at: points[p])
      case .line: subpath.segments.append(.line(current, points[p]))
      case .quad: subpath.segments.append(.quad(current, points[p], points[p + 1]))
      case .cubic: subpath.segments.append(.cubic(current, points[p], points[p + 1], points[p + 2]))
      case .close:
        if current != subpath.start { subpath.segments.append(.line(current, subpath.start)) }
        subpath.isClosed = true
        body(subpath)
        isPending = false
        current = subpath.start
      }
      if verb.pointCount > 0 { current = points[index - 1] }
    }
    if isPending { body(subpath) }
  }
}
