// The content size category of the device, for code on any thread.
//
// Changed by: hosts, previews and tests, on the main actor. Read by: UIFont where the current traits give no category.

import Synchronization

package enum SystemContentSize {
  private static let stored = Mutex(UIContentSizeCategory.large)
  /// `large` until somebody says otherwise. Source: documented default.
  package static var category: UIContentSizeCategory { stored.withLock { $0 } }

  /// Posts `UIContentSizeCategory.didChangeNotification` when it is another.
  @MainActor
  package static func change(to category: UIContentSizeCategory) {
    let old = stored.withLock { stored in
      defer { stored = category }
      return stored
    }
    guard old != category else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }
}
