// The words of a script as steps.
//
// Called by: Script, once a line.

import CoreGraphics
import Foundation
import HostInterface

extension ScriptStep {
  /// Every step's name, for messages.
  static let names = [
    "tap", "press", "drag", "pinch", "click", "down", "move", "up", "scroll", "type", "key", "compose", "commit",
    "clipboard", "wait", "advance", "rotate", "shake", "appearance", "snapshot", "activate", "deactivate", "background",
    "foreground", "memory-warning", "open", "shortcut",
  ]

  /// Nil when there is no step of that name.
  init?(_ name: String, _ words: inout ScriptWords) throws(Script.Mistake) {
    switch name {
    case "tap": self = .tap(try words.point(), count: Int(try words.number("count", or: 1, in: 1...10)))
    case "press": self = .press(try words.point(), try words.seconds())
    case "drag": self = .drag(from: try words.point(), to: try words.point(), try words.seconds())
    case "pinch": self = try Self.pinch(&words)
    case "down": self = try Self.finger(&words) { .down(finger: $0, $1) }
    case "move": self = try Self.finger(&words) { .move(finger: $0, $1) }
    case "up": self = .up(finger: Int(try words.number("finger", or: 1, in: 1...10)))
    case "scroll":
      let place = try words.point()
      let delta = CGVector(dx: try words.number("dx"), dy: try words.number("dy"))
      self = .scroll(place, delta, isWheel: try Self.isWheel(&words))
    case "click": self = .click(try words.point(), button: try Self.button(&words))
    case "type": self = .type(try words.word("a text"))
    case "key": self = .key(try Self.keyName(&words))
    case "compose": self = .compose(try words.word("a text"))
    case "commit": self = .commit(try words.word("a text"))
    case "clipboard": self = .clipboard(try words.word("a text"))
    case "wait": self = .wait(try words.seconds())
    case "advance": self = .advance(try words.seconds())
    case "rotate": self = .rotate(try Self.orientation(&words))
    case "shake": self = .shake
    case "appearance": self = .appearance(dark: try Self.isDark(&words))
    case "snapshot": self = .snapshot(try Self.pictureName(&words))
    case "activate": self = .signal(.becameActive)
    case "deactivate": self = .signal(.resignedActive)
    case "background": self = .signal(.enteredBackground)
    case "foreground": self = .signal(.enteredForeground)
    case "memory-warning": self = .signal(.memoryWarning)
    case "open":
      let text = try words.word("a URL")
      guard let url = URL(string: text), url.scheme != nil else { throw words.mistake("open: '\(text)' is no URL") }
      self = .signal(.open(url))
    case "shortcut": self = .signal(.shortcut(try words.word("a shortcut item's type")))
    default: return nil
    }
  }

  private static func pinch(_ words: inout ScriptWords) throws(Script.Mistake) -> ScriptStep {
    let center = try words.point()
    let from = try words.number("distance", in: 0...10_000)
    let to = try words.number("distance", in: 0...10_000)
    let seconds = try words.seconds()
    return .pinch(
      center: center, from: from, to: to, degrees: try words.number("degrees", or: 0, in: -3600...3600), seconds)
  }

  /// x, y, and which finger: the first unless it is said.
  private static func finger(
    _ words: inout ScriptWords, _ step: (Int, CGPoint) -> ScriptStep
  ) throws(Script.Mistake) -> ScriptStep {
    let point = try words.point()
    return step(Int(try words.number("finger", or: 1, in: 1...10)), point)
  }

  private static func isWheel(_ words: inout ScriptWords) throws(Script.Mistake) -> Bool {
    guard !words.rest.isEmpty else { return false }
    let text = try words.word("wheel or trackpad")
    guard text == "wheel" || text == "trackpad" else {
      throw words.mistake("scroll: '\(text)' is neither wheel nor trackpad")
    }
    return text == "wheel"
  }

  private static func button(_ words: inout ScriptWords) throws(Script.Mistake) -> Int {
    guard !words.rest.isEmpty else { return 1 }
    let text = try words.word("a button")
    guard let index = ["primary", "secondary", "middle"].firstIndex(of: text) else {
      throw words.mistake("click: '\(text)' is none of primary, secondary, middle")
    }
    return index + 1
  }

  private static func keyName(_ words: inout ScriptWords) throws(Script.Mistake) -> String {
    let name = try words.word("a key's name").lowercased()
    guard HostKey.named(name) != nil else {
      throw words.mistake("key: there is no key '\(name)': \(HostKey.names.joined(separator: ", ")), or one character")
    }
    return name
  }

  private static func orientation(_ words: inout ScriptWords) throws(Script.Mistake) -> HostOrientation? {
    guard !words.rest.isEmpty else { return nil }
    let text = try words.word("a direction")
    switch text {
    case "portrait": return .portrait
    case "left": return .left
    case "right": return .right
    case "upside-down": return .upsideDown
    default: throw words.mistake("rotate: '\(text)' is none of portrait, left, right, upside-down")
    }
  }

  private static func isDark(_ words: inout ScriptWords) throws(Script.Mistake) -> Bool {
    let text = try words.word("light or dark")
    guard text == "light" || text == "dark" else {
      throw words.mistake("appearance: '\(text)' is neither light nor dark")
    }
    return text == "dark"
  }

  private static func pictureName(_ words: inout ScriptWords) throws(Script.Mistake) -> String {
    let name = try words.word("a name")
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
      throw words.mistake("snapshot: '\(name)' cannot be a file's name")
    }
    return name
  }
}
