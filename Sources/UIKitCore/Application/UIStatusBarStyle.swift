// The look of the status bar.

public enum UIStatusBarStyle: Int, Sendable {
  /// Follows light and dark.
  case `default` = 0
  /// Light text, for dark contents.
  case lightContent = 1
  case darkContent = 3
}
