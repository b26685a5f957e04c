// Which of UIView's members a view class overrides, where the answer saves work for all views that do not: only views with
// a `draw(_:)` of their own get a recording, only those with a hit test of their own are asked before looking.
//
// Called by: UIView once an instance; the answer is kept per class. UIKit asks the Objective-C runtime; here the words of
// the class's method table are compared with UIView's own.

struct OverriddenMembers: OptionSet {
  let rawValue: UInt8

  static let draw = OverriddenMembers(rawValue: 1)
  /// `hitTest(_:with:)`, `point(inside:with:)`, or the bounds that they look at.
  static let hitTesting = OverriddenMembers(rawValue: 2)
  static let frame = OverriddenMembers(rawValue: 4)
  /// `safeAreaInsetsDidChange` or `layoutMarginsDidChange`.
  static let insetChanges = OverriddenMembers(rawValue: 8)
  static let touchesBegan = OverriddenMembers(rawValue: 16)
  static let touchesMoved = OverriddenMembers(rawValue: 32)
  static let touchesEnded = OverriddenMembers(rawValue: 64)
  static let touchesCancelled = OverriddenMembers(rawValue: 128)
  static let touches: OverriddenMembers = [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled]
}

extension OverriddenMembers {
  @MainActor private static var known: [ObjectIdentifier: OverriddenMembers] = [:]

  @MainActor
  static func of(_ type: UIView.Type) -> OverriddenMembers {
    if type == UIView.self { return [] }
    if let answer = known[ObjectIdentifier(type)] { return answer }
    var answer: OverriddenMembers = []
    for (member, words) in words where MethodTable.differs(type, from: UIView.self, at: words) { answer.insert(member) }
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  /// The words of the method table that belong to each member: those in which a class that overrides nothing else differs
  /// from one that overrides nothing.
  @MainActor private static let words: [(OverriddenMembers, [Int])] = [
    (.draw, MethodTable.words(ofOverridesIn: Draws.self, not: OverridesNothing.self, base: UIView.self)),
    (.hitTesting, MethodTable.words(ofOverridesIn: HitTests.self, not: OverridesNothing.self, base: UIView.self)),
    (.frame, MethodTable.words(ofOverridesIn: Frames.self, not: OverridesNothing.self, base: UIView.self)),
    (.insetChanges, MethodTable.words(ofOverridesIn: Insets.self, not: OverridesNothing.self, base: UIView.self)),
    (.touchesBegan, MethodTable.words(ofOverridesIn: Begins.self, not: OverridesNothing.self, base: UIView.self)),
    (.touchesMoved, MethodTable.words(ofOverridesIn: Moves.self, not: OverridesNothing.self, base: UIView.self)),
    (.touchesEnded, MethodTable.words(ofOverridesIn: Ends.self, not: OverridesNothing.self, base: UIView.self)),
    (.touchesCancelled, MethodTable.words(ofOverridesIn: Cancels.self, not: OverridesNothing.self, base: UIView.self)),
  ]

  private class OverridesNothing: UIView {}
  private class Draws: UIView {
    override func draw(_ rect: CGRect) {}
  }
  private class HitTests: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    override var bounds: CGRect {
      get { .zero }
      set {}
    }
  }
  private class Insets: UIView {
    override func safeAreaInsetsDidChange() {}
    override func layoutMarginsDidChange() {}
  }
  private class Begins: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class Moves: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class Ends: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class Cancels: UIView {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private class Frames: UIView {
    override var frame: CGRect {
      get { .zero }
      set {}
    }
  }
}
