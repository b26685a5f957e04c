// The graphics state that an operation is drawn with: a value, complete, immutable once recorded.
//
// Made by: CGContext, one copy an operation; RenderServer makes its own for layers. Read by: every DrawingBackend.
// Spaces: "user space" is what the client's coordinates mean now; "base space" is user space as it was when the context was
// made (points in UIKit contexts, y down there; y up in raw bitmap contexts); the backend's baseTransform leads on to device
// pixels. So recorded and immediate drawing compute the same products, and give the same bytes.

/// What every operation is drawn with.
package struct DrawState: Sendable, Equatable {
  /// User space → base space.
  package var ctm: CGAffineTransform = .identity
  /// Nil means unclipped (but for the target's edges).
  package var clip: ClipNode?
  package var fill: DrawPaint = .color(DrawState.black)
  package var stroke: DrawPaint = .color(DrawState.black)
  /// 0...1, multiplied with every paint's own.
  package var alpha: CGFloat = 1
  package var blendMode: CGBlendMode = .normal
  package var shadow: DrawShadow?
  /// The product of "should" and "allows".
  package var isAntialiased = true
  package var interpolationQuality: CGInterpolationQuality = .default
  /// How far a flattened curve may stray, device pixels; 0 means the backend's own choice, 1/512, which BitmapBackend keeps
  /// whatever is asked for: coarser curves would be no faster.
  package var flatness: CGFloat = 0
  /// Base space: where a pattern's origin lies.
  package var patternPhase: CGSize = .zero

  package init() {}

  private static let black = CGColor(gray: 0, alpha: 1)

  /// The state of an operation that is a layer's content: drawn at full alpha, over, without shadow, unclipped.
  package func resettingCompositing() -> DrawState {
    var state = self
    state.clip = nil
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    return state
  }
}
