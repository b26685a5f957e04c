// Reads the method tables of classes: which words differ between a class and its subclass.
//
// Called by: OverriddenMembers. Relies on the layout of Swift class metadata without an Objective-C runtime, which is part of
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

  /// The words in which `changed` differs from `base` while `unchanged`, another subclass, does not.
  static func words(ofOverridesIn changed: AnyClass, not unchanged: AnyClass, base: AnyClass) -> [Int] {
    (0..<wordCount(of: base)).filter {
      word($0, of: changed) != word($0, of: base) && word($0, of: unchanged) == word($0, of: base)
    }
  }

  /// Whether `type` has a word of its own at one of `indices`; true, the safe answer, when none is known.
  static func differs(_ type: AnyClass, from base: AnyClass, at indices: [Int]) -> Bool {
    indices.isEmpty || indices.contains { word($0, of: type) != word($0, of: base) }
  }

  private static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)[index]
  }

  private static func wordCount(of type: AnyClass) -> Int {
    let header = unsafeBitCast(type, to: UnsafePointer<Header>.self).pointee
    return Int(header.classSize - header.classAddressPoint) / MemoryLayout<UInt>.size
  }
}
