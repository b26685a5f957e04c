// A device without a display: a screen in memory, a virtual clock, and a script for a user.
//
// Made by: UIApplicationMain, tests. Driven by: itself, from the start of the script to its end. Hands on: events and frames
// to its receiver, pictures to a folder. The same script gives the same bytes, as far as the app waits for nothing in real
// time.

import CoreGraphics
import Foundation
import HostInterface
import ImageIO

@MainActor
package final class HeadlessHost: ScriptedHost {
  package let device: HostDevice
  package private(set) var orientation = HostOrientation.portrait
  package private(set) var screenOrientation = HostOrientation.portrait
  package private(set) var isDark = false
  package private(set) var screen: HostScreen
  package let display: VirtualScreen
  package var target: any PresentTarget { display }
  /// Seconds; starts at 1, so that no event is at time zero.
  package private(set) var now = 1.0
  package var clipboard: String?
  package private(set) var isKeptAwake = false
  /// URLs that the app wanted opened; nothing opens them.
  package private(set) var openedURLs: [URL] = []
  private weak var receiver: (any HostReceiver)?
  private let script: Script
  private let folder: String?
  private var frameCount = 0
  /// Where fingers are, points.
  private var fingers: [Int: CGPoint] = [:]

  /// Seconds between frames.
  private static let frame = 1.0 / 60

  /// `folder` is where pictures go; nil keeps them in ``pictures`` only.
  package init(device: HostDevice, script: Script, folder: String? = nil) {
    self.device = device
    self.script = script
    self.folder = folder
    screen = device.screen(.portrait)
    display = VirtualScreen(screen)
  }

  /// The pictures that the script asked for, by name.
  package private(set) var pictures: [String: CGImage] = [:]

  package func start(_ receiver: any HostReceiver) { self.receiver = receiver }
  package func keepAwake(_ awake: Bool) { isKeptAwake = awake }
  package func canOpen(_ url: URL) -> Bool { false }
  package func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return false
  }

  package func run() throws -> Int32 {
    try settle()
    for line in script.lines { try play(line.step) }
    return 0
  }

  /// Plays one step.
  package func play(_ step: ScriptStep) throws {
    switch step {
    case .tap(let point, let count):
      for number in 0..<count {
        if number > 0 { try pass(0.1) }
        touch(1, .began, point)
        try pass(0.05)
        touch(1, .ended, point)
      }
    case .press(let point, let seconds):
      touch(1, .began, point)
      try pass(seconds)
      touch(1, .ended, point)
    case .drag(let from, let to, let seconds): try glide([(1, from, to)], seconds)
    case .pinch(let center, let from, let to, let degrees, let seconds):
      try pinch(center, from, to, degrees, seconds)
    case .down(let finger, let point): touch(finger, .began, point)
    case .move(let finger, let point): touch(finger, .moved, point)
    case .up(let finger): touch(finger, .ended, fingers[finger] ?? .zero)
    case .scroll(let place, let delta, let isWheel):
      receiver?.handle(.scroll(place, delta: delta, isContinuous: !isWheel, time: now))
    case .click(let point, let button): try click(point, 1 << (button - 1))
    case .type(let text): for character in text { try press(.typing(character)) }
    case .key(let name): if let key = HostKey.named(name) { try press(key) }
    case .compose(let text):
      receiver?.handle(.composition(text, selection: text.utf16.count..<text.utf16.count, time: now))
    case .commit(let text): receiver?.handle(.text(text, time: now))
    case .clipboard(let text):
      clipboard = text
      receiver?.handle(.clipboardChanged)
    case .wait(let seconds): try wait(seconds)
    case .advance(let seconds): try pass(seconds)
    case .rotate(let wanted):
      orientation = wanted ?? orientation.next
      receiver?.handle(.turned)
    case .shake: receiver?.handle(.shake(time: now))
    case .appearance(let dark):
      isDark = dark
      receiver?.handle(.screenChanged)
    case .snapshot(let name): try snapshot(name)
    case .signal(let signal): receiver?.handle(signal)
    }
    drainMainQueue()
  }

  package func turnScreen(to orientation: HostOrientation) {
    screenOrientation = orientation
    screen = device.screen(orientation)
  }

  // MARK: Input

  private func touch(_ finger: Int, _ phase: HostTouch.Phase, _ point: CGPoint) {
    report([(finger, point)], phase)
  }

  private func click(_ point: CGPoint, _ buttons: Int) throws {
    receiver?.handle(.touches([.pointer(id: 0, .began, buttons: buttons, at: point)], time: now))
    try pass(0.05)
    receiver?.handle(.touches([.pointer(id: 0, .ended, buttons: buttons, at: point)], time: now))
  }

  private func report(_ places: [(Int, CGPoint)], _ phase: HostTouch.Phase) {
    for (finger, point) in places { fingers[finger] = phase == .ended ? nil : point }
    let touches = places.map { HostTouch(id: $0.0, phase: phase, location: $0.1) }
    receiver?.handle(.touches(touches, time: now))
  }

  /// Moves fingers evenly, one report a frame, and lifts them where they stop without a pause.
  private func glide(_ paths: [(Int, CGPoint, CGPoint)], _ seconds: Double) throws {
    try follow(seconds, paths.map(\.0)) { part in
      paths.map { CGPoint(x: $0.1.x + ($0.2.x - $0.1.x) * part, y: $0.1.y + ($0.2.y - $0.1.y) * part) }
    }
  }

  private func pinch(
    _ center: CGPoint, _ from: CGFloat, _ to: CGFloat, _ degrees: CGFloat, _ seconds: Double
  ) throws {
    try follow(seconds, [1, 2]) { part in
      let half = (from + (to - from) * part) / 2
      let angle = degrees * part * .pi / 180
      let arm = CGVector(dx: half * cos(angle), dy: half * sin(angle))
      return [
        CGPoint(x: center.x - arm.dx, y: center.y - arm.dy), CGPoint(x: center.x + arm.dx, y: center.y + arm.dy),
      ]
    }
  }

  /// `places` at a part from 0 to 1 of the way.
  private func follow(_ seconds: Double, _ ids: [Int], _ places: (CGFloat) -> [CGPoint]) throws {
    report(Array(zip(ids, places(0))), .began)
    let steps = max(1, Int((seconds / Self.frame).rounded()))
    for step in 1...steps {
      try pass(seconds / Double(steps))
      report(Array(zip(ids, places(CGFloat(step) / CGFloat(steps)))), .moved)
    }
    report(Array(zip(ids, places(1))), .ended)
  }

  private func press(_ key: HostKey) throws {
    receiver?.handle(.key(key, time: now))
    try pass(0.02)
    var up = key
    up.isDown = false
    receiver?.handle(.key(up, time: now))
    try pass(0.02)
  }

  // MARK: Time

  /// Lets virtual time pass: a frame at every sixtieth of a second at which one is wanted.
  private func pass(_ seconds: Double) throws {
    let end = now + max(0, seconds)
    while let receiver {
      let next = 1 + Double(frameCount + 1) * Self.frame
      guard next <= end + 1e-9 else { break }
      frameCount += 1
      now = max(now, next)
      receiver.advance(to: now)
      drainMainQueue()
      if receiver.wantsFrame { try frame() }
    }
    now = max(now, end)
    receiver?.advance(to: now)
  }

  /// Lets both clocks go: what waits in real time gets its turn at each frame.
  private func wait(_ seconds: Double) throws {
    let start = Date()
    let first = now
    while now < first + seconds - 1e-9 {
      try pass(min(Self.frame, first + seconds - now))
      let date = start.addingTimeInterval(now - first)
      repeat { _ = RunLoop.main.run(mode: .default, before: date) } while Date() < date
    }
    try settle()
  }

  /// Frames until nothing is left to show, at most four, at one time.
  private func settle() throws {
    drainMainQueue()
    for _ in 0..<4 where receiver?.wantsFrame == true {
      try frame()
      drainMainQueue()
    }
  }

  private func frame() throws {
    try receiver?.makeFrame(FrameTiming(now: now, presentation: now + Self.frame))
  }

  /// Main-queue blocks, main-actor tasks and timers that are due. Each may lead to others.
  private func drainMainQueue() {
    for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  // MARK: Pictures

  private func snapshot(_ name: String) throws {
    try settle()
    if display.image == nil { try frame() }
    guard let image = display.image else { throw HeadlessError.nothingShown(name) }
    pictures[name] = image
    guard let folder else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try ImageCodec.png(from: image).write(to: URL(fileURLWithPath: folder + "/" + name + ".png"))
    } catch {
      throw HeadlessError.notWritable(folder + "/" + name + ".png")
    }
    print(folder + "/" + name + ".png")
  }
}

package enum HeadlessError: HostFailure {
  case nothingShown(String)
  case notWritable(String)

  package var isPlace: Bool {
    if case .notWritable = self { return true }
    return false
  }

  package var description: String {
    switch self {
    case .nothingShown(let name): "snapshot \(name): the screen has no pixels; choose another device"
    case .notWritable(let path): "'\(path)' cannot be written: give -o another place"
    }
  }
}
