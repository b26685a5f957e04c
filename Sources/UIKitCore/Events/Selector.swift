// A selector that carries its method: an Objective-C name and a closure over an unapplied method.
//
// Made by: the source translator from `#selector(…)`, and by hand. Called by: controls, gesture recognisers and whatever
// else takes a target and an action. Equality is by name, as with Objective-C's. Needs no run-time table.

public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The Objective-C name, such as "tapped:".
  public let description: String
  /// Calls the method on a target with up to two arguments; nil when the selector was made from a name alone.
  package let call: (@MainActor @Sendable (AnyObject, Any?, Any?) -> Void)?
  /// Whether an object has the carried method.
  private let accepts: (@Sendable (AnyObject) -> Bool)?

  /// A name without a method: equal to a carried selector of that name, but nothing to call.
  public init(_ name: String) {
    description = name
    call = nil
    accepts = nil
  }

  /// False for a selector made from a name alone: there is no method to look for.
  package func isMethod(of object: AnyObject) -> Bool { accepts?(object) ?? false }

  /// A name and a method without arguments. What the method returns is not used.
  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () -> Result
  ) {
    description = name
    accepts = { $0 is Target }
    call = Self.carry { target, _, _ in
      guard let target = target as? Target else { return }
      _ = method(target)()
    }
  }

  /// A name and a method of one argument, such as an action of its sender.
  @preconcurrency
  public init<Target: AnyObject, A, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (A) -> Result
  ) {
    description = name
    accepts = { $0 is Target }
    call = Self.carry { target, first, _ in
      guard let target = target as? Target, let first = Self.argument(first, as: A.self) else { return }
      _ = method(target)(first)
    }
  }

  /// A name and a method of two arguments, such as an action of its sender and the event.
  @preconcurrency
  public init<Target: AnyObject, A, B, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (A, B) -> Result
  ) {
    description = name
    accepts = { $0 is Target }
    call = Self.carry { target, first, second in
      guard let target = target as? Target, let first = Self.argument(first, as: A.self),
        let second = Self.argument(second, as: B.self)
      else { return }
      _ = method(target)(first, second)
    }
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The closure captures only a method of a main-actor type and is called on the main actor only.
  private static func carry(
    _ body: @escaping @MainActor (AnyObject, Any?, Any?) -> Void
  ) -> @MainActor @Sendable (AnyObject, Any?, Any?) -> Void { body }

  /// An argument as the method declares it; nil for an optional parameter is passed on as nil.
  private static func argument<A>(_ value: Any?, as type: A.Type) -> A? {
    if let value = value as? A { return value }
    return (Optional<Any>.none as Any) as? A
  }
}

public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
