// A pattern's cell, drawn once as a display list: what a pattern paint carries.
//
// Made by: CGPattern, one for coloured patterns and one a colour for others. Read by: BitmapBackend+Patterns.

/// A cell and how it repeats. Immutable.
package final class PatternCell: Sendable {
  /// In pattern space.
  let list: DisplayList
  /// The cell, pattern space.
  let bounds: CGRect
  /// Pattern space → base space.
  let matrix: CGAffineTransform
  /// Pattern space, above 0.
  let xStep: CGFloat
  let yStep: CGFloat

  init(list: DisplayList, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat) {
    self.list = list
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = xStep
    self.yStep = yStep
  }
}
