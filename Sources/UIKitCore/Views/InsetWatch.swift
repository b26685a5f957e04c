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
    guard view.rare?.controller != nil || view.flags.isToldOfInsets else { return }
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
