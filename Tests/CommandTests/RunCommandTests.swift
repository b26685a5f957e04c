// `acetate run` on apps and previews: pictures by script, and exit codes for what goes wrong.
import Foundation
import Testing

@testable import acetate

@Suite("Run", .serialized, .needsBuiltCommand)
struct RunCommandTests {
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
        window.rootViewController = Taps()
        window.makeKeyAndVisible()
        self.window = window
        DispatchQueue.main.async { print("queue") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { print("later") }
        Task { @MainActor in print("task") }
        Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in print("timer") }
        return true
      }

      func applicationWillTerminate(_ application: UIApplication) { print("terminated") }
    }

    final class Taps: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }
      @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        let place = recognizer.location(in: view)
        print("tapped \\(Int(place.x)) \\(Int(place.y))")
        if place.y < 20 { let numbers: [Int] = []; print(numbers[2]) }
        view.backgroundColor = .red
      }
    }

    """

  /// Made once: its mirror is built by the first test that needs it.
  private static let tree = Result { try TemporaryFolder("An app", files: ["App.swift": app]) }
  private static let cache = Result { try TemporaryFolder("cache") }

  private func script(_ text: String) throws -> TemporaryFolder { try TemporaryFolder(files: ["s.script": text]) }

  @Test("an app with a script: 0, what it prints, and the pictures")
  func taps() throws {
    let tree = try Self.tree.get()
    let script = try script("snapshot before\ntap 50 60\nsnapshot after\nwait 0.6\n")
    let out = try TemporaryFolder("out")
    let result = try BuiltCommand.run(
      "run", tree.path, "--device", "iPhone 4", "--script", script.path + "/s.script", "-o", out.path,
      cache: Self.cache.get())
    #expect(result.code == 0, Comment(rawValue: result.errors))
    #expect(
      result.output
        == "queue\ntask\n\(out.path)/before.png\ntapped 50 60\n\(out.path)/after.png\nlater\ntimer\nterminated\n",
      Comment(rawValue: result.output))
    let before = FileManager.default.contents(atPath: out.path + "/before.png")
    let after = FileManager.default.contents(atPath: out.path + "/after.png")
    #expect(before?.dropFirst(16).prefix(8) == Data([0, 0, 2, 128, 0, 0, 3, 192]))
    #expect(after != nil && before != after)
    #expect(tree.text("App.swift") == Self.app)
  }

  @Test("without a script: one picture of the app once it has started")
  func noScript() throws {
    let tree = try Self.tree.get()
    let out = try TemporaryFolder("out")
    let result = try BuiltCommand.run(
      "run", tree.path, "--host", "headless", "-o", out.path, cache: Self.cache.get())
    #expect(result.code == 0, Comment(rawValue: result.errors))
    #expect(out.exists("screen.png"))
  }

  @Test("a script with a mistake: 2, its line")
  func badScript() throws {
    let tree = try Self.tree.get()
    let script = try script("tap 1 2\ntip 3 4\n")
    let result = try BuiltCommand.run(
      "run", tree.path, "--script", script.path + "/s.script", cache: Self.cache.get())
    #expect(result.code == 2)
    #expect(result.errors.contains("s.script, line 2: 'tip' is no step"))
  }

  @Test("a script that is not there: 3")
  func missingScript() throws {
    let tree = try Self.tree.get()
    let result = try BuiltCommand.run("run", tree.path, "--script", "/no/script", cache: Self.cache.get())
    #expect(result.code == 3)
    #expect(result.errors.contains("'/no/script'"))
  }

  @Test("an app that traps: 6, with the line")
  func traps() throws {
    let tree = try Self.tree.get()
    let script = try script("tap 50 10\n")
    let result = try BuiltCommand.run(
      "run", tree.path, "--script", script.path + "/s.script", cache: Self.cache.get())
    #expect(result.code == 6)
    #expect(result.errors.contains("App.swift:34:"), Comment(rawValue: result.errors))
  }

  @Test("a folder with neither app nor preview: 4, and what to add")
  func nothing() throws {
    let folder = try TemporaryFolder(files: ["A.swift": "import UIKit\nfinal class A: UIView {}\n"])
    let result = try BuiltCommand.run("run", folder.path, cache: Self.cache.get())
    #expect(result.code == 4)
    #expect(result.errors.contains("@main"))
  }

  @Test("a main.swift that calls UIApplicationMain, with a scene named by an Info.plist")
  func mainFile() throws {
    let folder = try TemporaryFolder(
      "Old",
      files: [
        "main.swift": """
        import UIKit

        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(OldDelegate.self))

        """,
        "Old.swift": """
        import UIKit

        final class OldDelegate: UIResponder, UIApplicationDelegate {}

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
          ) {
            guard let scene = scene as? UIWindowScene else { return }
            print("connected to \\(session.configuration.name ?? "nothing")")
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
          }
          func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
        }

        """,
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneConfigurationName</key><string>Default</string>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        </dict></array></dict></dict></dict></plist>

        """,
      ])
    let script = try script("advance 0.1\n")
    let result = try BuiltCommand.run(
      "run", folder.path, "--script", script.path + "/s.script", cache: Self.cache.get())
    #expect(result.code == 0, Comment(rawValue: result.errors))
    #expect(result.output == "connected to Default\nactive\n", Comment(rawValue: result.output))
  }

  @Test("a folder of previews: the first, or the one named")
  func previews() throws {
    let folder = try TemporaryFolder(
      "Previews",
      files: [
        "A.swift": """
        import UIKit

        #Preview("One") { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        #Preview("Two") { UIViewController() }

        """
      ])
    let out = try TemporaryFolder("out")
    let result = try BuiltCommand.run(
      "run", folder.path, "--host", "headless", "--preview", "Two", "-o", out.path, cache: Self.cache.get())
    #expect(result.code == 0, Comment(rawValue: result.errors))
    #expect(result.output.hasPrefix("Two\n"))
    #expect(out.exists("screen.png"))
    let missing = try BuiltCommand.run("run", folder.path, "--preview", "Three", cache: Self.cache.get())
    #expect(missing.code == 4)
    #expect(missing.errors.contains("  One"))
  }
}
