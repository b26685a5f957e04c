// Who follows the content size category: labels and their like.
//
// Made by: views with adjustsFontForContentSizeCategory. Told by: the notification that SystemContentSize posts.

/// A view whose fonts can follow the content size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts made for a text style, or scaled by font metrics, change with the category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategory {
  /// Posted when the device's category changes; the new one is in the user info under `newValueUserInfoKey`.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// Calls back on the main actor until it goes.
@MainActor
final class ContentSizeObserver {
  // Only deinit uses it off the main actor, when nobody else can.
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  init(_ changed: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { changed() }
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
