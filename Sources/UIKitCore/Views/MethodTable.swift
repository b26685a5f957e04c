// Reads the method tables of classes: which words differ between a class and its subclass.
//
// Called by: DrawingOverride. Relies on the layout of Swift class metadata without an Objective-C runtime, which is part of
// Swift's ABI: after the superclass come flags and sizes, then the description, then members, methods among them.

enum MethodTable {
  private struct Header {
    let kind: UInt
    let superclass: UInt
    let flags: UInt32
    let instanceAddressPoint: UInt32
    let instanceSize: UInt32
    let alignmentMaskAndReserved: UInt32
    let classSize: UInt32
    let classAddressPoint: UInt32
  }

  /// The only word in which `changed` differs from `base` while `unchanged`, another subclass, does not; nil when there is
  /// none or more than one.
  static func index(whereOnly changed: AnyClass, differsFrom unchanged: AnyClass, base: AnyClass) -> Int? {
    let found = (0..<wordCount(of: base)).filter {
      word($0, of: changed) != word($0, of: base) && word($0, of: unchanged) == word($0, of: base)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether `type` has a word of its own at `index`; true, the safe answer, when the index is not known.
  static func differs(_ type: AnyClass, from base: AnyClass, at index: Int?) -> Bool {
    guard let index else { return true }
    return word(index, of: type) != word(index, of: base)
  }

  private static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  private static func wordCount(of type: AnyClass) -> Int {
    let header = unsafeBitCast(type, to: UnsafePointer<Header>.self).pointee
    return Int(header.classSize - header.classAddressPoint) / MemoryLayout<UInt>.size
  }
}
