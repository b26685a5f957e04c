// The actions of a control, and when a finger counts as inside.
//
// Called by: UIControl's members. Actions run in the order they were added (observed of UIKit), for one event after the other.

/// One target and action, or one closure, and the events that call it.
struct ControlAction {
  weak var target: AnyObject?
  /// It was added for a target, not for the responder chain.
  var hasTarget = false
  var selector: Selector?
  var closure: UIAction?
  var events: UIControl.Event

  /// As `enumerateEventHandlers` shows it.
  var pair: (Any?, Selector)? { selector.map { (target, $0) } }
}

extension UIControl {
  func add(_ target: Any?, _ action: Selector, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = actionTable.firstIndex(where: { $0.matches(object) && $0.selector == action }) {
      actionTable[index].events.formUnion(events)
    } else {
      actionTable.append(ControlAction(target: object, hasTarget: object != nil, selector: action, events: events))
    }
  }

  func remove(_ target: Any?, _ action: Selector?, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    for index in actionTable.indices {
      guard let selector = actionTable[index].selector, action == nil || action == selector,
        object == nil || actionTable[index].target === object
      else { continue }
      actionTable[index].events.subtract(events)
    }
    removeIdleActions()
  }

  /// An action of the same identifier is replaced. Source: documented.
  func add(_ action: UIAction, _ events: Event) {
    removeAction(action.identifier, events)
    actionTable.append(ControlAction(closure: action, events: events))
  }

  func removeAction(_ identifier: UIAction.Identifier, _ events: Event) {
    for index in actionTable.indices where actionTable[index].closure?.identifier == identifier {
      actionTable[index].events.subtract(events)
    }
    removeIdleActions()
  }

  private func removeIdleActions() {
    actionTable.removeAll { $0.events.isEmpty || ($0.hasTarget && $0.target == nil) }
  }

  /// NSNull stands for the responder chain. Source: documented.
  var targetSet: Set<AnyHashable> {
    Set(
      actionTable.compactMap { entry -> AnyHashable? in
        guard entry.selector != nil else { return nil }
        return entry.hasTarget ? (entry.target as? NSObject).map(AnyHashable.init) : AnyHashable(NSNull())
      })
  }

  func names(_ target: Any?, _ event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = actionTable.filter { $0.matches(object) && !$0.events.isDisjoint(with: event) }
      .compactMap { $0.selector?.description }
    return found.isEmpty ? nil : found
  }

  /// Calls what listens to one of `events`.
  func perform(_ events: Event, with event: UIEvent?) {
    for entry in actionTable where !entry.events.isDisjoint(with: events) {
      if let closure = entry.closure {
        sendAction(closure)
      } else if let selector = entry.selector, !entry.hasTarget || entry.target != nil {
        sendAction(selector, to: entry.target, for: event)
      }
    }
  }

  /// A finger that has come down inside counts as inside until it is well outside (case CT-02).
  func holdsTracking(_ touch: UITouch) -> Bool {
    let margin = ControlLook.trackingMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
  }
}

extension ControlAction {
  /// `object` nil means the responder chain.
  fileprivate func matches(_ object: AnyObject?) -> Bool { hasTarget == (object != nil) && target === object }
}
