// When a frame is for: times in seconds of host time.
//
// Made by: hosts (a virtual clock in tests). Read by: SamplePass, display links.

package struct FrameTiming: Sendable, Equatable {
  /// When the frame was begun.
  package var now: Double
  /// When it is expected on the screen: animations are sampled for this time.
  package var presentation: Double

  package init(now: Double, presentation: Double) {
    self.now = now
    self.presentation = presentation
  }
}
