// UIResponderStandardEditActions: cut, copy, paste and their kin. UIResponder has them all, so that subclasses override
// them; a responder performs those that its class overrides.
//
// Called by: Selector, which answers `canPerformAction`, and KeyDispatch, for the keys that stand for them.

import Synchronization

@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
}

extension Selector {
  /// As `isMethod`, but a responder has only those standard edits that its class overrides, by whatever selector they are
  /// asked for.
  func isPerformed(by object: AnyObject) -> Bool {
    guard let responder = object as? UIResponder, StandardEdits.all[description] != nil else {
      return isMethod(of: object)
    }
    return StandardEdits.isOverridden(description, by: responder)
  }

  /// What calls the method; of a standard edit also when the selector was made from its name alone.
  var performed: (@MainActor @Sendable (AnyObject, Any?, Any?) -> Void)? {
    call ?? StandardEdits.all[description]?.call
  }
}

/// Which classes override which of them: in Objective-C the protocol's methods are optional, and UIResponder has none.
enum StandardEdits {
  /// By the selector's name.
  static let all: [String: Selector] = Dictionary(
    uniqueKeysWithValues: [
      Selector("cut:", UIResponder.cut), Selector("copy:", UIResponder.copy(_:)),
      Selector("paste:", UIResponder.paste), Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle),
      Selector("select:", UIResponder.select), Selector("selectAll:", UIResponder.selectAll),
      Selector("delete:", UIResponder.delete),
      Selector("makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight),
      Selector("makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft),
      Selector("toggleBoldface:", UIResponder.toggleBoldface), Selector("toggleItalics:", UIResponder.toggleItalics),
      Selector("toggleUnderline:", UIResponder.toggleUnderline), Selector("increaseSize:", UIResponder.increaseSize),
      Selector("decreaseSize:", UIResponder.decreaseSize),
    ].map { ($0.description, $0) })

  private static let known = Mutex<[ObjectIdentifier: Set<String>]>([:])
  /// The words of the method table that belong to each name.
  private static let words: [String: [Int]] = [
    "cut:": words(Cuts.self), "copy:": words(Copies.self), "paste:": words(Pastes.self),
    "pasteAndMatchStyle:": words(Matches.self), "select:": words(Selects.self), "selectAll:": words(SelectsAll.self),
    "delete:": words(Deletes.self), "makeTextWritingDirectionLeftToRight:": words(WritesRight.self),
    "makeTextWritingDirectionRightToLeft:": words(WritesLeft.self), "toggleBoldface:": words(Emboldens.self),
    "toggleItalics:": words(Slants.self), "toggleUnderline:": words(Underlines.self),
    "increaseSize:": words(Increases.self), "decreaseSize:": words(Decreases.self),
  ]

  private static func words(_ type: UIResponder.Type) -> [Int] {
    MethodTable.words(ofOverridesIn: type, not: Nothing.self, base: UIResponder.self)
  }

  static func isOverridden(_ name: String, by responder: UIResponder) -> Bool {
    let type = type(of: responder)
    if let names = known.withLock({ $0[ObjectIdentifier(type)] }) { return names.contains(name) }
    let names = Set(
      words.filter { MethodTable.differs(type, from: UIResponder.self, at: $0.value) }.map(\.key))
    known.withLock { $0[ObjectIdentifier(type)] = names }
    return names.contains(name)
  }

  private class Nothing: UIResponder {}
  private class Cuts: UIResponder { override func cut(_ sender: Any?) {} }
  private class Copies: UIResponder { override func copy(_ sender: Any?) {} }
  private class Pastes: UIResponder { override func paste(_ sender: Any?) {} }
  private class Matches: UIResponder { override func pasteAndMatchStyle(_ sender: Any?) {} }
  private class Selects: UIResponder { override func select(_ sender: Any?) {} }
  private class SelectsAll: UIResponder { override func selectAll(_ sender: Any?) {} }
  private class Deletes: UIResponder { override func delete(_ sender: Any?) {} }
  private class WritesRight: UIResponder { override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {} }
  private class WritesLeft: UIResponder { override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {} }
  private class Emboldens: UIResponder { override func toggleBoldface(_ sender: Any?) {} }
  private class Slants: UIResponder { override func toggleItalics(_ sender: Any?) {} }
  private class Underlines: UIResponder { override func toggleUnderline(_ sender: Any?) {} }
  private class Increases: UIResponder { override func increaseSize(_ sender: Any?) {} }
  private class Decreases: UIResponder { override func decreaseSize(_ sender: Any?) {} }
}
