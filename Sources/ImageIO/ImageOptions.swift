// Reads numbers out of the dictionaries that Image I/O's functions take: values may be bridged or plain Swift ones.

import CoreGraphics
import Foundation

/// A dictionary of options, nil being an empty one.
struct ImageOptions {
  private let dictionary: CFDictionary?

  init(_ dictionary: CFDictionary?) { self.dictionary = dictionary }

  func value(_ key: CFString) -> Any? {
    guard let dictionary else { return nil }
    return dictionary.object(forKey: key) ?? dictionary.object(forKey: key as String)
  }

  func number(_ key: CFString) -> Double? {
    switch value(key) {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }

  func flag(_ key: CFString) -> Bool { number(key) ?? 0 != 0 }
}
