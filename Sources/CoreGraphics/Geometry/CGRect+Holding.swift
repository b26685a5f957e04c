// Whether a point or a rectangle lies in a rectangle, for numbers of any kind: Foundation's `contains` stops the process on NaN.
//
// Called by: hit testing in QuartzCore and UIKitCore and the view linter, on rectangles and points that come from clients.

extension CGRect {
  /// As `contains`: the edges at minX and minY belong to the rectangle, those at maxX and maxY do not. False for empty and
  /// null rectangles, and when a number is NaN.
  package func holds(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Whether no part of `other` is outside. Foundation's `contains` compares with the union's width and height, which are
  /// rounded, and so denies it of many rectangles. False when a number is NaN, and for null rectangles.
  package func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
