// Whether a view class draws: only views that override `draw(_:)` get a recording.
//
// Called by: UIView once an instance; the answer is kept per class. UIKit asks the Objective-C runtime; here the entry of
// `draw(_:)` in the class's method table is compared with UIView's own.

@MainActor
enum DrawingOverride {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func exists(in type: UIView.Type) -> Bool {
    if type == UIView.self { return false }
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = MethodTable.differs(type, from: UIView.self, at: drawIndex)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  /// The word of the method table that holds `draw(_:)`: the only one in which a class that overrides nothing but that
  /// method differs from one that overrides nothing.
  private static let drawIndex = MethodTable.index(
    whereOnly: OverridesDraw.self, differsFrom: OverridesNothing.self, base: UIView.self)

  private class OverridesNothing: UIView {}
  private class OverridesDraw: UIView {
    override func draw(_ rect: CGRect) {}
  }
}
