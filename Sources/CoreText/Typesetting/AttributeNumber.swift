// Numbers in attribute dictionaries: Swift's and Foundation's, which Linux does not bridge to each other.
//
// Called by: UIKitCore's attribute and descriptor readers, QuartzCore's text layers.
import Foundation

package enum AttributeNumber {
  /// The number that a value holds, true for 1; nil for values of other kinds.
  package static func value(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: CGFloat(Double(number))
    default: nil
    }
  }
}
