// The distances and times that tell gestures apart, in one place.
//
// Read by: recognisers and controls. Points and seconds. Measured on a simulator, or chosen here.

enum GestureThresholds {
  /// Farther than this from where it came down, a finger does not tap. Measured.
  static let tapSlop: CGFloat = 10
  /// A finger held longer makes no tap. Chosen here, after common observation.
  static let tapDuration: TimeInterval = 0.75
  /// From the end of a tap to the beginning of the next that adds to it: seconds, points. Chosen here, after common
  /// observation.
  static let tapInterval: TimeInterval = 0.35
  static let tapDistance: CGFloat = 45
  /// Farther than this, a finger pans; these first points are not part of the translation. Measured.
  static let panSlop: CGFloat = 10
  /// How near to the edge a screen edge pan begins. Chosen here.
  static let edgeWidth: CGFloat = 20
  /// Chosen here, after common observation.
  static let swipeDistance: CGFloat = 50
  static let swipeDrift: CGFloat = 50
  static let swipeDuration: TimeInterval = 0.5
  /// Change of the fingers' distance from which they pinch. Chosen here.
  static let pinchSlop: CGFloat = 10
  /// Way of a finger around the middle from which they rotate. Chosen here.
  static let rotationSlop: CGFloat = 10
  /// How long a scroll view keeps a finger from its content, as it may be a drag. Chosen here, after common observation.
  static let contentDelay: TimeInterval = 0.15
}

/// Points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
