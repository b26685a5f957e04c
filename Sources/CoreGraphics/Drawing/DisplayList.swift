// A drawing, recorded: operations with their states, immutable, resolution-free, replayable on any thread any number of times.
//
// Made by: DisplayListRecorder. Held by: committed nodes, CGLayer, patterns. Replayed into: a BitmapBackend, or another
// recorder. Holds glyph runs, never strings; images, never views.

/// What was drawn into a recording context.
package final class DisplayList: Sendable {
  package let operations: [DrawOperation]
  /// `states[stateIndices[i]]` belongs to `operations[i]`.
  package let stateIndices: [Int32]
  /// Neighbouring operations with equal states share one.
  package let states: [DrawState]
  /// Base space: what the recording was for; drawing outside it was clipped away.
  package let bounds: CGRect
  /// Base space: a rectangle that holds every pixel drawn, within `bounds`; null when nothing is drawn.
  package let drawnBounds: CGRect
  /// A rough price of one replay, see DrawOperation.cost: for choosing between replaying and keeping a bitmap.
  package let cost: Int

  package init(
    operations: [DrawOperation], stateIndices: [Int32], states: [DrawState], bounds: CGRect, drawnBounds: CGRect,
    cost: Int
  ) {
    self.operations = operations
    self.stateIndices = stateIndices
    self.states = states
    self.bounds = bounds
    self.drawnBounds = drawnBounds
    self.cost = cost
  }

  /// A list that draws nothing.
  package static let empty = DisplayList(
    operations: [], stateIndices: [], states: [], bounds: .zero, drawnBounds: .null, cost: 0)

  package var isEmpty: Bool { operations.isEmpty }

  /// Performs every operation in order. The list's base space is the backend's: choose the backend's baseTransform to place
  /// the list. Nothing is clipped to `bounds` here.
  /// - Complexity: O(operations) and what they draw.
  package func replay(into backend: any DrawingBackend) {
    for (index, operation) in operations.enumerated() {
      backend.perform(operation, states[Int(stateIndices[index])])
    }
  }
}
