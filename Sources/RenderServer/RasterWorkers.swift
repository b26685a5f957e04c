// The threads that paint bands beside the one that asks: made when they are first needed, kept, and asleep in the kernel
// between frames. Dispatch's own pool is not used: after concurrentPerform its monitor wakes an idle process every second.
//
// Called by: CompositePass, from any thread. Hands on: indices to the caller's block. Knows nothing of pixels.

import Dispatch
import Foundation
import Synchronization

final class RasterWorkers: Sendable {
  /// One set for all compositors: a core paints one band at a time, whoever asks.
  static let shared = RasterWorkers()

  /// Bytes of stack for each thread, as the main thread has them.
  private static let stackSize = 8 << 20

  /// What one caller wants done. Indices are given out under the lock of `state`.
  private final class Job: Sendable {
    let count: Int
    let body: @Sendable (Int) -> Void
    /// Indices that have been given out and not come back, counted from `count` down to 0.
    let left: Atomic<Int>
    let isOver = DispatchSemaphore(value: 0)

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
      left = Atomic(count)
    }

    func perform(_ index: Int) {
      body(index)
      if left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { isOver.signal() }
    }
  }

  private struct State {
    /// Jobs with indices to give out, and the next of each.
    var jobs: [(job: Job, next: Int)] = []
    var threadCount = 0
  }

  private let state = Mutex(State())
  /// One for each index that is not the caller's own first.
  private let wake = DispatchSemaphore(value: 0)

  /// Calls `body` with every index from 0 to `count` − 1, each once, and returns when all calls have. The caller's thread
  /// takes part; `count` − 1 others do when they have nothing else to paint.
  func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    guard count > 1 else { return (0..<max(0, count)).forEach(body) }
    let job = Job(count, body)
    let missing = state.withLock { state in
      state.jobs.append((job, 0))
      defer { state.threadCount = max(state.threadCount, count - 1) }
      return max(0, count - 1 - state.threadCount)
    }
    for _ in 0..<missing { startThread() }
    for _ in 1..<count { wake.signal() }
    while let index = take(of: job) { job.perform(index) }
    job.isOver.wait()
  }

  private func take(of job: Job) -> Int? {
    state.withLock { state in state.jobs.firstIndex { $0.job === job }.map { Self.take($0, &state).index } }
  }

  private func takeAny() -> (job: Job, index: Int)? {
    state.withLock { state in state.jobs.isEmpty ? nil : Self.take(0, &state) }
  }

  private static func take(_ place: Int, _ state: inout State) -> (job: Job, index: Int) {
    let (job, index) = state.jobs[place]
    state.jobs[place].next += 1
    if index + 1 == job.count { state.jobs.remove(at: place) }
    return (job, index)
  }

  private func startThread() {
    let thread = Thread { [self] in
      while true {
        wake.wait()
        if let (job, index) = takeAny() { job.perform(index) }
      }
    }
    thread.name = "acetate.raster"
    thread.stackSize = Self.stackSize
    thread.start()
  }
}
