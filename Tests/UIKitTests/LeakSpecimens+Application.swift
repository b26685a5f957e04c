// Specimens for the leak test: scenes, the device, the pasteboard.

import UIKit

@testable import UIKitCore

extension Specimens {
  private static var session: UISceneSession { UISceneSession(role: .windowApplication, configuration: .unnamed) }
  private static let address = URL(fileURLWithPath: "/a")

  static let application: [Specimen] = [
    Specimen("UIDevice") { UIDevice() },
    Specimen("UIPasteboard") { UIPasteboard() },
    Specimen("UISceneConfiguration") { UISceneConfiguration(name: "a", sessionRole: .windowApplication) },
    Specimen("UISceneSession") { session },
    Specimen("UIScene") { UIScene(session: session, connectionOptions: UIScene.ConnectionOptions(url: nil)) },
    Specimen("UIWindowScene") {
      UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(url: address))
    },
    Specimen("ConnectionOptions") { UIScene.ConnectionOptions(url: address) },
    Specimen("OpenExternalURLOptions") { UIScene.OpenExternalURLOptions() },
    Specimen("OpenURLOptions") { UIScene.OpenURLOptions() },
    Specimen("UIOpenURLContext") { UIOpenURLContext(url: address) },
  ]
}
