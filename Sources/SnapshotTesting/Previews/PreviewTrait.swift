// What a `#Preview` asks of its surroundings: a size of its own, an orientation.
// Written by users after `traits:`, carried over by the translator, read by PreviewRunner.

import Foundation

/// A trait of a preview. Names are Apple's; what they lack here is refused by the translator with a note.
/// Source: documented (Previews in Xcode).
public enum PreviewTrait: Sendable, Equatable {
  /// As if no layout trait were given.
  case defaultLayout
  /// The view at the size that fits it.
  case sizeThatFitsLayout
  /// A size in points.
  case fixedLayout(width: CGFloat, height: CGFloat)
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}
