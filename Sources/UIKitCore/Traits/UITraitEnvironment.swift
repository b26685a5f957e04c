// What has traits, and what can be told of their changes.
//
// Implemented by: UIView, UIViewController, UIScreen, UIWindowScene. Registrations are kept by what they were made with.

@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// After the traits have changed; `previousTraitCollection` are those before. Source: documented.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Stands for one registration.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
  /// Calls `handler` with the object and the traits before whenever one of `traits` has changed. Source: documented.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
  /// `target` is not owned. The action takes nothing, the object, or the object and the traits before.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What was registered.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  private let call: @MainActor (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
    super.init()
  }

  func tell(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    guard traits.contains(where: { old.values.differs(from: new.values, in: $0) }) else { return }
    call(object, old)
  }
}

/// What keeps registrations.
@MainActor
protocol TraitRegistrar: AnyObject {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistrar {
  func tellRegistrations(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in traitRegistrations { registration.tell(self, from: old, to: new) }
  }
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    keep(
      TraitRegistration(traits) { object, old in
        guard let environment = object as? TraitEnvironment else { return }
        handler(environment, old)
      })
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = WeakTarget(object: target as AnyObject)
    return keep(
      TraitRegistration(traits) { object, old in
        guard let target = target.object else { return }
        action.call?(target, object, old)
      })
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    keep(TraitRegistration(traits) { object, old in action.call?(object, object, old) })
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistrar)?.traitRegistrations.removeAll { $0 === registration }
  }

  private func keep(_ registration: TraitRegistration) -> TraitRegistration {
    (self as? any TraitRegistrar)?.traitRegistrations.append(registration)
    return registration
  }
}

private struct WeakTarget {
  weak var object: AnyObject?
}
