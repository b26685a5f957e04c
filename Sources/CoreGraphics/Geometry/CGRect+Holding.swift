// Whether a point lies in a rectangle, for numbers of any kind: Foundation's `contains` stops the process on NaN.
//
// Called by: hit testing in QuartzCore and UIKitCore, on rectangles and points that come from clients.

extension CGRect {
  /// As `contains`: the edges at minX and minY belong to the rectangle, those at maxX and maxY do not. False for empty and
  /// null rectangles, and when a number is NaN.
  package func holds(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
