// What answers a change of a layer's property, and how it is found.
//
// Called by: clients, UIView (as the delegate that answers). The look-up is here; property changes do not start actions
// before implicit animations exist.

import Foundation

/// Something that reacts to an event of a layer. Documented.
public protocol CAAction {
  /// `event` is a property's key or an event's name, `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// "Do nothing, and look no further." Documented.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
public let kCATransition = "transition"

extension CALayer {
  /// Actions by key, asked after the delegate.
  public var actions: [String: any CAAction]? {
    get { extrasBox?.actions }
    set {
      guard newValue != nil || extrasBox != nil else { return }
      makeExtras().actions = newValue
    }
  }

  /// The look-up behind `action(forKey:)`, in the documented order: the delegate, `actions`, the class. The first answer
  /// counts; NSNull ends the search without an action.
  func findAction(forKey event: String) -> (any CAAction)? {
    guard
      let found = storedDelegate?.action(for: self, forKey: event) ?? actions?[event]
        ?? type(of: self).defaultAction(forKey: event)
    else { return nil }
    return found is NSNull ? nil : found
  }
}
