// Core Foundation's ranges as Core Text reads them.
import CoreGraphics
import Foundation

extension CFRange {
  /// The range within `count` units; a length of 0 stands for all that follows, as Core Text documents.
  func units(of count: Int) -> Range<Int> {
    let start = min(max(0, location), count)
    return start..<(length <= 0 ? count : min(count, start + min(length, count)))
  }
}
