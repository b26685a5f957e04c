// Where a view controller is between hidden and shown.
//
// Held by: UIViewController. Read and changed by: its appearance concern.

struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  /// Of the transition under way.
  var isAnimated = false
}
