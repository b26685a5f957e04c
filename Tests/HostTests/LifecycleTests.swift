// The life of an app: which callbacks come in which order, with and without scenes. The order is that of Apple's "Managing your
// app's life cycle".

import Testing
import UIKit

@testable import UIKitCore

@Suite("Life cycle", .serialized)
@MainActor
struct LifecycleTests {
  private static var log: [String] = []

  /// What happened since the last call.
  private func take() -> [String] {
    defer { Self.log = [] }
    return Self.log
  }

  private static func note(_ text: String) {
    log.append("\(text) (\(stateName))")
  }

  private static var stateName: String {
    switch UIApplication.shared.applicationState {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }

  /// A fresh application with a delegate, and observers that note every notification.
  private func start(
    _ delegate: any UIApplicationDelegate, infoList: [String: Any] = [:]
  ) -> (ApplicationLifecycle, [any NSObjectProtocol]) {
    UIApplication.install(UIApplication())
    let lifecycle = UIApplication.shared.lifecycle
    lifecycle.infoList = infoList
    lifecycle.delegate = delegate
    Self.log = []
    let names: [(Notification.Name, String)] = [
      (UIApplication.didFinishLaunchingNotification, "launched!"),
      (UIApplication.didBecomeActiveNotification, "active!"),
      (UIApplication.willResignActiveNotification, "resign!"),
      (UIApplication.didEnterBackgroundNotification, "background!"),
      (UIApplication.willEnterForegroundNotification, "foreground!"),
      (UIApplication.willTerminateNotification, "terminate!"),
      (UIApplication.didReceiveMemoryWarningNotification, "memory!"),
      (UIScene.willConnectNotification, "scene connect!"), (UIScene.didActivateNotification, "scene active!"),
      (UIScene.willDeactivateNotification, "scene resign!"),
      (UIScene.didEnterBackgroundNotification, "scene background!"),
      (UIScene.willEnterForegroundNotification, "scene foreground!"),
      (UIScene.didDisconnectNotification, "scene disconnect!"),
    ]
    let observers = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { Self.note(text) }
      }
    }
    return (lifecycle, observers)
  }

  private func stop(_ observers: [any NSObjectProtocol]) {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    UIApplication.install(UIApplication())
  }

  class Delegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("will finish")
      return true
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("did finish")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("did become active") }
    func applicationWillResignActive(_ application: UIApplication) { note("will resign active") }
    func applicationDidEnterBackground(_ application: UIApplication) { note("did enter background") }
    func applicationWillEnterForeground(_ application: UIApplication) { note("will enter foreground") }
    func applicationWillTerminate(_ application: UIApplication) { note("will terminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { note("memory warning") }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
      note("open \(url)")
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { session.configuration }
  }

  final class SceneAppDelegate: Delegate {
    override func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      note("configuration")
      let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      note("will connect\(options.urlContexts.map { " to \($0.url)" }.joined())")
      window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    }
    func sceneDidDisconnect(_ scene: UIScene) { note("did disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("scene did become active") }
    func sceneWillResignActive(_ scene: UIScene) { note("scene will resign active") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("scene will enter foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("scene did enter background") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      note("scene open \(contexts.map { "\($0.url)" }.joined())")
    }
  }

  @Test("without scenes: the delegate is told, then whoever listens; nothing comes twice")
  func delegate() {
    let (life, observers) = start(Delegate())
    defer { stop(observers) }
    life.launch()
    life.launch()
    life.becomeActive()
    #expect(
      take() == [
        "will finish (inactive)", "did finish (inactive)", "launched! (inactive)", "did become active (active)",
        "active! (active)",
      ])
    life.enterBackground()
    life.enterBackground()
    #expect(
      take() == [
        "will resign active (active)", "resign! (active)", "did enter background (background)",
        "background! (background)",
      ])
    life.becomeActive()
    #expect(take() == [], "from the background only through the foreground")
    life.enterForeground()
    life.becomeActive()
    #expect(
      take() == [
        "will enter foreground (background)", "foreground! (background)", "did become active (active)",
        "active! (active)",
      ])
    life.resignActive()
    life.becomeActive()
    #expect(
      take() == [
        "will resign active (active)", "resign! (active)", "did become active (active)", "active! (active)",
      ])
    life.receiveMemoryWarning()
    #expect(take() == ["memory warning (active)", "memory! (active)"])
    life.terminate()
    life.terminate()
    life.receiveMemoryWarning()
    #expect(
      take() == [
        "will resign active (active)", "resign! (active)", "did enter background (background)",
        "background! (background)", "will terminate (background)", "terminate! (background)",
      ])
  }

  @Test("with scenes named by the delegate: the scene's delegate is told of states, the app's is not")
  func scenes() {
    let (life, observers) = start(SceneAppDelegate())
    defer { stop(observers) }
    life.launch()
    #expect(
      take() == [
        "will finish (inactive)", "did finish (inactive)", "launched! (inactive)", "configuration (inactive)",
        "scene connect! (inactive)", "will connect (inactive)", "scene will enter foreground (inactive)",
        "scene foreground! (inactive)", "scene did become active (active)", "scene active! (active)",
        "active! (active)",
      ])
    let scene = UIApplication.shared.connectedScenes.first
    #expect(scene?.activationState == .foregroundActive)
    #expect((scene?.delegate as? SceneDelegate)?.window?.windowScene === scene)
    life.enterBackground()
    #expect(
      take() == [
        "scene will resign active (active)", "scene resign! (active)", "resign! (active)",
        "scene did enter background (background)", "scene background! (background)", "background! (background)",
      ])
    life.enterForeground()
    life.becomeActive()
    #expect(
      take() == [
        "scene will enter foreground (background)", "scene foreground! (background)", "foreground! (background)",
        "scene did become active (active)", "scene active! (active)", "active! (active)",
      ])
    life.terminate()
    #expect(
      take().suffix(4) == [
        "did disconnect (background)", "scene disconnect! (background)", "will terminate (background)",
        "terminate! (background)",
      ])
  }

  @Test("with scenes named by the Info.plist, with the variable that Xcode writes")
  func infoList() {
    let entry = [
      "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ListedSceneDelegate",
    ]
    let list: [String: Any] = [
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]
      ]
    ]
    let (life, observers) = start(Delegate(), infoList: list)
    defer { stop(observers) }
    life.launch()
    let scene = UIApplication.shared.connectedScenes.first
    #expect(scene?.delegate is ListedSceneDelegate)
    #expect(scene?.session.configuration.name == "Default")
    #expect(!take().contains { $0.hasPrefix("did become active") })
  }

  /// What Xcode's template writes: a configuration by name alone.
  final class TemplateDelegate: Delegate {
    var name: String? = "Default"

    override func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: name, sessionRole: session.role) }
  }

  @Test(
    "a configuration by name is the Info.plist's (documented of UISceneConfiguration.init)",
    arguments: [("Default", true), (nil, true), ("Other", false)] as [(String?, Bool)])
  func namedConfiguration(name: String?, isListed: Bool) {
    let entry = [
      "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ListedSceneDelegate",
    ]
    let list: [String: Any] = [
      "UIApplicationSceneManifest": ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [entry]]]
    ]
    let delegate = TemplateDelegate()
    delegate.name = name
    let (life, observers) = start(delegate, infoList: list)
    defer { stop(observers) }
    life.launch()
    #expect((UIApplication.shared.connectedScenes.first?.delegate is ListedSceneDelegate) == isListed)
    _ = take()
  }

  @Test("a URL comes with the launch, to the scene or the delegate, and later through open when the app has its scheme")
  func urls() throws {
    let url = try #require(URL(string: "counter:///3"))
    let list = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["counter"]]]]
    let (life, observers) = start(Delegate(), infoList: list)
    life.launch(url: url)
    #expect(take().contains("open counter:///3 (inactive)"))
    UIApplication.shared.open(url)
    #expect(take() == ["open counter:///3 (active)"])
    #expect(UIApplication.shared.canOpenURL(url))
    #expect(try !UIApplication.shared.canOpenURL(#require(URL(string: "other:"))))
    stop(observers)
    let (scenes, more) = start(SceneAppDelegate())
    scenes.launch(url: url)
    #expect(take().contains("will connect to counter:///3 (inactive)"))
    #expect(scenes.receive(url))
    #expect(take() == ["scene open counter:///3 (active)"])
    stop(more)
  }

  @Test("a memory warning reaches the controllers of every window, children too")
  func memoryWarning() {
    let (life, observers) = start(Delegate())
    defer { stop(observers) }
    life.launch()
    let parent = WarnedController()
    let child = WarnedController()
    parent.addChild(child)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController = parent
    window.isHidden = false
    life.receiveMemoryWarning()
    #expect(parent.warnings == 1 && child.warnings == 1)
    window.isHidden = true
  }

  final class WarnedController: UIViewController {
    private(set) var warnings = 0
    override func didReceiveMemoryWarning() { warnings += 1 }
  }

  @Test("the responder chain ends at the application's delegate")
  func chain() {
    let delegate = Delegate()
    let (life, observers) = start(delegate)
    defer { stop(observers) }
    life.launch()
    let window = UIWindow(frame: .zero)
    #expect(window.next is UIWindowScene)
    #expect(window.next?.next === UIApplication.shared)
    #expect(UIApplication.shared.next === delegate)
  }

  @Test("orientations are those of the Info.plist unless the delegate says otherwise")
  func orientations() {
    let (_, observers) = start(
      Delegate(), infoList: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"]])
    defer { stop(observers) }
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == .landscapeLeft)
  }
}

final class ListedSceneDelegate: UIResponder, UIWindowSceneDelegate {}
