// Keys on their way to the first responder: key commands first, then recognisers, then presses up the chain, at whose end
// their text is typed. A key that would be typed is no command, unless the command asks for priority.
//
// Called by: HostEventIngress. Source: documented (UIKeyCommand, UIResponder).

import HostInterface

@MainActor
final class KeyDispatch {
  private var down: [Int: UIPress] = [:]
  private let environment: GestureEnvironment

  init(environment: GestureEnvironment) { self.environment = environment }

  func handle(_ key: HostKey, at time: TimeInterval, window: UIWindow?) {
    let press = down[key.usage] ?? UIPress()
    press.timestamp = time
    if key.isDown {
      guard let window else { return }
      press.phase = down[key.usage] == nil ? .began : .changed
      press.key = UIKey(key)
      press.responder = window.firstResponder ?? window
      if performCommand(for: press) { return }
      down[key.usage] = press
    } else {
      guard down.removeValue(forKey: key.usage) != nil else { return }
      press.phase = .ended
    }
    send(press, UIKeyModifierFlags(rawValue: key.modifiers), at: time)
  }

  /// The modifier keys that are down, of either side of the keyboard.
  var modifiers: UIKeyModifierFlags {
    let flags: [UIKeyModifierFlags] = [.control, .shift, .alternate, .command]
    return down.keys.reduce(into: []) { if (0xE0...0xE7).contains($1) { $0.insert(flags[$1 % 4]) } }
  }

  /// Cancels the keys that are down, as when the application is interrupted.
  func cancelAll(at time: TimeInterval) {
    let presses = down.sorted { $0.key < $1.key }.map(\.value)
    down = [:]
    for press in presses {
      press.phase = .cancelled
      send(press, [], at: time)
    }
  }

  private func send(_ press: UIPress, _ modifiers: UIKeyModifierFlags, at time: TimeInterval) {
    let event = UIPressesEvent()
    event.timestamp = time
    event.presses = [press]
    event.storedModifiers = modifiers
    event.environment = environment
    UIApplication.shared.sendEvent(event)
    environment.finish(event)
  }

  private func performCommand(for press: UIPress) -> Bool {
    guard let key = press.key, let first = press.responder else { return false }
    let isTyped = TextDelivery.takes(key, first)
    for responder in sequence(first: first, next: \.next) {
      let all = (responder.keyCommands ?? []) + ((responder as? UIViewController)?.addedKeyCommands ?? [])
      let commands = all.filter { !isTyped || $0.wantsPriorityOverSystemBehavior }
      for command in commands {
        guard let action = command.action(for: key) else { continue }
        return UIApplication.shared.sendAction(action, to: nil, from: command, for: nil, startingAt: responder)
      }
    }
    return performEdit(key, first)
  }

  /// Command with X, C, V or A: as a hardware keyboard's shortcuts, to whoever overrides the edit.
  private func performEdit(_ key: UIKey, _ first: UIResponder) -> Bool {
    let names = ["x": "cut:", "c": "copy:", "v": "paste:", "a": "selectAll:"]
    guard key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == .command,
      let edit = names[key.charactersIgnoringModifiers].flatMap({ StandardEdits.all[$0] })
    else { return false }
    return UIApplication.shared.sendAction(edit, to: nil, from: nil, for: nil, startingAt: first)
  }
}
