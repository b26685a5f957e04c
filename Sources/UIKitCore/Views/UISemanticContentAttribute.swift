// What a view's content means for its direction: whether it is turned round where interfaces read from right to left.

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Controls of a player: never turned round. Source: documented.
  case playback
  /// Directions in space: never turned round. Source: documented.
  case spatial
  case forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// The direction of content with this meaning in the app, which reads from left to right (chosen here: no app's languages
  /// are read yet).
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// The direction that the view's content is to have now.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
}
