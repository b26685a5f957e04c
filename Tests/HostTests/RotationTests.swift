// Which way the screen lies: as the device is held, if app and controller support it.

import AppRuntime
import CoreGraphics
import HostHeadless
import HostInterface
import Testing
import UIKit

@testable import UIKitCore

@Suite("Rotation", .serialized)
@MainActor
struct RotationTests {
  final class Controller: UIViewController {
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    var log: [String] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("\(Int(size.width))×\(Int(size.height))")
    }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller = Controller()
    var appMask: UIInterfaceOrientationMask?
    var sizeAtLaunch = CGSize.zero

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      sizeAtLaunch = UIScreen.main.bounds.size
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      appMask ?? application.lifecycle.orientationsOfTheInfoList
    }
  }

  private func run(
    _ text: String, device: String = "iPhone 4", infoList: [String: Any] = [:], _ prepare: (Delegate) -> Void = { _ in }
  ) throws -> (Delegate, HeadlessHost) {
    let (screen, traits) = (UIScreen.main, UITraitCollection.current)
    let (bounds, scale, insets) = (screen.bounds, screen.scale, screen.safeAreaInsets)
    UIApplication.install(UIApplication())
    defer {
      UIApplication.install(UIApplication())
      (screen.bounds, screen.scale, screen.safeAreaInsets) = (bounds, scale, insets)
      screen.interfaceOrientation = .portrait
      SystemTraits.change(isDark: traits.userInterfaceStyle == .dark)
      UIDevice.current.become(HostDevice.named("iPhone 15")!)
      UIDevice.current.turn(to: .portrait)
    }
    let host = HeadlessHost(device: try #require(HostDevice.named(device)), script: try Script(text))
    let runner = AppRunner(host: host)
    let delegate = Delegate()
    prepare(delegate)
    UIApplication.shared.delegate = delegate
    UIApplication.shared.lifecycle.infoList = infoList
    #expect(try runner.run() == 0)
    return (delegate, host)
  }

  @Test("a controller that supports portrait only keeps the screen upright")
  func portraitOnly() throws {
    let (delegate, host) = try run("rotate left\nsnapshot a") { $0.controller.mask = .portrait }
    #expect(delegate.controller.log.isEmpty)
    #expect(host.orientation == .left && host.screenOrientation == .portrait)
    #expect(host.pictures["a"]?.width == 640)
  }

  /// Each tap asks for the next wish.
  @MainActor
  final class Wisher: NSObject {
    var wishes: [UIInterfaceOrientationMask]
    var log: [String] = []
    init(_ wishes: [UIInterfaceOrientationMask]) { self.wishes = wishes }
    func ask() {
      let scene = UIApplication.shared.lifecycle.windowScene
      scene?.requestGeometryUpdate(.iOS(interfaceOrientations: wishes.removeFirst())) { [self] error in
        log.append("\((error as? UISceneError)?.code.rawValue ?? -1)")
      }
      log.append("asked")
    }
  }

  private func ask(
    _ wishes: [UIInterfaceOrientationMask], _ script: String, mask: UIInterfaceOrientationMask = .all,
    device: String = "iPhone 4"
  ) throws -> (Wisher, Delegate, HeadlessHost) {
    let wisher = Wisher(wishes)
    let (delegate, host) = try run(script, device: device) { delegate in
      delegate.controller.mask = mask
      let tap = UITapGestureRecognizer(target: wisher, action: Selector("ask", RotationTests.Wisher.ask))
      delegate.controller.view.addGestureRecognizer(tap)
    }
    return (wisher, delegate, host)
  }

  @Test(
    "A geometry request turns the screen of a device that is held upright (documented), until it is turned (chosen)")
  func geometry() throws {
    let (wisher, delegate, host) = try ask([.landscape], "tap 1 1\nadvance 0.1\nsnapshot a")
    #expect(wisher.log == ["asked"] && delegate.controller.log == ["480×320"])
    #expect(host.orientation == .portrait && host.screenOrientation != .portrait && host.pictures["a"]?.width == 960)
    let (_, later, turned) = try ask([.landscape], "tap 1 1\nadvance 0.1\nrotate left\nrotate portrait\nadvance 0.1")
    #expect(turned.screenOrientation == .portrait && later.controller.log.last == "320×480")
  }

  @Test("What nobody supports is refused: the error handler is called (documented), the screen stays")
  func refusedGeometry() throws {
    let script = "tap 1 1\nadvance 0.1\ntap 1 1\nadvance 0.1"
    let (wisher, delegate, host) = try ask([.landscape, []], script, mask: .portrait)
    #expect(wisher.log == ["101", "asked", "asked"] && delegate.controller.log.isEmpty)
    #expect(host.screenOrientation == .portrait)
    #expect(UISceneError(.geometryRequestDenied).code == UISceneError.geometryRequestDenied)
    let preferences = UIWindowScene.GeometryPreferences.iOS()
    #expect(preferences.interfaceOrientations.isEmpty)
  }

  @Test("upside down is for tablets")
  func upsideDown() throws {
    #expect(try run("rotate upside-down").1.screenOrientation == .portrait)
    #expect(try run("rotate left\nrotate upside-down").1.screenOrientation == .left)
    let (_, tablet) = try run("rotate upside-down", device: "iPad 10") { $0.controller.mask = .all }
    #expect(tablet.screenOrientation == .upsideDown)
  }

  @Test("what the app and what the controller support both count")
  func intersection() throws {
    let (_, host) = try run("rotate left\nrotate right") { $0.appMask = [.portrait, .landscapeRight] }
    #expect(host.screenOrientation == .left, "an interface that stands right is upright on a device turned left")
  }

  @Test("a controller without portrait turns the screen of a device that is held upright")
  func landscapeOnly() throws {
    let (delegate, host) = try run("snapshot a") { $0.controller.mask = .landscape }
    #expect(delegate.controller.log == ["480×320"])
    #expect(host.pictures["a"]?.width == 960)
  }

  @Test("an Info.plist without portrait is minded before the app is launched")
  func infoList() throws {
    let names = ["UIInterfaceOrientationLandscapeLeft"]
    let (delegate, host) = try run("snapshot a", infoList: ["UISupportedInterfaceOrientations": names])
    #expect(delegate.sizeAtLaunch == CGSize(width: 480, height: 320))
    #expect(delegate.controller.log.isEmpty && host.screenOrientation == .right)
  }

  @Test("another mask turns the screen with the next frame after the controller says so")
  func update() throws {
    let (delegate, host) = try run("rotate left\ntap 1 1\nadvance 0.1\nsnapshot a") { delegate in
      delegate.controller.mask = .portrait
      let recognizer = UITapGestureRecognizer(
        target: delegate.controller, action: Selector("allow", RotationTests.Controller.allow))
      delegate.controller.view.addGestureRecognizer(recognizer)
    }
    #expect(delegate.controller.log == ["480×320"])
    #expect(host.screenOrientation == .left && host.pictures["a"]?.width == 960)
  }

  @Test("no common orientation: the screen stays as it is")
  func nothingInCommon() throws {
    let (delegate, host) = try run("rotate left") { $0.controller.mask = .portraitUpsideDown }
    #expect(delegate.controller.log.isEmpty && host.screenOrientation == .portrait)
  }
}

extension RotationTests.Controller {
  func allow() {
    mask = .allButUpsideDown
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}
