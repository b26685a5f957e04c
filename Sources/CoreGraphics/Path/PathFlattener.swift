// A path and a transform in, closed polygons in 1/256 device pixel out. Called by: the raster backends and clips, on
// paths and on the stroker's outlines. Hands on: contours for px_scan, x and y interleaved.
// Curves are cut into equal parameter steps, as many as keep every chord within 1/512 pixel of its curve, as much outside
// as inside, so that areas come out right. Cost: O(points out). One object is scratch of one thread.
// Far coordinates are cut at ±2²² pixels, where px_scan ends: what is left of the target still winds around it.
// The work is in FlatteningPass, a value on the stack; this object keeps its memory between paths.
import Foundation

package final class PathFlattener {
  /// The greatest distance between a curve and its chords, in device pixels.
  package static let tolerance: Double = 1 / 512

  private var memory: UnsafeMutablePointer<SIMD2<Int32>>
  private var capacity: Int
  /// Points in use.
  private var count = 0
  /// For each contour the index of its first point.
  private var starts: [Int] = []
  private var clip = FlatteningClip.everything

  package init() {
    capacity = 1024
    memory = .allocate(capacity: capacity)
  }

  deinit { memory.deallocate() }

  /// Contours collected since `reset`; each has three points or more.
  package var contourCount: Int { starts.count }

  /// Points of all contours.
  package var pointCount: Int { count }

  /// Forgets all contours and keeps the memory.
  ///
  /// - Parameter target: device pixels that will be drawn. Curves wholly outside it become single lines, which changes
  ///   nothing inside it. Nil: everything within ±2²² pixels.
  package func reset(target: PixelRect? = nil) {
    count = 0
    starts.removeAll(keepingCapacity: true)
    clip = target.map(FlatteningClip.init) ?? .everything
  }

  /// Calls `body` with each contour's points (x, y interleaved) and their number. The pointer dies with the call.
  package func forEachContour(_ body: (UnsafePointer<Int32>, Int) -> Void) {
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : count
      let length = end - start
      (memory + start).withMemoryRebound(to: Int32.self, capacity: length * 2) { body(UnsafePointer($0), length) }
    }
  }

  /// Adds the path's subpaths, each closed by a straight line. A transform that is not finite adds nothing.
  package func append(_ path: PathStorage, transform: CGAffineTransform) {
    guard transform.isFinite, !path.isEmpty else { return }
    var pass = FlatteningPass(
      memory: memory, capacity: capacity, count: count, starts: starts, clip: clip, transform: transform)
    starts = []
    path.verbs.withUnsafeBufferPointer { verbs in
      path.points.withUnsafeBufferPointer { points in
        if let first = points.baseAddress { pass.run(verbs, first) }
      }
    }
    (memory, capacity, count, starts) = (pass.memory, pass.capacity, pass.count, pass.starts)
  }
}
