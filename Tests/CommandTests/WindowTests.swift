// An app in a window under a real X server, touched by real X events: the same callbacks as the headless device, and the same
// pixels. Needs Xvfb and xdotool, and a build with the trait WindowHost; skipped where one is missing.
import Foundation
import Testing

@testable import acetate

@Suite("Window", .serialized, .needsVirtualDisplay)
struct WindowTests {
  private static let app = """
    import UIKit

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Pad()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }

      func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
    }

    final class Pad: UIViewController {
      override func loadView() { view = PadView(frame: UIScreen.main.bounds) }
      override func viewDidLayoutSubviews() { print("layout \\(Int(view.bounds.width))") }
    }

    final class PadView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        isMultipleTouchEnabled = true
      }
      required init?(coder: NSCoder) { nil }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches)
        for touch in touches {
          let dot = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
          dot.layer.cornerRadius = 15
          dot.backgroundColor = .systemBlue
          dot.center = touch.location(in: self)
          addSubview(dot)
        }
      }
      private func note(_ phase: String, _ touches: Set<UITouch>) {
        let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
        print(phase, places.map { "\\(Int($0.x)),\\(Int($0.y))" }.joined(separator: " "))
      }
    }

    """

  @Test("a tap and a drag with two fingers: the same callbacks and the same pixels as on the headless device")
  func sameAsHeadless() throws {
    let tree = try TemporaryFolder("Pad app", files: ["App.swift": Self.app])
    let cache = try TemporaryFolder("cache")
    let script = try TemporaryFolder(files: [
      "s.script": """
      tap 100 120
      down 60 80
      down 260 400 2
      move 90 100
      move 230 380 2
      up
      up 2
      snapshot end

      """
    ])
    let out = try TemporaryFolder("out")
    let headless = try BuiltCommand.run(
      "run", tree.path, "--device", "iPhone 4", "--scale", "1", "--script", script.path + "/s.script", "-o", out.path,
      cache: cache)
    #expect(headless.code == 0, Comment(rawValue: headless.errors))
    #expect(headless.output.hasPrefix("active\nlayout 320\nbegan 100,120\nended 100,120\n"))

    let display = try VirtualDisplay(width: 600, height: 700)
    defer { display.end() }
    let child = try ChildProcess(
      BuiltCommand.path ?? "", ["run", tree.path, "--host", "window", "--device", "iPhone 4", "--scale", "1"],
      environment: BuiltCommand.environment(cache: cache).merging(["DISPLAY": display.name]) { $1 }, hasLifeline: true)
    defer {
      child.end()
      _ = child.wait()
    }
    let log = AppLog(child)
    try log.wait(for: "active")
    let id = try display.focusWindow(titled: "iPhone 4")
    try display.tool("mousemove", "--window", id, "100", "120", "click", "1")
    try log.wait(for: "ended 100,120")
    try display.tool(
      "keydown", "Alt_L", "mousemove", "--window", id, "60", "80", "mousedown", "1", "mousemove", "--window", id, "90",
      "100", "mouseup", "1", "keyup", "Alt_L")
    try log.wait(for: "ended 90,100 230,380")
    let lines = log.text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("layout") }
    #expect(
      lines == [
        "active", "began 100,120", "ended 100,120", "began 60,80 260,400", "moved 90,100 230,380",
        "ended 90,100 230,380",
      ])
    let place = try display.place(of: id)
    let png = try #require(FileManager.default.contents(atPath: out.path + "/end.png"))
    #expect(try display.shows(png, at: place), "the window's pixels are not the headless picture's")

    // The host's own keys.
    try display.tool("key", "ctrl+Left")
    try log.wait(for: "layout 480")
  }
}

/// What an app has printed so far.
final class AppLog {
  private let child: ChildProcess
  private(set) var text = ""
  private var errors = ""

  /// The line did not come within a minute, or the app ended without it.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  init(_ child: ChildProcess) { self.child = child }

  /// Reads on until a line is there.
  func wait(for line: String) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !text.split(separator: "\n").contains(Substring(line)) {
      switch child.read(until: deadline) {
      case .data(.output, let bytes): text += String(decoding: bytes, as: UTF8.self)
      case .data(.errors, let bytes): errors += String(decoding: bytes, as: UTF8.self)
      case .ended: throw Missing(description: "the app ended without '\(line)':\n\(text)\(errors)")
      case .timedOut: throw Missing(description: "a minute without '\(line)':\n\(text)\(errors)")
      }
    }
  }
}
