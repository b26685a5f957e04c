// Shortcut items: those that the app offers now, and those of its Info.plist.
//
// Called by: AppRunner with what a script picks. Hands on: the item to the scene's delegate, or the app's. Source: documented.

extension ApplicationLifecycle {
  /// The app's own before those of the Info.plist, whatever order a springboard would show them in.
  private var offered: [UIApplicationShortcutItem] {
    let entries = infoList["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    return (system.shortcutItems ?? []) + entries.compactMap { UIApplicationShortcutItem(entry: $0) }
  }

  /// The user has picked the item of this type; one that is not offered is told of on standard error.
  package func performShortcut(ofType type: String) {
    guard isLaunched else { return }
    guard let item = offered.first(where: { $0.type == type }) else {
      let types = offered.map(\.type).joined(separator: ", ")
      let message =
        "UIApplication: there is no shortcut item '\(type)': the app offers \(types.isEmpty ? "none" : types)\n"
      return FileHandle.standardError.write(Data(message.utf8))
    }
    if hasScenes, let windowScene {
      guard let delegate = windowScene.delegate as? any UIWindowSceneDelegate else { return }
      delegate.windowScene(windowScene, performActionFor: item) { _ in }
    } else {
      delegate?.application(UIApplication.shared, performActionFor: item) { _ in }
    }
  }
}

extension UIApplication {
  /// Those that the app offers at run time; the ones of its Info.plist come besides. Source: documented.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { lifecycle.system.shortcutItems }
    set { lifecycle.system.shortcutItems = newValue }
  }
}
