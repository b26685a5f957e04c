// Makes objects of classes that are only known at run time, through initialisers that are not `required`.
//
// Called by: UIView for `layerClass`. UIKit asks the Objective-C runtime; here the entry of the initialiser in the class's
// method table is called. Every designated initialiser of an open class has an allocating entry there: its place is read
// once from the descriptor of the class that declares it, and is the same in all subclasses.
// Relies on the layout of class context descriptors, which is part of Swift's ABI. Self-checked at first use.

internal import CDynamicInit

enum MetatypeInit {
  /// `init()` as NSObject declares it.
  private static let plainEntry = ClassDescriptor(of: NSObject.self)?.initializerWords.first

  /// `type.init()`, of exactly that class.
  static func make<Base: NSObject>(_ type: Base.Type) -> Base {
    guard let word = checkedPlainEntry else {
      misuse("The initialiser of \(type) cannot be found in its method table on this toolchain")
    }
    return object(di_call_init(entry(word, of: type), metadata(of: type)), as: type)
  }

  /// The entry, after making one object of a class of ours with it.
  private static let checkedPlainEntry: Int? = {
    guard let word = plainEntry else { return nil }
    let type: NSObject.Type = Probe.self
    let probe = object(di_call_init(entry(word, of: type), metadata(of: type)), as: type)
    return (probe as? Probe)?.mark == Probe.expected ? word : nil
  }()

  private final class Probe: NSObject {
    static let expected = 0x50_52_4F_42
    let mark: Int
    override init() {
      mark = Self.expected
      super.init()
    }
  }

  private static func metadata(of type: AnyClass) -> UnsafeMutableRawPointer {
    unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
  }

  private static func entry(_ word: Int, of type: AnyClass) -> UnsafeMutableRawPointer? {
    metadata(of: type).load(fromByteOffset: word * MemoryLayout<UInt>.size, as: UnsafeMutableRawPointer?.self)
  }

  private static func object<Base: AnyObject>(_ pointer: UnsafeMutableRawPointer?, as type: Base.Type) -> Base {
    guard let pointer else { misuse("An initialiser of \(type) gave nothing back") }
    return Unmanaged<Base>.fromOpaque(pointer).takeRetainedValue()
  }
}
