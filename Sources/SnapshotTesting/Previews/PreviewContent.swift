// What a preview's body made: the two kinds of thing that can be drawn. Made by the generated list of registrations,
// handed by PreviewRunner to PreviewRenderer.

import UIKit

/// The view or view controller of a preview.
@MainActor
public enum PreviewContent {
  case view(UIView)
  case controller(UIViewController)

  /// Sorts what a preview's body returned; nil when it is neither.
  init?(_ responder: UIResponder) {
    switch responder {
    case let view as UIView: self = .view(view)
    case let controller as UIViewController: self = .controller(controller)
    default: return nil
    }
  }
}
