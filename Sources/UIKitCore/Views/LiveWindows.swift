// The windows there are, shown or not: who must hear of a change that concerns the whole device.
//
// Called by: UIWindow when it is made, TraitAnnouncement. Windows are not kept alive.

@MainActor
enum LiveWindows {
  private struct Entry {
    weak var window: UIWindow?
  }
  private static var entries: [Entry] = []

  static var all: [UIWindow] { entries.compactMap(\.window) }

  static func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
