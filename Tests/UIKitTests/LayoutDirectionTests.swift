// The direction of content by its meaning. Source: Apple's documentation of semanticContentAttribute.

import Testing
import UIKit

@MainActor @Suite struct LayoutDirectionTests {
  @Test(
    "What is forced or never turned round keeps its direction; the rest follows",
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft), (.playback, .leftToRight),
      (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ])
  func relative(meaning: UISemanticContentAttribute, expected: UIUserInterfaceLayoutDirection) {
    #expect(UIView.userInterfaceLayoutDirection(for: meaning, relativeTo: .rightToLeft) == expected)
    let view = UIView()
    view.semanticContentAttribute = meaning
    #expect(view.effectiveUserInterfaceLayoutDirection == (meaning == .forceRightToLeft ? .rightToLeft : .leftToRight))
    view.layoutIfNeeded()
  }
}
