// Core Foundation's range, and what code writes with it around Core Text. Foundation on Linux has neither.

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
