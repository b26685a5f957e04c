// Associated objects: values that extensions hang on objects they do not own, without an Objective-C runtime.
//
// Called by: apps and libraries, from any thread. The values of a responder (a view, a controller) go with it. Those of other
// objects go at the latest when as many more objects have got values as there are; they are never read after their object is
// gone, even when another takes its address. Source: documented, but for that delay, which is chosen here.

import Foundation

/// How an object holds an associated value.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public init(_ rawValue: UInt) { self.rawValue = rawValue }

  /// Not held: reads nil once it is gone.
  public static let OBJC_ASSOCIATION_ASSIGN = Self(rawValue: 0)
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = Self(rawValue: 1)
  /// A copy is held, of what can be copied.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = Self(rawValue: 3)
  public static let OBJC_ASSOCIATION_RETAIN = Self(rawValue: 0o1401)
  public static let OBJC_ASSOCIATION_COPY = Self(rawValue: 0o1403)
}

/// `key` counts by its address: pass `&` of a stored property of a type, or of a global.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Nil removes the value.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value.map { AssociatedValue($0, policy) }, of: object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

private enum AssociatedValue {
  case held(Any)
  case unowned(Weak)

  struct Weak {
    weak var object: AnyObject?
  }

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: self = .unowned(Weak(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: self = .held((value as? NSCopying)?.copy() ?? value)
    default: self = .held(value)
    }
  }

  var value: Any? {
    switch self {
    case .held(let value): value
    case .unowned(let reference): reference.object
    }
  }
}

/// The table. What leaves it is let go outside the lock, as that may run any code.
final class AssociatedObjects: @unchecked Sendable {
  fileprivate struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  static let shared = AssociatedObjects()
  /// True from the first value on: until then nobody needs to look. Written under the lock; a late read misses nothing, as
  /// who drops the last reference to an object has seen its values set.
  private(set) nonisolated(unsafe) static var isInUse = false

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepLimit = 64

  fileprivate func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry.values[key]?.value
    }
  }

  fileprivate func set(_ value: AssociatedValue?, of object: AnyObject, _ key: UnsafeRawPointer) {
    let id = ObjectIdentifier(object)
    let gone = lock.withLock {
      Self.isInUse = true
      var gone = value == nil || entries.count < sweepLimit ? [] : sweep()
      if let entry = entries[id], entry.owner !== object, let old = entries.removeValue(forKey: id) { gone.append(old) }
      guard value != nil || entries[id] != nil else { return gone }
      var entry = entries[id] ?? Entry(owner: object)
      if let old = entry.values.removeValue(forKey: key) { gone.append(Entry(owner: nil, values: [key: old])) }
      entry.values[key] = value
      entries[id] = entry.values.isEmpty ? nil : entry
      return gone
    }
    withExtendedLifetime(gone) {}
  }

  func removeAll(of id: ObjectIdentifier) {
    let gone = lock.withLock { entries.removeValue(forKey: id) }
    withExtendedLifetime(gone) {}
  }

  /// Takes out the entries of objects that are gone.
  private func sweep() -> [Entry] {
    let dead = entries.filter { $0.value.owner == nil }
    for id in dead.keys { entries[id] = nil }
    sweepLimit = max(64, 2 * entries.count)
    return Array(dead.values)
  }

  /// How many objects have values; for tests.
  var count: Int { lock.withLock { entries.count } }
}
