// Where an object stands in a list of children.
//
// Called by: the hierarchies of layers and views. Searched from both ends at once: most calls are about the first or the
// last child, and a list may hold 100,000.

extension Array where Element: AnyObject {
  /// The index of the very object; nil when it is not here.
  /// - Complexity: twice the distance from the nearer end.
  package func index(ofObject object: Element) -> Int? {
    var (low, high) = (0, count - 1)
    while low <= high {
      if self[low] === object { return low }
      if self[high] === object { return high }
      low += 1
      high -= 1
    }
    return nil
  }
}
