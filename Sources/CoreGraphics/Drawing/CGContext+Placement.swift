// CGContext: what UIKit's drawing asks about the current state before it draws.
//
// Called by: UIKitCore (resizable images). Changes nothing.

extension CGContext {
  /// User space → device pixels from the top left, y down: where pixel edges lie at whole numbers. `ctm` is the same seen
  /// from the bottom left.
  package var pixelTransform: CGAffineTransform { state.draw.ctm }

  /// Whether what is drawn now casts a shadow: pieces that belong together need a layer then.
  package var castsShadow: Bool { state.draw.shadow != nil }
}
