// Lets go of trees of any depth without going deep: what is dropped while something is being dropped waits for its turn.
//
// Called by: the deinits of layers and views, which would call each other once a level.

import Foundation
import Synchronization

package enum Teardown {
  /// The thread that is letting go; 0 for none. It alone touches `waiting`.
  private static let owner = Atomic<UInt>(0)
  nonisolated(unsafe) private static var waiting: [AnyObject] = []

  /// Empties `objects`; those that nobody else holds are gone when the outermost call returns. While another thread is at
  /// it they are gone at once.
  package static func release<Object: AnyObject>(_ objects: inout [Object]) {
    let me = UInt(pthread_self())
    let holder = owner.compareExchange(expected: 0, desired: me, ordering: .acquiringAndReleasing)
    guard holder.exchanged || holder.original == me else { return objects = [] }
    waiting.append(contentsOf: objects as [AnyObject])
    objects = []
    guard holder.exchanged else { return }
    while let next = waiting.popLast() { withExtendedLifetime(next) {} }
    owner.store(0, ordering: .releasing)
  }
}
