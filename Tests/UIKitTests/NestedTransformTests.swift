// The Gallery's nests of views: what autoresizing makes of views under a turned view, and of turned views themselves. The
// nest is the Gallery's file, by a link.

import Testing
import UIKit

@MainActor @Suite struct NestedTransformTests {
  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 1e-9 }
  }

  @Test("Subviews keep their margins, whatever turn is around them", arguments: [Set<Int>(), [0]])
  func margins(turned: Set<Int>) {
    let nest = NestView(levels: 3, turned: turned, angle: 0.3)
    nest.grow(to: CGSize(width: 132, height: 90))
    #expect(near(nest.levels[1].frame, CGRect(x: 10, y: 10, width: 112, height: 70)))
    #expect(near(nest.levels[2].frame, CGRect(x: 10, y: 10, width: 92, height: 50)))
    #expect(nest.levels[0].center == CGPoint(x: 32, y: 32))
  }

  @Test("A turned view takes its new frame by the setter's rule: another shape, and not back again (AR-05)")
  func turnedSubview() {
    let nest = NestView(levels: 3, turned: [1], angle: .pi / 15)
    let view = nest.levels[1]
    let old = view.bounds
    let box = view.layer.frame
    nest.grow(to: CGSize(width: 124, height: 64))
    // The box grows by what the outer view grows by, at fixed margins.
    let wanted = CGRect(x: box.minX, y: box.minY, width: box.width + 60, height: box.height)
    let inverse = CGAffineTransform(rotationAngle: -.pi / 15)
    let (w, h) = (wanted.width, wanted.height)
    #expect(abs(view.bounds.width - abs(inverse.a * w + inverse.c * h)) < 1e-9)
    #expect(abs(view.bounds.height - abs(inverse.b * w + inverse.d * h)) < 1e-9)
    #expect(abs(view.center.x - wanted.midX) < 1e-9 && abs(view.center.y - wanted.midY) < 1e-9)
    #expect(view.layer.frame.width != wanted.width)
    // Its own subview follows its bounds.
    #expect(near(nest.levels[2].frame, view.bounds.insetBy(dx: 10, dy: 10)))
    nest.grow(to: CGSize(width: 64, height: 64))
    #expect(abs(view.bounds.width - old.width) > 0.1 || abs(view.bounds.height - old.height) > 0.1)
  }

  @Test("Turns add up down the tree, sizes do not: each level's own bounds are upright to itself") func turns() {
    let nest = NestView(levels: 3, turned: [0, 1, 2], angle: .pi / 15)
    let inner = nest.levels[2]
    let tip = inner.convert(CGPoint(x: inner.bounds.maxX, y: inner.bounds.midY), to: nest)
    let middle = inner.convert(CGPoint(x: inner.bounds.midX, y: inner.bounds.midY), to: nest)
    #expect(abs(atan2(tip.y - middle.y, tip.x - middle.x) - .pi / 5) < 1e-9)
    #expect(abs(hypot(tip.x - middle.x, tip.y - middle.y) - inner.bounds.width / 2) < 1e-9)
  }
}
