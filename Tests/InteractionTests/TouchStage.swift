// A window, fingers and a virtual clock: how these tests touch things. Every call moves the clock; nothing waits.

import HostInterface
import QuartzCore
import UIKit

@testable import UIKitCore

@MainActor
final class TouchStage {
  let window: UIWindow
  let ingress: HostEventIngress
  /// Seconds of host time.
  private(set) var now: Double = 1
  private var places: [Int: CGPoint] = [:]

  /// `statusBar`: points of the screen.
  init(width: CGFloat = 400, height: CGFloat = 800, statusBar: CGRect = .zero) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    self.window = window
    window.isHidden = false
    ingress = HostEventIngress(
      windows: { [weak window] in window.map { [$0] } ?? [] }, statusBar: { statusBar })
    ingress.advance(to: now)
  }

  func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    window.addSubview(view)
    return view
  }

  func wait(_ seconds: Double) {
    now += seconds
    ingress.advance(to: now)
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { report(finger, .began, CGPoint(x: x, y: y)) }

  /// Moves a finger there, `after` seconds.
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0, after: Double = 0.01) {
    wait(after)
    report(finger, .moved, CGPoint(x: x, y: y))
  }

  func up(finger: Int = 0, after: Double = 0.01) {
    wait(after)
    report(finger, .ended, places[finger] ?? .zero)
  }

  func cancel(finger: Int = 0) { report(finger, .cancelled, places[finger] ?? .zero) }

  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    down(x, y, finger: finger)
    up(finger: finger, after: 0.05)
  }

  /// In `steps` equal steps, one every hundredth of a second, from where the finger is.
  func drag(to x: CGFloat, _ y: CGFloat, steps: Int, finger: Int = 0) {
    let start = places[finger] ?? .zero
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      move(start.x + (x - start.x) * part, start.y + (y - start.y) * part, finger: finger)
    }
  }

  /// Several fingers in one report: finger, place.
  func together(_ phase: HostTouch.Phase, _ fingers: [(Int, CGFloat, CGFloat)], after: Double = 0.01) {
    wait(after)
    send(fingers.map { HostTouch(id: $0.0, phase: phase, location: CGPoint(x: $0.1, y: $0.2)) })
  }

  func report(_ finger: Int, _ phase: HostTouch.Phase, _ place: CGPoint) {
    send([HostTouch(id: finger, phase: phase, location: place)])
  }

  /// Presses or releases a key: return, escape and the like by name, others by what they type.
  func key(_ name: String, isDown: Bool, after: Double = 0.01) {
    wait(after)
    guard var key = HostKey.named(name) else { return }
    key.isDown = isDown
    ingress.handle(.key(key, time: now))
  }

  private func send(_ touches: [HostTouch]) {
    for touch in touches { places[touch.id] = touch.location }
    ingress.handle(.touches(touches, time: now))
  }
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// What happened since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Notes its touches.
final class TouchedView: UIView {
  var log: Log?
  var label = "view"

  convenience init(_ label: String, _ log: Log) {
    self.init(frame: .zero)
    self.label = label
    self.log = log
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.add("\(label) began\(many(touches))")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.add("\(label) moved\(many(touches))")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.add("\(label) ended\(many(touches))")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.add("\(label) cancelled\(many(touches))")
  }

  private func many(_ touches: Set<UITouch>) -> String { touches.count == 1 ? "" : " ×\(touches.count)" }
}

/// Notes the states of recognisers that call it.
@MainActor
final class GestureLog {
  let log: Log

  init(_ log: Log) { self.log = log }

  /// Puts the recogniser on the view and listens to it.
  func listen(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView) {
    recognizer.name = name
    recognizer.addTarget(self, action: Selector("fired:", GestureLog.fired))
    view.addGestureRecognizer(recognizer)
  }

  func fired(_ recognizer: UIGestureRecognizer) { log.add("\(recognizer.name ?? "?") \(recognizer.state)") }
}

extension TouchStage {
  /// Frames of a sixtieth of a second, for this long.
  func frames(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) {
      wait(1.0 / 60)
      TickPass.run(at: now)
    }
  }
}
