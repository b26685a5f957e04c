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
  /// Views were added since the last announcement; one that left and came back may then be listed twice.
  private var hasNew = false

  /// Called when `view` has entered the window.
  func add(_ view: UIView) {
    guard view.rare?.controller != nil || view.flags.isToldOfInsets else { return }
    watched.append(Watched(view: view))
    hasNew = true
  }

  /// Tells the watched views of `window` what has changed.
  func announce(in window: UIWindow) {
    guard !watched.isEmpty else { return }
    watched.removeAll { $0.view.map { $0.rootWindow !== window } ?? true }
    if hasNew { dropRepeats() }
    for entry in watched { entry.view?.announceInsets() }
  }

  private func dropRepeats() {
    hasNew = false
    var listed: Set<ObjectIdentifier> = []
    watched.removeAll { entry in entry.view.map { !listed.insert(ObjectIdentifier($0)).inserted } ?? true }
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
    LayoutPass.didNotSettle = { layer in
      nonisolated(unsafe) let layer = layer
      MainActor.assumeIsolated {
        if let view = layer.delegate as? UIView { ViewLinter.note(.endlessLayout, view) }
      }
    }
    return true
  }()
}
