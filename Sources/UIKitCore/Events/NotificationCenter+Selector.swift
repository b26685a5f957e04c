// Observers told through selectors: Foundation's NotificationCenter on Linux knows closures only.
//
// Called by: clients. An observer is not owned, and hears nothing more once it is gone; `removeObserver` forgets it sooner.
// Its method runs on the main thread: notifications posted elsewhere are passed on to it.

extension NotificationCenter {
  /// Tells `observer` of notifications of this name and from this object; nil stands for any. Source: documented.
  @MainActor
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    guard let call = aSelector.call else { return }
    let listed = SelectorObserver(observer as AnyObject, name: aName, object: anObject as AnyObject?)
    listed.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak listed] note in
      // The notification goes to one thread only.
      nonisolated(unsafe) let note = note
      let tell: @MainActor @Sendable () -> Void = {
        guard let observer = listed?.observer else { return }
        call(observer, note, nil)
      }
      if MainQueue.isCurrent { MainActor.assumeIsolated(tell) } else { DispatchQueue.main.async(execute: tell) }
    }
    SelectorObserver.add(listed, to: self)
  }

  /// Forgets what `observer` was to be told through selectors, and an observer that is a closure's token.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    removeObserver(observer, name: nil, object: nil)
  }

  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    for token in SelectorObserver.remove(observer, name: aName, object: anObject as AnyObject?, from: self) {
      removeObserver(token as Any)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The main actor's queue. Where a process has given up its main thread (`dispatchMain`) another one runs it.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// One entry of an observer in a centre.
private final class SelectorObserver: @unchecked Sendable {
  // Confined by the lock below, but for `observer`, which is weak and read on the main thread.
  weak var observer: AnyObject?
  private let name: NSNotification.Name?
  private weak var object: AnyObject?
  private let identity: ObjectIdentifier
  var token: NSObjectProtocol?

  init(_ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?) {
    (self.observer, self.name, self.object) = (observer, name, object)
    identity = ObjectIdentifier(observer)
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [SelectorObserver]] = [:]
  private static let lock = NSLock()

  /// Entries of observers that are gone are dropped on the way.
  static func add(_ entry: SelectorObserver, to center: NotificationCenter) {
    let gone: [NSObjectProtocol] = lock.withLock {
      let list = entries[ObjectIdentifier(center), default: []]
      entries[ObjectIdentifier(center)] = list.filter { $0.observer != nil } + [entry]
      return list.filter { $0.observer == nil }.compactMap(\.token)
    }
    for token in gone { center.removeObserver(token as Any) }
  }

  /// - Returns: what the centre itself has to forget.
  static func remove(
    _ observer: AnyObject, name: NSNotification.Name?, object: AnyObject?, from center: NotificationCenter
  ) -> [NSObjectProtocol] {
    lock.withLock {
      let list = entries[ObjectIdentifier(center)] ?? []
      func isMeant(_ entry: SelectorObserver) -> Bool {
        entry.identity == ObjectIdentifier(observer) && (name == nil || entry.name == name)
          && (object == nil || entry.object === object)
      }
      entries[ObjectIdentifier(center)] = list.filter { !isMeant($0) }
      return list.filter(isMeant).compactMap(\.token)
    }
  }
}
