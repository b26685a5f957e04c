// How an action is found: delegate, dictionary, class; NSNull ends the search. Documented (CALayer.action(forKey:)).

import Foundation
import QuartzCore
import Testing

@Suite struct ActionTests {
  final class Answer: CAAction, Sendable {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  }

  final class Delegate: CALayerDelegate {
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
  }

  final class Faded: CALayer {
    static let answer = Answer()
    override class func defaultAction(forKey event: String) -> (any CAAction)? { event == "opacity" ? answer : nil }
  }

  @Test("Nothing answers: nil") func none() { #expect(CALayer().action(forKey: "opacity") == nil) }

  @Test("The delegate comes before the dictionary, the dictionary before the class") func order() {
    let layer = Faded()
    #expect(layer.action(forKey: "opacity") as? Answer === Faded.answer)
    let own = Answer()
    layer.actions = ["opacity": own]
    #expect(layer.action(forKey: "opacity") as? Answer === own)
    let delegate = Delegate()
    delegate.answer = Answer()
    layer.delegate = delegate
    #expect(layer.action(forKey: "opacity") as? Answer === delegate.answer as? Answer)
  }

  @Test("NSNull ends the search with nothing") func null() {
    let layer = Faded()
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
    layer.actions = nil
    let delegate = Delegate()
    delegate.answer = NSNull()
    layer.delegate = delegate
    #expect(layer.action(forKey: "opacity") == nil)
  }
}
