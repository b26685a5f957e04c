// A whole app on a headless host: scripts drive it, pictures and callbacks come out.

import AppRuntime
import CoreGraphics
import HostHeadless
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@Suite("Headless app", .serialized)
@MainActor
struct HeadlessRunTests {
  /// An app with one window and a view that notes what it gets.
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var log: [String] = []

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = Controller()
      controller.view = pad
      controller.owner = self
      pad.owner = self
      pad.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
      pad.isMultipleTouchEnabled = true
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  final class Controller: UIViewController {
    weak var owner: Delegate?
    override func viewWillAppear(_ animated: Bool) { owner?.log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { owner?.log.append("did appear") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      owner?.log.append("to \(Int(size.width))×\(Int(size.height))")
    }
  }

  final class Pad: UIView {
    weak var owner: Delegate?
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
      guard let touch = touches.first else { return }
      dot.backgroundColor = .red
      dot.center = touch.location(in: self)
      addSubview(dot)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
      let places = touches.map { $0.location(in: self) }.sorted { $0.x < $1.x }
      owner?.log.append("\(phase) " + places.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
    }
  }

  /// The screen as the other tests of this process have it.
  private func restoring<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (screen, traits) = (UIScreen.main, UITraitCollection.current)
    let (bounds, scale, insets) = (screen.bounds, screen.scale, screen.safeAreaInsets)
    UIApplication.install(UIApplication())
    defer {
      UIApplication.install(UIApplication())
      (screen.bounds, screen.scale, screen.safeAreaInsets) = (bounds, scale, insets)
      SystemTraits.change(isDark: traits.userInterfaceStyle == .dark)
    }
    return try body()
  }

  private func run(_ text: String) throws -> (Delegate, HeadlessHost) {
    try restoring {
      let device = try #require(HostDevice.named("iPhone 4"))
      let host = HeadlessHost(device: device, script: try Script(text))
      let runner = AppRunner(host: host)
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      #expect(try runner.run() == 0)
      return (delegate, host)
    }
  }

  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let image, let data = image.dataProvider?.data as Data? else { return nil }
    let start = y * image.bytesPerRow + x * image.bitsPerPixel / 8
    return Array(data[start..<start + 4])
  }

  @Test("an interruption cancels fingers (documented of touchesCancelled)", arguments: ["deactivate", "background"])
  func interruption(step: String) throws {
    let (delegate, _) = try run("down 100 200\nadvance 0.1\n\(step)\nadvance 0.1\nup")
    #expect(delegate.log.filter { $0.contains("100,200") } == ["began 100,200", "cancelled 100,200"])
  }

  @Test("a tap arrives where it was made, between appearance and termination; the picture shows what it did")
  func tap() throws {
    let (delegate, host) = try run("snapshot before\ntap 100 200\nsnapshot after")
    #expect(delegate.log == ["will appear", "did appear", "began 100,200", "ended 100,200", "terminate"])
    let before = try #require(host.pictures["before"])
    let after = try #require(host.pictures["after"])
    #expect(before.width == 640 && before.height == 960)
    #expect(pixel(before, 200, 400) != pixel(after, 200, 400))
    #expect(pixel(before, 20, 20) == pixel(after, 20, 20))
  }

  @Test("the same script gives the same bytes")
  func repeatable() throws {
    let text = "tap 100 200\nadvance 0.3\ntap 30 40\nsnapshot end"
    let first = try #require(run(text).1.pictures["end"]?.dataProvider?.data as Data?)
    let second = try #require(run(text).1.pictures["end"]?.dataProvider?.data as Data?)
    #expect(first == second)
  }

  @Test("two fingers come together, and leave together")
  func pinch() throws {
    let (delegate, _) = try run("pinch 100 100 40 80 0.1")
    #expect(delegate.log.filter { $0.hasPrefix("began") } == ["began 80,100 120,100"])
    #expect(delegate.log.filter { $0.hasPrefix("ended") } == ["ended 60,100 140,100"])
  }

  @Test("rotation: controllers are told, the window and the picture take the new size")
  func rotate() throws {
    let (delegate, host) = try run("rotate left\nsnapshot turned\nrotate portrait\nsnapshot back")
    #expect(delegate.log.contains("to 480×320"))
    #expect(delegate.log.contains("to 320×480"))
    #expect(host.pictures["turned"]?.width == 960 && host.pictures["turned"]?.height == 640)
    #expect(host.pictures["back"]?.width == 640)
  }

  @Test("dark appearance changes dynamic colours")
  func appearance() throws {
    let (_, host) = try run("snapshot light\nappearance dark\nsnapshot dark\nappearance light")
    #expect(pixel(host.pictures["light"], 300, 300) == [255, 255, 255, 255])
    #expect(pixel(host.pictures["dark"], 300, 300).map { Array($0.prefix(3)).max() } != 255)
  }

  @Test("after a memory warning the screen is painted anew, and is the same")
  func memoryWarning() throws {
    let (_, host) = try run("tap 100 200\nsnapshot before\nmemory-warning\ntap 100 200\nsnapshot after")
    let before = try #require(host.pictures["before"]?.dataProvider?.data as Data?)
    #expect(host.pictures["after"]?.dataProvider?.data as Data? == before)
    #expect(host.display.presentedDamage.last?.bounds.area == 640 * 960)
  }

  @Test("an app that changes nothing makes no more frames")
  func idle() throws {
    let (_, host) = try run("advance 1\nadvance 10")
    #expect(host.display.presentedDamage.count == 1)
  }

  final class ShakenDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var log: [String] = []

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("began \(motion) \(event?.type == .motion)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.append("ended \(motion) \(event?.subtype == .motionShake)")
    }
  }

  @Test("a shake goes up the chain to the app's delegate")
  func shake() throws {
    let device = try #require(HostDevice.named("iPhone 4"))
    let delegate = ShakenDelegate()
    try restoring {
      let runner = AppRunner(host: HeadlessHost(device: device, script: try Script("shake")))
      UIApplication.shared.delegate = delegate
      #expect(try runner.run() == 0)
    }
    #expect(delegate.log == ["began motionShake true", "ended motionShake true"])
  }

  /// An app of one scroll view inside another that goes sideways.
  final class ScrollDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      controller.view = outer
      outer.contentInsetAdjustmentBehavior = .never
      inner.contentInsetAdjustmentBehavior = .never
      outer.contentSize = CGSize(width: 960, height: 480)
      inner.contentSize = CGSize(width: 320, height: 2000)
      outer.addSubview(inner)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  @Test("a wheel moves the scroll view under it that can go that way, to its end, by fractions too")
  func wheel() throws {
    let device = try #require(HostDevice.named("iPhone 4"))
    let steps = "scroll 100 100 0 -50.5\nscroll 100 100 0 -0.2\nscroll 100 100 0 -0.2\nscroll 100 100 -40 0"
    let delegate = ScrollDelegate()
    try restoring {
      let runner = AppRunner(host: HeadlessHost(device: device, script: try Script(steps)))
      UIApplication.shared.delegate = delegate
      #expect(try runner.run() == 0)
    }
    #expect(delegate.inner.contentOffset == CGPoint(x: 0, y: 51), "the fractions of 50.9 points were kept")
    #expect(delegate.outer.contentOffset == CGPoint(x: 40, y: 0))
  }

  @Test("a tap on the status bar scrolls what is in sight to the top")
  func statusBar() throws {
    let device = try #require(HostDevice.named("iPhone 4"))
    for (y, offset) in [(30, 50), (10, 0)] {
      let delegate = ScrollDelegate()
      delegate.outer.scrollsToTop = false
      let script = "scroll 100 100 0 -50\ntap 100 \(y)\nadvance 1"
      try restoring {
        let runner = AppRunner(host: HeadlessHost(device: device, script: try Script(script)))
        UIApplication.shared.delegate = delegate
        #expect(try runner.run() == 0)
      }
      #expect(delegate.inner.contentOffset.y == CGFloat(offset))
    }
  }
}
