// The binary search of this module: where a collection in order turns from one answer to the other.
//
// Called by: whatever looks up a unit, a line or a width in ends, pieces, offsets or lines that grow.

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies `predicate`, which none before and all after it do; `endIndex` when none does.
  /// O(log count).
  @inline(__always)
  package func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array where Element == Int {
  /// Of the ends of parts that follow each other, the index of the one with a unit; the last part's beyond all. There is
  /// one at least. O(log count).
  package func indexOfPart(with unit: Int) -> Int { Swift.min(partitioningIndex { $0 > unit }, count - 1) }
}
