// The same work on two threads: a worker that spins for its half of the surface, as the raster workers do within a frame.
import CPixelKernels
import Foundation
import Synchronization

/// Sendable: the pointers' pixels are halved between the two threads, and `turn` and `done` order every access.
private final class Pair: @unchecked Sendable {
  let turn = Atomic<Int>(0)
  let done = Atomic<Int>(0)
  let work: (Range<Int>) -> Void
  let count: Int

  init(count: Int, work: @escaping (Range<Int>) -> Void) {
    self.count = count
    self.work = work
    Thread { [self] in serve() }.start()
  }

  private func serve() {
    var seen = 0
    while true {
      while turn.load(ordering: .acquiring) == seen {}
      seen += 1
      work(count / 2..<count)
      done.store(seen, ordering: .releasing)
    }
  }

  func run() {
    let turn = turn.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
    work(0..<count / 2)
    while done.load(ordering: .acquiring) != turn {}
  }
}

func threadRows(_ surface: Surface) -> [Row] {
  let dst = surface.destination, src = surface.source, width = surface.width
  // Made at the first run, so that the worker's spinning does not disturb the rows before.
  var pair: Pair?
  return [
    Row(work: "two-threads", title: "two threads, image over", through: "kernel", unit: .copy, goal: 0.55) {
      let workers =
        pair
        ?? Pair(count: surface.height) { rows in
          for y in rows { px_over(dst + y * width, src + y * width, width) }
        }
      pair = workers
      workers.run()
    }
  ]
}
