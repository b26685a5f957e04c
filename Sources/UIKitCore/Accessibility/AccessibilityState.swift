// What a client has set of an object's accessibility, as long as it has set anything.
//
// Held by: UIResponder. What is not set reads as AccessibilityDefaults say.

@MainActor
final class AccessibilityState {
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  /// Points, the screen's coordinates.
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var identifier: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var respondsToUser: Bool?
  var inputLabels: [String]?
  var textualContext: UIAccessibilityTextualContext?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}

extension UIResponder {
  /// Made on first use.
  var accessibilityState: AccessibilityState {
    if let accessibility { return accessibility }
    let made = AccessibilityState()
    accessibility = made
    return made
  }

  /// Points, the screen's coordinates.
  var defaultAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }

  func position(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  func accessibilityElement(atPosition index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension UIView: UIAccessibilityIdentification {
  /// Photographs and the like keep their colours when the system inverts them.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityState.ignoresInvertColors = newValue }
  }
}

extension UIImage {
  private final class Words: Sendable {
    let (label, identifier): (String?, String?)
    init(_ label: String?, _ identifier: String?) { (self.label, self.identifier) = (label, identifier) }
  }
  nonisolated(unsafe) private static var wordsKey: UInt8 = 0

  private var words: Words? { objc_getAssociatedObject(self, &Self.wordsKey) as? Words }
  private func setWords(_ words: Words) {
    objc_setAssociatedObject(self, &Self.wordsKey, words, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Read by buttons and image views that have no words of their own.
  public var accessibilityLabel: String? {
    get { words?.label }
    set { setWords(Words(newValue, words?.identifier)) }
  }
  public var accessibilityIdentifier: String? {
    get { words?.identifier }
    set { setWords(Words(words?.label, newValue)) }
  }
}
