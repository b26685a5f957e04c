// Layouts and drawings that never end: bounded, with a message that names the culprit.

import CoreGraphics
import Testing

@testable import QuartzCore

/// As views are when they are added.
private func asking<Layer: CALayer>(_ layer: Layer) -> Layer {
  layer.setNeedsLayout()
  return layer
}

@Suite struct LayoutLimitTests {
  private final class Nest: CALayer {
    override func layoutSublayers() { addSublayer(asking(Nest())) }
  }

  private final class Brood: CALayer {
    override func layoutSublayers() { for _ in 0..<50 { addSublayer(asking(Brood())) } }
  }

  private final class Impatient: CALayer {
    override func layoutSublayers() {
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  private final class Chained: CALayer {
    var rest = 0
    override func layoutSublayers() {
      guard rest > 0, children.isEmpty else { return }
      let next = Chained()
      next.rest = rest - 1
      addSublayer(asking(next))
      next.layoutIfNeeded()
    }
  }

  private final class Vain: CALayer {
    override func draw(in context: CGContext) {
      setNeedsDisplay()
      displayIfNeeded()
    }
  }

  private final class Restless: CALayer {
    var layouts = 0
    override func layoutSublayers() {
      layouts += 1
      setNeedsLayout()
    }
  }

  private final class Builder: CALayer {
    var depth = 0
    override func layoutSublayers() {
      guard children.isEmpty else { return }
      var layer: CALayer = self
      for _ in 0..<depth {
        let child = CALayer()
        layer.addSublayer(child)
        layer = child
      }
    }
  }

  private func says(_ result: ExitTest.Result?, _ words: String) -> Bool {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } ?? false
  }

  @Test("A layout that adds a layer whose layout adds one ends with a message") func nest() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutPass.run(asking(Nest()))
    }
    #expect(says(result, "Nest") && says(result, "its layout adds a new one"))
  }

  @Test("The same with many at once: it goes deep before it goes wide") func brood() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutPass.run(asking(Brood()))
    }
    #expect(says(result, "Brood") && says(result, "its layout adds a new one"))
  }

  @Test("A layout that lays itself out ends with a message") func impatient() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      LayoutPass.run(asking(Impatient()))
    }
    #expect(says(result, "Impatient") && says(result, "layouts inside of each other"))
  }

  @Test("A drawing that draws itself ends with a message") func vain() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let layer = Vain()
      layer.bounds.size = CGSize(width: 5, height: 5)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
    }
    #expect(says(result, "Vain") && says(result, "is drawn inside of drawings"))
  }

  @Test("A layer that always asks again gets four rounds a pass") func restless() {
    let layer = asking(Restless())
    #expect(LayoutPass.run(layer) == LayoutPass.roundLimit)
    #expect(layer.layouts == LayoutPass.roundLimit && layer.flags.needsLayout)
  }

  @Test("A deep tree made by one layout, and a hundred layouts that make each other's layers, are none of these")
  func long() {
    let builder = asking(Builder())
    builder.depth = 5000
    LayoutPass.run(builder)
    #expect(!builder.flags.subtreeNeedsLayout)
    let chain = asking(Chained())
    chain.rest = 100
    LayoutPass.run(chain)
    #expect(!chain.flags.subtreeNeedsLayout && chain.children.count == 1)
  }
}
