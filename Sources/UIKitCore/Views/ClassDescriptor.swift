// Reads a class's context descriptor: where in the metadata its own methods stand, and which of them are initialisers.
//
// Called by: MetatypeInit. The layout is part of Swift's ABI: a fixed head, optional trailing parts named by flags, then the
// method table's header and one descriptor a method. Generic classes are not read (none of ours is).

struct ClassDescriptor {
  /// Words from the metadata's address point at which allocating initialisers that the class declares stand, in order.
  let initializerWords: [Int]

  private enum Flag {
    static let isGeneric: UInt32 = 1 << 7
    static let initializationKind: UInt32 = 3 << 16
    static let singletonInitialization: UInt32 = 1 << 16
    static let foreignInitialization: UInt32 = 2 << 16
    static let hasResilientSuperclass: UInt32 = 1 << 29
    static let hasMethodTable: UInt32 = 1 << 31
  }

  private enum Layout {
    /// Bytes of metadata before the descriptor's pointer: kind, superclass, flags and sizes.
    static let descriptorInMetadata = 40
    /// Bytes of the descriptor's fixed head.
    static let head = 44
    static let methodKindMask: UInt32 = 15
    static let initializerKind: UInt32 = 1
    static let isInstance: UInt32 = 16
  }

  /// Nil when the class is generic or declares no methods of its own.
  init?(of type: AnyClass) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard let start = metadata.load(fromByteOffset: Layout.descriptorInMetadata, as: UnsafeRawPointer?.self) else {
      return nil
    }
    let flags = start.load(as: UInt32.self)
    guard flags & Flag.isGeneric == 0, flags & Flag.hasMethodTable != 0 else { return nil }
    var offset = Layout.head
    if flags & Flag.hasResilientSuperclass != 0 { offset += 4 }
    switch flags & Flag.initializationKind {
    case Flag.singletonInitialization: offset += 12
    case Flag.foreignInitialization: offset += 4
    default: break
    }
    let tableStart = Int(start.load(fromByteOffset: offset, as: UInt32.self))
    let count = Int(start.load(fromByteOffset: offset + 4, as: UInt32.self))
    initializerWords = (0..<count).filter { index in
      let method = start.load(fromByteOffset: offset + 8 + index * 8, as: UInt32.self)
      return method & Layout.methodKindMask == Layout.initializerKind && method & Layout.isInstance == 0
    }.map { tableStart + $0 }
  }
}
