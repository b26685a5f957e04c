// The threads that paint bands: every index once, whoever asks, and none of it after the call.

import Foundation
import Synchronization
import Testing

@testable import RenderServer

@Suite("Raster workers")
struct RasterWorkersTests {
  @Test("every index is painted once before the call returns", arguments: [0, 1, 2, 3, 16])
  func once(_ count: Int) {
    let counts = Mutex([Int](repeating: 0, count: count))
    for _ in 0..<200 { RasterWorkers.shared.perform(count) { index in counts.withLock { $0[index] += 1 } } }
    let all = counts.withLock { $0 }
    #expect(all == [Int](repeating: 200, count: count))
  }

  @Test("several threads may ask at once, and a band may ask again")
  func several() {
    let total = Atomic(0)
    let group = DispatchGroup()
    for _ in 0..<8 {
      group.enter()
      Thread {
        for _ in 0..<100 {
          let own = Mutex(0)
          RasterWorkers.shared.perform(4) { _ in
            RasterWorkers.shared.perform(2) { _ in own.withLock { $0 += 1 } }
          }
          total.add(own.withLock { $0 }, ordering: .relaxed)
        }
        group.leave()
      }.start()
    }
    group.wait()
    let sum = total.load(ordering: .relaxed)
    #expect(sum == 8 * 100 * 8)
  }
}
