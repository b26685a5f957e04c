// The names of selectors: every declaration that was compiled on a Mac to learn the rules.
import Testing

@testable import SourceTranslator

@Suite("Objective-C names")
struct ObjectiveCNameTests {
  /// Swift declarations and the selectors Apple's compiler gave them.
  static let observed: [(String, String)] = [
    ("zeroArg", "zeroArg"),
    ("oneUnlabelled(_:)", "oneUnlabelled:"),
    ("twoUnlabelled(_:_:)", "twoUnlabelled::"),
    ("y(_:_:_:)", "y:::"),
    ("_underscored(_:)", "_underscored:"),
    ("withPrepositionAt(_:)", "withPrepositionAt:"),
    ("twoFirstUnlabelled(_:with:)", "twoFirstUnlabelled:with:"),
    ("threeMixed(_:of:in:)", "threeMixed:of:in:"),
    ("insertObject(_:at:)", "insertObject:at:"),
    ("tableView(_:numberOfRowsInSection:)", "tableView:numberOfRowsInSection:"),
    ("x(_:b:_:)", "x:b::"),
    ("oneLabelled(a:)", "oneLabelledWithA:"),
    ("twoLabelled(a:b:)", "twoLabelledWithA:b:"),
    ("handlePan(gesture:)", "handlePanWithGesture:"),
    ("labelledFirstOnly(sender:_:)", "labelledFirstOnlyWithSender::"),
    ("doubleCap(URLString:)", "doubleCapWithURLString:"),
    ("aBc(deF:)", "aBcWithDeF:"),
    ("startWith(url:)", "startWithUrl:"),
    ("insert(at:)", "insertAt:"),
    ("move(from:to:)", "moveFrom:to:"),
    ("set(value:)", "setWithValue:"),
    ("trailingClosureLike(completion:)", "trailingClosureLikeWithCompletion:"),
    ("multiWordLabel(firstThing:secondThing:)", "multiWordLabelWithFirstThing:secondThing:"),
    ("inExtension2(sender:)", "inExtension2WithSender:"),
    ("init(thing:)", "initWithThing:"),
    ("init()", "init"),
    ("getter:someProperty", "someProperty"),
    ("setter:someProperty", "setSomeProperty:"),
    ("setter:url", "setUrl:"),
    ("getter:isEnabledFlag", "isEnabledFlag"),
    ("setter:isEnabledFlag", "setIsEnabledFlag:"),
    ("setter:xY", "setXY:"),
    ("setter:_lead", "set_lead:"),
    ("setter:ABC", "setABC:"),
  ]

  @Test("methods, initialisers and accessors are named as Apple's compiler names them", arguments: observed)
  func observedName(swift: String, selector: String) throws {
    #expect(Self.name(of: swift) == selector)
  }

  @Test("a first label that starts with a preposition takes no With, a longer word does")
  func prepositions() {
    #expect(ObjectiveCName.method("scroll", labels: ["toItem"]) == "scrollToItem:")
    #expect(ObjectiveCName.method("scroll", labels: ["total"]) == "scrollWithTotal:")
    #expect(ObjectiveCName.method("init", labels: [nil]) == "init:")
  }

  private static func name(of swift: String) -> String {
    if swift.hasPrefix("getter:") { return ObjectiveCName.getter(String(swift.dropFirst(7))) }
    if swift.hasPrefix("setter:") { return ObjectiveCName.setter(String(swift.dropFirst(7))) }
    let parts = swift.split(separator: "(", maxSplits: 1)
    let labels = parts.count < 2 ? [] : parts[1].dropLast().split(separator: ":").map(String.init)
    return ObjectiveCName.method(String(parts[0]), labels: labels.map { $0 == "_" ? nil : $0 })
  }
}
