// CATransaction: nesting, values, completion.

import Foundation
import QuartzCore
import Testing

@Suite(.serialized) @MainActor struct TransactionTests {
  @Test("Defaults: a quarter of a second, actions enabled") func defaults() {
    CATransaction.begin()
    defer { CATransaction.commit() }
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil && CATransaction.completionBlock() == nil)
  }

  @Test("An inner transaction sees the outer one's values and hides them while it lasts") func nesting() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setValue("outer", forKey: "own")
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    CATransaction.setValue("inner", forKey: "own")
    #expect(CATransaction.animationDuration() == 3 && CATransaction.value(forKey: "own") as? String == "inner")
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
    #expect(CATransaction.value(forKey: "own") as? String == "outer")
    CATransaction.commit()
  }

  @Test("Completion blocks run when their own transaction is committed") func completion() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.commit()
    #expect(log == ["inner"])
    CATransaction.commit()
    #expect(log == ["inner", "outer"])
  }

  @Test("A block that replaces another lets the first run") func replaced() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    CATransaction.setCompletionBlock { log.append("second") }
    #expect(log == ["first"])
    CATransaction.commit()
    #expect(log == ["first", "second"])
  }

  @Test("Timing functions know their points") func timing() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point[0] == 0.42 && point[1] == 0)
  }
}
