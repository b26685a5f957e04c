// Sizes and times of scrolling: points, seconds. Chosen here, after common observation.
//
// Read by: UIScrollView, its indicators and its refresh control.

enum ScrollLook {
  /// Of an indicator: its width, what is free around it, and how short it gets for endless content.
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  static let leastLength: CGFloat = 36
  /// How long the indicators stay after the content has come to rest, and how long they fade.
  static let hold: TimeInterval = 0.25
  static let fade: TimeInterval = 0.4
  static let refreshHeight: CGFloat = 60
  /// How far the content is pulled before it refreshes.
  static let refreshPull: CGFloat = 80
  /// Of a refresh control with a title: how far the spinner is above the middle, and the title's place below it.
  static let refreshSpinnerRise: CGFloat = 9
  static let refreshTitleDrop: CGFloat = 8
  static let refreshTitleHeight: CGFloat = 16
  static let refreshTitleFontSize: CGFloat = 12
  /// Of an animated offset or zoom.
  static let animation: TimeInterval = 0.3
}
