// Who must be told when safe areas or margins change, and when that is looked at: before each round of layout.
//
// Called by: LayoutPass through its hook, and views that enter a window. A view is watched when its class overrides
// `safeAreaInsetsDidChange` or `layoutMarginsDidChange`, or a controller owns it; all others only ask for their insets.

@MainActor
final class InsetWatch {
  private struct Watched {
    weak var view: UIView?
  }

  private var watched: [Watched] = []

  /// Called when `view` has entered the window.
  func add(_ view: UIView) {
    guard view.rare?.controller != nil || InsetOverride.exists(in: type(of: view)) else { return }
    if watched.contains(where: { $0.view === view }) { return }
    watched.append(Watched(view: view))
  }

  /// Tells the watched views of `window` what has changed.
  func announce(in window: UIWindow) {
    guard !watched.isEmpty else { return }
    watched.removeAll { $0.view.map { $0.rootWindow !== window } ?? true }
    for entry in watched { entry.view?.announceInsets() }
  }

  /// Makes the layout pass look at the window its root is in; once is enough.
  static let isInstalled: Bool = {
    LayoutPass.willRun = { layer in
      // Layers are the main thread's, and so is the pass.
      nonisolated(unsafe) let layer = layer
      MainActor.assumeIsolated {
        guard let window = (layer.delegate as? UIView)?.rootWindow else { return }
        window.insetWatch.announce(in: window)
      }
    }
    return true
  }()
}

/// Whether a class wants to know.
@MainActor
enum InsetOverride {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func exists(in type: UIView.Type) -> Bool {
    if type == UIView.self { return false }
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = indices.contains { MethodTable.differs(type, from: UIView.self, at: $0) }
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  private static let indices = [
    MethodTable.index(whereOnly: OverridesSafeArea.self, differsFrom: OverridesNothing.self, base: UIView.self),
    MethodTable.index(whereOnly: OverridesMargins.self, differsFrom: OverridesNothing.self, base: UIView.self),
  ]

  private class OverridesNothing: UIView {}
  private class OverridesSafeArea: UIView {
    override func safeAreaInsetsDidChange() {}
  }
  private class OverridesMargins: UIView {
    override func layoutMarginsDidChange() {}
  }
}
