// Ellipses and hyphens in the attributes met lately: truncation asks for them at every step of its search.
//
// Owned by the process. Called by: LineMeasurer. At most 64 are kept.
import Foundation
import Synchronization

/// Thread safety: `signs` is a `Mutex`, not held while a sign is shaped.
final class SignCache: Sendable {
  static let shared = SignCache()

  private struct Key: Hashable {
    var sign: String
    var attributes: TextAttributes
  }
  private let signs = Mutex<[Key: ShapedText]>([:])

  func text(_ sign: String, _ attributes: TextAttributes) -> ShapedText {
    let key = Key(sign: sign, attributes: attributes)
    if let known = signs.withLock({ $0[key] }) { return known }
    let text = ShapedText(AttributedText(sign, attributes: attributes))
    signs.withLock { signs in
      if signs.count >= 64 { signs.removeAll() }
      signs[key] = text
    }
    return text
  }
}
