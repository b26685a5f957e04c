// The frame's first pass: what moves by itself, such as scroll views that decelerate, takes its place for this frame.
//
// Run by: FramePipeline, before layout. Filled by: whoever is under way; it stays until it says that it is done. While
// somebody is in it a frame is wanted after this one, and when nobody is, none. Main thread: frames that are made elsewhere, of
// layers without views, move nobody.

import Synchronization

package enum TickPass {
  private struct Entry {
    weak var owner: AnyObject?
    let tick: (Double) -> Bool
  }

  // Main thread only, like the layers.
  nonisolated(unsafe) private static var entries: [Entry] = [] {
    didSet { count.store(entries.count, ordering: .relaxed) }
  }
  /// How many are in it, for any thread: nearly always nobody, and then the thread need not be asked.
  private static let count = Atomic<Int>(0)

  /// Calls `tick` in every frame, with the seconds of host time that the frame is for, until it returns false or `owner` is
  /// gone. `owner` is not kept; a second entry of the same owner replaces the first.
  package static func add(_ owner: AnyObject, _ tick: @escaping (Double) -> Bool) {
    remove(owner)
    entries.append(Entry(owner: owner, tick: tick))
    FrameScheduler.requestFrame()
  }

  package static func remove(_ owner: AnyObject) {
    entries.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// - Returns: how many were moved.
  @discardableResult
  package static func run(at time: Double) -> Int {
    guard count.load(ordering: .relaxed) > 0, LayoutPass.isOnMainThread else { return 0 }
    let present = entries
    for entry in present {
      guard let owner = entry.owner else { continue }
      guard entries.contains(where: { $0.owner === owner }) else { continue }
      if !entry.tick(time) { remove(owner) }
    }
    entries.removeAll { $0.owner == nil }
    if !entries.isEmpty { FrameScheduler.requestFrame() }
    return present.count
  }
}
