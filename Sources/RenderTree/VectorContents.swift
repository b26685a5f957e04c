// Contents without pixels: what shape and gradient layers show. Replayed at any scale, never stretched as a bitmap.
//
// Made by: CAShapeLayer and CAGradientLayer at commit. Read by: PaintedBounds, NodePainter, CALayer.render(in:).

import CoreGraphics

/// A drawing in the layer's coordinates, points. Its operations carry no clips.
package struct VectorContents: Sendable {
  package let list: DisplayList
  /// True: cut by the layer's outline, round corners included. False: shows beyond the bounds.
  package let isCutByOutline: Bool

  package init(list: DisplayList, isCutByOutline: Bool) {
    self.list = list
    self.isCutByOutline = isCutByOutline
  }

  /// Draws under `state`: its transform, clip and alpha. One operation at full alpha needs no group.
  package func draw(into backend: any DrawingBackend, _ state: DrawState) {
    guard !isCutByOutline || list.operations.count == 1 else { return backend.perform(.displayList(list), state) }
    guard list.operations.count == 1 || state.alpha == 1 else { return backend.perform(.displayList(list), state) }
    for (operation, index) in zip(list.operations, list.stateIndices) {
      var own = list.states[Int(index)]
      own.ctm = own.ctm.concatenating(state.ctm)
      own.clip = state.clip
      own.alpha *= state.alpha
      backend.perform(operation, own)
    }
  }
}
