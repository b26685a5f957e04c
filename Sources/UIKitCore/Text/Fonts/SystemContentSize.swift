// The content size category of the device, for code on any thread.
//
// Changed by: hosts, previews and tests, on the main actor. Read by: UIFont where the current traits give no category.

package enum SystemContentSize {
  /// `large` until somebody says otherwise. Source: documented default.
  package static var category: UIContentSizeCategory { SystemTraits.collection.preferredContentSizeCategory }

  /// Posts `UIContentSizeCategory.didChangeNotification` when it is another.
  @MainActor
  package static func change(to category: UIContentSizeCategory) {
    guard category != self.category else { return }
    SystemTraits.change { $0.category = category }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: nil,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }
}
