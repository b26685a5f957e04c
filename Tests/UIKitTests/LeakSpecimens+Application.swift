// Specimens for the leak test: scenes, the device, the pasteboard.

import UIKit

@testable import UIKitCore

extension Specimens {
  private static var session: UISceneSession { UISceneSession(role: .windowApplication, configuration: .unnamed) }
  private static let address = URL(fileURLWithPath: "/a")

  static let application: [Specimen] = [
    Specimen("UIDevice") { UIDevice() },
    Specimen("UIPasteboard") { UIPasteboard.withUniqueName() },
    Specimen("UISceneConfiguration") { UISceneConfiguration(name: "a", sessionRole: .windowApplication) },
    Specimen("UISceneSession") { session },
    Specimen("UIScene") { UIScene(session: session, connectionOptions: UIScene.ConnectionOptions(url: nil)) },
    Specimen("UIWindowScene") {
      UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(url: address))
    },
    Specimen("ConnectionOptions") { UIScene.ConnectionOptions(url: address) },
    Specimen("OpenExternalURLOptions") { UIScene.OpenExternalURLOptions() },
    Specimen("OpenURLOptions") { UIScene.OpenURLOptions() },
    Specimen("UIApplicationShortcutItem") { UIApplicationShortcutItem(type: "a", localizedTitle: "A") },
    Specimen("UIMutableApplicationShortcutItem") { UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A") },
    Specimen("UIApplicationShortcutIcon") { UIApplicationShortcutIcon(type: .add) },
    Specimen("GeometryPreferences") { UIWindowScene.GeometryPreferences() },
    Specimen("iOS") { UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape) },
    Specimen("Geometry") {
      UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(url: nil)).effectiveGeometry
    },
    Specimen("UISceneSizeRestrictions") { UISceneSizeRestrictions() },
    Specimen("UIScreenMode") { UIScreenMode(size: CGSize(width: 1, height: 1)) },
    Specimen("UIOpenURLContext") { UIOpenURLContext(url: address) },
    Specimen("UITextPosition") { UITextPosition() },
    Specimen("UITextRange") { UITextRange() },
    Specimen("UITextSelectionRect") { UITextSelectionRect() },
    Specimen("UITextInputStringTokenizer") { UITextInputStringTokenizer(textInput: Input()) },
  ]
}

/// What a tokenizer asks: nothing here.
private final class Input: UIView, UITextInput {
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func text(in range: UITextRange) -> String? { nil }
  func replace(_ range: UITextRange, withText text: String) {}
  var selectedTextRange: UITextRange?
  var markedTextRange: UITextRange? { nil }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  let beginningOfDocument = UITextPosition()
  var endOfDocument: UITextPosition { beginningOfDocument }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    nil
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    nil
  }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { .zero }
  func caretRect(for position: UITextPosition) -> CGRect { .zero }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
