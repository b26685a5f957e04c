// A pattern's cell, drawn once as a display list: what a pattern paint carries.
//
// Made by: CGPattern, one for coloured patterns and one a colour for others. Read by: BitmapBackend+Patterns.

/// A cell and how it repeats. Immutable.
package final class PatternCell: Sendable {
  /// In pattern space.
  package let list: DisplayList
  /// The cell, pattern space.
  package let bounds: CGRect
  /// Pattern space → base space.
  package let matrix: CGAffineTransform
  /// Pattern space, above 0.
  package let xStep: CGFloat
  package let yStep: CGFloat

  package init(list: DisplayList, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat) {
    self.list = list
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = xStep
    self.yStep = yStep
  }
}
