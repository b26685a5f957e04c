// Shortcut items: what an app offers, who is told of the one that is picked; and what an app asks of servers that are not
// there.

import Testing
import UIKit

@testable import UIKitCore

@Suite("Shortcut items", .serialized)
@MainActor
struct ShortcutTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var log: [String] = []
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.append("\(shortcutItem.type): \(shortcutItem.localizedTitle)")
      completionHandler(true)
    }
    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { log.append(error.localizedDescription) }
  }

  private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    nonisolated(unsafe) static var log: [String] = []
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { Self.log.append(shortcutItem.type) }
  }

  private final class SceneApp: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
  }

  private func launch(_ delegate: any UIApplicationDelegate, _ infoList: [String: Any]) -> ApplicationLifecycle {
    UIApplication.install(UIApplication())
    let lifecycle = UIApplication.shared.lifecycle
    lifecycle.infoList = infoList
    lifecycle.delegate = delegate
    lifecycle.launch()
    return lifecycle
  }

  private let infoList: [String: Any] = [
    "UIApplicationShortcutItems": [
      ["UIApplicationShortcutItemType": "a.search", "UIApplicationShortcutItemTitle": "Search"],
      ["UIApplicationShortcutItemTitle": "without a type"],
    ]
  ]

  @Test("The Info.plist's items and the app's own go to the app's delegate (documented); others go to nobody")
  func items() {
    defer { UIApplication.install(UIApplication()) }
    let delegate = Delegate()
    let lifecycle = launch(delegate, infoList)
    let item = UIMutableApplicationShortcutItem(
      type: "a.new", localizedTitle: "New", localizedSubtitle: "note", icon: UIApplicationShortcutIcon(type: .compose),
      userInfo: nil)
    UIApplication.shared.shortcutItems = [item]
    lifecycle.performShortcut(ofType: "a.search")
    item.localizedTitle = "New note"
    lifecycle.performShortcut(ofType: "a.new")
    lifecycle.performShortcut(ofType: "nothing")
    #expect(delegate.log == ["a.search: Search", "a.new: New note"])
  }

  @Test("In apps with scenes the scene's delegate is told (documented)")
  func scenes() {
    defer { UIApplication.install(UIApplication()) }
    let app = SceneApp()
    let lifecycle = launch(app, infoList)
    SceneDelegate.log = []
    lifecycle.performShortcut(ofType: "a.search")
    #expect(SceneDelegate.log == ["a.search"])
    withExtendedLifetime(app) {}
  }

  @Test("Registering for remote notifications fails with an error (documented for where there is no service)")
  func remote() async {
    defer { UIApplication.install(UIApplication()) }
    let delegate = Delegate()
    let lifecycle = launch(delegate, [:])
    let application = UIApplication.shared
    application.registerForRemoteNotifications()
    #expect(delegate.log == [])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(delegate.log.count == 1 && !application.isRegisteredForRemoteNotifications)
    withExtendedLifetime(lifecycle) {}
  }
}
