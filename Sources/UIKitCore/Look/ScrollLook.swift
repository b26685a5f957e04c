// Sizes and times of scrolling. Folklore (FACTS "Scrolling"). Points, seconds.
//
// Read by: UIScrollView and its indicators.

enum ScrollLook {
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  static let leastLength: CGFloat = 36
  /// How long the indicators stay after the content has come to rest, and how long they fade.
  static let hold: TimeInterval = 0.25
  static let fade: TimeInterval = 0.4
  static let refreshHeight: CGFloat = 60
  /// How far the content is pulled before it refreshes. Chosen here.
  static let refreshPull: CGFloat = 80
  /// Of an animated offset or zoom.
  static let animation: TimeInterval = 0.3
}
