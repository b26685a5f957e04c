// The name of a layer in the committed tree.
//
// Made by: CALayer, once, when it is made. Read by: DamagePass (to pair old and new nodes), caches, dumps.
// Does not: keep anything alive, or say where in the tree its node is.

import Synchronization

/// Identifies one layer for the life of the process; stable and never reused (invariant I4).
package struct RenderNodeID: Hashable, Sendable, Comparable {
  package let rawValue: UInt64

  private static let counter = Atomic<UInt64>(0)

  /// A name that no node has had. Callable from any thread.
  package static func next() -> RenderNodeID {
    RenderNodeID(rawValue: counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// The name given last: those made from now on are greater.
  package static var latest: RenderNodeID { RenderNodeID(rawValue: counter.load(ordering: .relaxed)) }

  /// Greater than any name.
  package static let last = RenderNodeID(rawValue: .max)

  package static func < (a: RenderNodeID, b: RenderNodeID) -> Bool { a.rawValue < b.rawValue }
}
