// The backend that draws later: keeps operations for a DisplayList.
//
// Made by: CGContext(recording:scale:), CGLayer, patterns. Called by: CGContext. Hands on: a DisplayList, any number of times.
// Never touches pixels and never simplifies: what is performed is what is replayed.

/// Appends operations to a list in the making.
package final class DisplayListRecorder: DrawingBackend {
  package let drawableBounds: CGRect
  package let baseTransform: CGAffineTransform
  package let deviceHeight: CGFloat

  private var operations: [DrawOperation] = []
  private var stateIndices: [Int32] = []
  private var states: [DrawState] = []
  private var extent: DrawnExtent
  private var cost = 0

  /// `bounds` in base space; `baseTransform` is what contexts report as their transform to the device, for clients that align
  /// to pixels: recording itself does not use it.
  package init(bounds: CGRect, baseTransform: CGAffineTransform, deviceHeight: CGFloat) {
    self.drawableBounds = bounds
    self.baseTransform = baseTransform
    self.deviceHeight = deviceHeight
    self.extent = DrawnExtent(bounds: bounds, pixel: 1 / max(baseTransform.largestScale, 1e-6))
  }

  package func perform(_ operation: DrawOperation, _ state: DrawState) {
    if states.last != state { states.append(state) }
    operations.append(operation)
    stateIndices.append(Int32(states.count - 1))
    extent.add(operation, state)
    cost += operation.cost
  }

  /// What has been recorded so far. The recorder goes on, and later lists begin with the same operations.
  package func makeDisplayList() -> DisplayList {
    DisplayList(
      operations: operations, stateIndices: stateIndices, states: states, bounds: drawableBounds,
      drawnBounds: extent.total, cost: cost)
  }
}
