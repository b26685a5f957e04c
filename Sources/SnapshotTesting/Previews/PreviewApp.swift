// An app that shows previews, one at a time, for `acetate run` on a folder that has no app of its own. The right and left
// arrow keys go through them.
//
// Run by: PreviewRunner. Main actor.

import UIKit

@MainActor
enum PreviewApp {
  /// Runs to the end of the process. `name`: the preview to begin with; nil for the first.
  static func run(_ registrations: [PreviewRegistration], named name: String?) -> Never {
    AppProcess.run {
      UIApplication.shared.delegate = PreviewAppDelegate(
        registrations, first: registrations.firstIndex { $0.name == name } ?? 0)
    }
  }
}

@MainActor
private final class PreviewAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let registrations: [PreviewRegistration]
  private var shown: Int

  init(_ registrations: [PreviewRegistration], first: Int) {
    self.registrations = registrations
    shown = first
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .systemBackground
    self.window = window
    show()
    window.makeKeyAndVisible()
    return true
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: Selector("next", PreviewAppDelegate.showNext)),
      UIKeyCommand(
        input: UIKeyCommand.inputLeftArrow, modifierFlags: [],
        action: Selector("previous", PreviewAppDelegate.showPrevious)),
    ]
  }

  private func showNext() { turn(by: 1) }
  private func showPrevious() { turn(by: -1) }

  private func turn(by step: Int) {
    guard !registrations.isEmpty else { return }
    shown = (shown + step + registrations.count) % registrations.count
    show()
  }

  private func show() {
    guard registrations.indices.contains(shown) else { return }
    let registration = registrations[shown]
    print("\(registration.name)")
    switch PreviewContent(registration.body()) {
    case .controller(let controller): window?.rootViewController = controller
    case .view(let view): window?.rootViewController = PreviewStage(view)
    case nil: window?.rootViewController = UIViewController()
    }
  }
}

/// Shows a view below the status bar at its own size, or one without a size over the whole screen.
@MainActor
private final class PreviewStage: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if content.bounds.isEmpty {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard content.autoresizingMask.isEmpty, view.safeAreaInsets.top > content.frame.minY else { return }
    content.frame.origin.y = view.safeAreaInsets.top
  }
}
