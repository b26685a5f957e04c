// The frame's first pass: what moves by itself, such as scroll views that decelerate, takes its place for this frame.
//
// Run by: FramePipeline, before layout. Filled by: whoever is under way; it stays until it says that it is done. While
// somebody is in it a frame is wanted after this one, and when nobody is, none.

package enum TickPass {
  private struct Entry {
    weak var owner: AnyObject?
    let tick: (Double) -> Bool
  }

  // Main thread only, like the layers.
  nonisolated(unsafe) private static var entries: [Entry] = []

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
    guard !entries.isEmpty else { return 0 }
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
