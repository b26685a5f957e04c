// What a window adds to touches, by real X events: typing, the wheel, a mirrored finger's pinch, a mouse's other button, the
// host's own keys, the clipboard, another size. Each step's pixels are those of the same step of a script on the headless device.
import Foundation
import Testing

@testable import acetate

@Suite("Window input", .serialized, .needsVirtualDisplay)
struct WindowInputTests {
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
        window.rootViewController = Desk()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    final class Paper: UIView, UIKeyInput {
      let label = UILabel()
      var hasText: Bool { label.text?.isEmpty == false }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) {
        label.text = (label.text ?? "") + text
        print("text \\(label.text ?? "")")
      }
      func deleteBackward() { label.text = label.text.map { String($0.dropLast()) } }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: "c", modifierFlags: .command, action: #selector(copyAll)),
          UIKeyCommand(input: "v", modifierFlags: .command, action: #selector(pasteAll)),
        ]
      }
      @objc func copyAll() { UIPasteboard.general.string = label.text }
      @objc func pasteAll() { insertText(UIPasteboard.general.string ?? "nothing") }
      override func layoutSubviews() {
        addSubview(label)
        label.frame = bounds
      }
    }

    final class Desk: UIViewController, UIScrollViewDelegate {
      let paper = Paper()
      let list = UIScrollView()
      let square = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.isMultipleTouchEnabled = true
        list.delegate = self
        for row in 0..<30 {
          let stripe = UIView(frame: CGRect(x: 0, y: row * 20, width: 320, height: 20))
          stripe.backgroundColor = row % 2 == 0 ? .systemTeal : .secondarySystemBackground
          list.addSubview(stripe)
        }
        list.contentSize = CGSize(width: 320, height: 600)
        square.backgroundColor = .systemRed
        [square, list, paper].forEach(view.addSubview)
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched)))
        let click = UITapGestureRecognizer(target: self, action: #selector(clicked))
        click.buttonMaskRequired = .secondary
        view.addGestureRecognizer(click)
      }
      @objc private func clicked(_ tap: UITapGestureRecognizer) {
        print("click \\(tap.buttonMask.rawValue) \\(tap.modifierFlags.contains(.shift))")
      }
      override func viewDidLayoutSubviews() {
        let size = view.bounds.size
        print("size \\(Int(size.width))x\\(Int(size.height))")
        paper.frame = CGRect(x: 10, y: size.height - 40, width: size.width - 20, height: 30)
        list.frame = CGRect(x: 0, y: 20, width: size.width, height: 60)
        square.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        square.center = CGPoint(x: size.width / 2, y: size.height / 2)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("process \\(ProcessInfo.processInfo.processIdentifier)")
        print("ready \\(paper.becomeFirstResponder())")
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        print("turn \\(Int(size.width))x\\(Int(size.height))")
      }
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        print("memory")
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { print("offset \\(scrollView.contentOffset.y)") }
      @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        square.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
        if pinch.state == .ended { print("pinched") }
      }
    }

    """

  private static let script = """
    type "Hi 2"
    snapshot typed
    scroll 160 50 0 -40
    snapshot scrolled
    advance 3
    pinch 160 240 100 200 0.016
    snapshot pinched
    rotate left
    snapshot turned
    rotate portrait
    appearance dark
    snapshot dark
    memory-warning
    snapshot again

    """

  /// A window with the app in it, and what it prints.
  private final class Session {
    let display: VirtualDisplay
    let child: ChildProcess
    let log: AppLog
    var id = ""

    /// The caller ends it, however `open` went.
    init(_ tree: TemporaryFolder, cache: TemporaryFolder, device: String) throws {
      display = try VirtualDisplay(width: 900, height: 900)
      child = try ChildProcess(
        BuiltCommand.path ?? "", ["run", tree.path, "--host", "window", "--device", device, "--scale", "1"],
        environment: BuiltCommand.environment(cache: cache).merging(["DISPLAY": display.name]) { $1 },
        hasLifeline: true)
      log = AppLog(child)
    }

    func open(_ title: String) throws {
      try wait("ready true")
      id = try display.focusWindow(titled: title)
    }

    func wait(_ line: String) throws { try log.wait(for: line) }

    func expect(_ picture: String, _ folder: TemporaryFolder) throws {
      let png = try #require(FileManager.default.contents(atPath: folder.path + "/\(picture).png"))
      #expect(try display.shows(png, at: display.place(of: id)), "\(picture): other pixels than the headless picture's")
    }

    func end() {
      child.end()
      _ = child.wait()
      display.end()
    }
  }

  @Test("typing, wheel, pinch, rotation, appearance, memory: the pictures of the script")
  func sameAsHeadless() throws {
    let (tree, cache) = (try TemporaryFolder("Desk app", files: ["App.swift": Self.app]), try TemporaryFolder("cache"))
    let (script, out) = (try TemporaryFolder(files: ["s.script": Self.script]), try TemporaryFolder("out"))
    let headless = try BuiltCommand.run(
      "run", tree.path, "--device", "iPhone 4", "--scale", "1", "--script", script.path + "/s.script", "-o", out.path,
      cache: cache)
    #expect(headless.code == 0, Comment(rawValue: headless.errors))

    let session = try Session(tree, cache: cache, device: "iPhone 4")
    defer { session.end() }
    try session.open("iPhone 4")
    let (display, id) = (session.display, session.id)
    try display.tool("type", "Hi 2")
    try session.wait("text Hi 2")
    try session.expect("typed", out)
    // Two notches of twenty points.
    try display.tool("mousemove", "--window", id, "160", "50", "click", "5", "click", "5")
    try session.wait("offset 40.0")
    try session.expect("scrolled", out)
    try display.tool("keydown", "Alt_L", "mousemove", "--window", id, "110", "240", "mousedown", "1")
    try display.tool("mousemove", "--window", id, "60", "240", "mouseup", "1", "keyup", "Alt_L")
    try session.wait("pinched")
    try session.expect("pinched", out)
    try display.tool("mousemove", "--window", id, "160", "240", "click", "1", "click", "3")
    try session.wait("click 2 false")
    try display.tool("keydown", "Shift_L", "click", "3", "keyup", "Shift_L")
    try session.wait("click 2 true")
    try display.tool("key", "ctrl+Left")
    try session.wait("turn 480x320")
    try session.expect("turned", out)
    try display.tool("key", "ctrl+Right")
    try session.wait("turn 320x480")
    try display.tool("key", "ctrl+shift+a")
    try session.expect("dark", out)
    try display.tool("key", "ctrl+shift+m")
    try session.wait("memory")
    try session.expect("again", out)
  }

  @Test("the clipboard, both ways: what one app copies another pastes")
  func clipboard() throws {
    let (tree, cache) = (try TemporaryFolder("Desk app", files: ["App.swift": Self.app]), try TemporaryFolder("cache"))
    let session = try Session(tree, cache: cache, device: "iPhone 4")
    defer { session.end() }
    try session.open("iPhone 4")
    try session.display.tool("type", "abc")
    try session.wait("text abc")
    try session.display.tool("key", "super+c", "key", "super+v")
    try session.wait("text abcabc")
    // Another program on the same display.
    let other = try ChildProcess(
      BuiltCommand.path ?? "", ["run", tree.path, "--host", "window", "--device", "iPhone SE", "--scale", "1"],
      environment: BuiltCommand.environment(cache: cache).merging(["DISPLAY": session.display.name]) { $1 },
      hasLifeline: true)
    defer {
      other.end()
      _ = other.wait()
    }
    let log = AppLog(other)
    try log.wait(for: "ready true")
    _ = try session.display.focusWindow(titled: "iPhone SE")
    try session.display.tool("key", "super+v")
    try log.wait(for: "text abc")
  }

  @Test("a free window takes another size")
  func resizing() throws {
    let (tree, cache) = (try TemporaryFolder("Desk app", files: ["App.swift": Self.app]), try TemporaryFolder("cache"))
    let session = try Session(tree, cache: cache, device: "free")
    defer { session.end() }
    try session.open("resizable")
    try session.wait("size 800x600")
    try session.display.tool("windowsize", session.id, "500", "400")
    try session.wait("turn 500x400")
    try session.wait("size 500x400")
  }

  @Test("an idle app in a window sleeps: no thread of it runs in three seconds")
  func idle() throws {
    let (tree, cache) = (try TemporaryFolder("Desk app", files: ["App.swift": Self.app]), try TemporaryFolder("cache"))
    let session = try Session(tree, cache: cache, device: "iPhone 4")
    defer { session.end() }
    try session.open("iPhone 4")
    // After frames of several bands, by two threads.
    try session.display.tool("key", "ctrl+Left")
    try session.wait("turn 480x320")
    try session.display.tool("type", "a")
    try session.wait("text a")
    let line = session.log.text.split(separator: "\n").first { $0.hasPrefix("process ") }
    let process = try #require(line.flatMap { Int32($0.dropFirst("process ".count)) })
    // Worker threads of what has ended (Dispatch keeps them for some seconds) may still go to sleep.
    var (before, after) = (0, -1)
    for _ in 0..<10 where before != after {
      before = Self.switches(process)
      sleep(3)
      after = Self.switches(process)
    }
    #expect(before == after && before > 0, "\(after - before) wake-ups in three seconds")
  }

  /// How often all threads of a process have been switched to, from the start.
  private static func switches(_ process: Int32) -> Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return tasks.reduce(0) { sum, task in
      let status = (try? String(contentsOfFile: "/proc/\(process)/task/\(task)/status", encoding: .utf8)) ?? ""
      let counts = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
      return sum + counts.compactMap { Int($0.split(separator: "\t").last ?? "") }.reduce(0, +)
    }
  }
}
