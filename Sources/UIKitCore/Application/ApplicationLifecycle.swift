// The life of an app: launch, active, inactive, background, termination, and memory warnings, in the order that Apple
// documents ("Managing your app's life cycle").
//
// Kept by: UIApplication. Called by: AppRuntime with what its host reports. Hands on: calls to the app's delegate, or to its
// scene's delegate when it has scenes, and a notification after each. Does not draw and knows no host.

import HostInterface

@MainActor
package final class ApplicationLifecycle {
  /// Kept here, as UIApplicationMain keeps it.
  package var delegate: (any UIApplicationDelegate)?
  private(set) var state = UIApplication.State.inactive
  private(set) var scenes: [UIScene] = []
  /// Whether the app has scenes of its own: then its delegate is not told of states.
  private(set) var hasScenes = false
  package private(set) var isLaunched = false
  private var isTerminated = false
  /// What the host does for the app; nil when there is none.
  package weak var services: (any HostServices)?
  var system = SystemState()
  /// The app's Info.plist.
  package var infoList: [String: Any]

  var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { services?.keepAwake(isIdleTimerDisabled) } }
  }

  /// Whether the host has a screen that can be turned.
  package var canTurnScreen = false
  /// How the app wants its screen to lie, however the device is held; empty without a wish.
  package var wantedOrientations: UIInterfaceOrientationMask = []

  /// Something has changed that may turn the screen.
  private var needsOrientationReview = false

  /// With the next frame the supported orientations are asked for again.
  func setNeedsOrientationReview() { needsOrientationReview = true }

  /// True once after something has changed.
  package func takeOrientationReview() -> Bool {
    defer { needsOrientationReview = false }
    return needsOrientationReview
  }

  init(infoList: [String: Any] = Bundle.main.infoDictionary ?? [:]) { self.infoList = infoList }

  private var application: UIApplication { .shared }
  package var windowScene: UIWindowScene? { scenes.lazy.compactMap { $0 as? UIWindowScene }.first }

  // MARK: Transitions

  /// Launches into the foreground: finishing, then scenes, then active. `url` is what the app was started with.
  package func launch(url: URL? = nil) {
    guard !isLaunched else { return }
    isLaunched = true
    let options: [UIApplication.LaunchOptionsKey: Any]? = url.map { [.url: $0] }
    var opens = delegate?.application(application, willFinishLaunchingWithOptions: options) ?? true
    opens = (delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true) && opens
    post(UIApplication.didFinishLaunchingNotification)
    connectScene(url: url)
    if let url, opens, !hasScenes { _ = delegate?.application(application, open: url, options: [:]) }
    if hasScenes {
      tellScenes(UIScene.willEnterForegroundNotification, .foregroundInactive) { $0.sceneWillEnterForeground($1) }
    }
    becomeActive()
  }

  /// From inactive to active; nothing in any other state.
  package func becomeActive() {
    guard isLaunched, state == .inactive, !isTerminated else { return }
    state = .active
    tellScenes(UIScene.didActivateNotification, .foregroundActive) { $0.sceneDidBecomeActive($1) }
    if !hasScenes { delegate?.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// From active to inactive, as by an interruption. The state changes after everybody was told. Source: documented.
  package func resignActive() {
    guard isLaunched, state == .active else { return }
    tellScenes(UIScene.willDeactivateNotification, nil) { $0.sceneWillResignActive($1) }
    if !hasScenes { delegate?.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification)
    state = .inactive
    for scene in scenes { scene.activationState = .foregroundInactive }
  }

  /// To the background, through inactive.
  package func enterBackground() {
    guard isLaunched, state != .background else { return }
    resignActive()
    state = .background
    tellScenes(UIScene.didEnterBackgroundNotification, .background) { $0.sceneDidEnterBackground($1) }
    if !hasScenes { delegate?.applicationDidEnterBackground(application) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// From the background to inactive: the app is still in the background while it is told. `becomeActive` follows.
  package func enterForeground() {
    guard isLaunched, state == .background, !isTerminated else { return }
    tellScenes(UIScene.willEnterForegroundNotification, nil) { $0.sceneWillEnterForeground($1) }
    if !hasScenes { delegate?.applicationWillEnterForeground(application) }
    post(UIApplication.willEnterForegroundNotification)
    state = .inactive
    for scene in scenes { scene.activationState = .foregroundInactive }
  }

  /// Through the background to the end: what the system does when the user closes an app.
  package func terminate() {
    guard isLaunched, !isTerminated else { return }
    enterBackground()
    isTerminated = true
    tellScenes(UIScene.didDisconnectNotification, .unattached) { $0.sceneDidDisconnect($1) }
    delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  /// Little memory is left: the app's delegate, then whoever listens, then the controllers of all windows.
  package func receiveMemoryWarning() {
    guard isLaunched, !isTerminated else { return }
    delegate?.applicationDidReceiveMemoryWarning(application)
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in application.windows { window.rootViewController.map(warn) }
  }

  private func warn(_ controller: UIViewController) {
    controller.didReceiveMemoryWarning()
    for child in controller.children { warn(child) }
  }

  // MARK: Scenes

  /// Makes the scene of the app's one screen, as the delegate or the Info.plist says. An app that names none has a scene
  /// without a delegate, as in UIKit.
  private func connectScene(url: URL?) {
    let manifest = SceneManifest(infoList, delegate: delegate)
    let options = UIScene.ConnectionOptions(url: url)
    let session = UISceneSession(role: .windowApplication, configuration: manifest?.configuration ?? .unnamed)
    let asked = session.configuration
    let answer = delegate?.application(application, configurationForConnecting: session, options: options) ?? asked
    hasScenes = manifest != nil || answer !== asked
    manifest?.complete(answer)
    session.configuration = answer
    let type = answer.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    session.scene = scene
    scenes = [scene]
    windowScene?.statusBarManager?.update()
    guard hasScenes else { return }
    if let made = answer.delegateClass.flatMap({ $0 as? NSObject.Type }).map({ MetatypeInit.make($0) }) {
      scene.delegate = made as? any UISceneDelegate
      if scene.delegate == nil { scene.reportMissingConformance(of: made) }
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
  }

  private func tellScenes(
    _ name: Notification.Name, _ state: UIScene.ActivationState?, _ call: (any UISceneDelegate, UIScene) -> Void
  ) {
    for scene in scenes {
      if let state { scene.activationState = state }
      guard hasScenes else { continue }
      if let delegate = scene.delegate { call(delegate, scene) }
      NotificationCenter.default.post(name: name, object: scene)
    }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: application) }

  // MARK: URLs

  /// Whether the app's Info.plist names the URL's scheme.
  func opensItself(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), let types = infoList["CFBundleURLTypes"] as? [[String: Any]] else {
      return false
    }
    return types.contains { ($0["CFBundleURLSchemes"] as? [String])?.contains { $0.lowercased() == scheme } == true }
  }

  /// - Returns: whether somebody opened it.
  func open(_ url: URL) -> Bool { opensItself(url) ? receive(url) : services?.open(url) ?? false }

  /// Hands a URL to the app: to its scene's delegate, or its own. Source: documented.
  package func receive(_ url: URL) -> Bool {
    guard isLaunched, !isTerminated else { return false }
    guard hasScenes, let scene = scenes.first else {
      return delegate?.application(application, open: url, options: [:]) ?? false
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return scene.delegate != nil
  }

  /// What UISupportedInterfaceOrientations allows; everything but upside down without it.
  package var orientationsOfTheInfoList: UIInterfaceOrientationMask {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let names =
      (isPad ? infoList["UISupportedInterfaceOrientations~ipad"] : nil) ?? infoList["UISupportedInterfaceOrientations"]
    guard let names = names as? [String] else { return isPad ? .all : .allButUpsideDown }
    return names.reduce(into: []) { mask, name in
      switch name {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
  }
}
