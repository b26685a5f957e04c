// How deep objects in an archive hold each other while they are read: an archive made up so that an object holds itself would
// be read for ever, since Foundation on Linux knows an object only when it has been read whole (observed, Swift 6.3).
//
// Called by: NSCoder.object(_:as:). Thread safety: the depths are behind a Mutex; a coder is read by one thread.

import Foundation
import Synchronization

enum ArchiveNesting {
  /// Chosen here: deeper than views are nested, and what the stack holds in debug builds.
  static let limit = 400

  private struct Depth {
    var count = 0
    /// The limit was reached: nothing more is read, so that what was begun ends soon.
    var isBroken = false
  }

  private static let depths = Mutex<[ObjectIdentifier: Depth]>([:])

  /// Runs `read` one level deeper; nil without running it when that is too deep, or was once in what is being read.
  static func read<Object>(_ coder: NSCoder, _ read: () -> Object?) -> Object? {
    let key = ObjectIdentifier(coder)
    let isAllowed = depths.withLock { depths in
      var depth = depths[key] ?? Depth()
      depth.count += 1
      if depth.count > limit { depth.isBroken = true }
      depths[key] = depth
      return !depth.isBroken
    }
    defer {
      depths.withLock { depths in
        depths[key]?.count -= 1
        if depths[key]?.count == 0 { depths[key] = nil }
      }
    }
    return isAllowed ? read() : nil
  }
}
