// The Core Foundation names that code writes around Core Text, as far as Foundation on Linux lacks them.
import CoreGraphics
import Foundation

/// A location and a length, UTF-16 units where it is of a string.
public struct CFRange: Sendable, Equatable {
  public var location: CFIndex
  public var length: CFIndex
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
  public init() { self.init(location: 0, length: 0) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Bridged from `NSAttributedString` by being it.
public typealias CFAttributedString = NSAttributedString

/// The number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

extension CFRange {
  /// The range within `count` units; a length of 0 stands for all that follows, as Core Text documents.
  func units(of count: Int) -> Range<Int> {
    let start = min(max(0, location), count)
    return start..<(length <= 0 ? count : min(count, start + min(length, count)))
  }
}
