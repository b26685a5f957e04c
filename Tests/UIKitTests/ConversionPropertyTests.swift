// Conversions on random trees: there and back is where one began, through any pair of views, the window and the screen.

import Testing
import UIKit

@MainActor @Suite struct ConversionPropertyTests {
  private func tree(_ random: inout SeededRandom) -> (UIWindow, [UIView]) {
    let window = UIWindow(frame: CGRect(x: 3, y: -7, width: 400, height: 300))
    var views: [UIView] = [window]
    for _ in 0..<24 {
      let view = UIView(
        frame: CGRect(
          x: random.number(in: -50...300), y: random.number(in: -50...300), width: random.number(in: 1...200),
          height: random.number(in: 1...200)))
      view.layer.anchorPoint = CGPoint(x: random.number(in: -0.5...1.5), y: random.number(in: -0.5...1.5))
      view.bounds.origin = CGPoint(x: random.number(in: -80...80), y: random.number(in: -80...80))
      switch random.below(5) {
      case 0: view.transform = CGAffineTransform(rotationAngle: random.number(in: -4...4))
      case 1:
        view.transform = CGAffineTransform(scaleX: random.number(in: 0.3...3), y: random.number(in: 0.3...3))
      case 2:
        view.transform = CGAffineTransform(
          a: random.number(in: 0.5...2), b: random.number(in: -0.4...0.4), c: random.number(in: -0.4...0.4),
          d: random.number(in: -2 ... -0.5), tx: random.number(in: -9...9), ty: random.number(in: -9...9))
      case 3: view.layer.isGeometryFlipped = true
      default: break
      }
      views[random.below(views.count)].addSubview(view)
      views.append(view)
    }
    return (window, views)
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

  @Test("Points, there and back", arguments: 0..<100) func points(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (window, views) = tree(&random)
    for _ in 0..<40 {
      let (a, b) = (views[random.below(views.count)], views[random.below(views.count)])
      let p = CGPoint(x: random.number(in: -500...500), y: random.number(in: -500...500))
      let there = a.convert(p, to: b)
      #expect(isNear(b.convert(there, to: a), p))
      #expect(isNear(a.convert(there, from: b), p))
      #expect(isNear(a.convert(a.convert(p, to: nil), from: nil), p))
      #expect(isNear(b.convert(a.convert(p, to: nil), from: window), there))
      let screen = window.screen.coordinateSpace
      #expect(isNear(a.convert(a.convert(p, to: screen), from: screen), p))
      #expect(isNear(a.layer.convert(p, to: b.layer), there))
    }
  }

  @Test("A way in steps is the way", arguments: 0..<40) func steps(seed: UInt64) {
    var random = SeededRandom(seed: 500 + seed)
    let (window, views) = tree(&random)
    for view in views where view !== window {
      let p = CGPoint(x: random.number(in: -100...100), y: random.number(in: -100...100))
      var (at, here) = (p, view)
      while let parent = here.superview { (at, here) = (here.convert(at, to: parent), parent) }
      #expect(isNear(at, view.convert(p, to: nil)))
    }
  }

  @Test("A rectangle holds its corners wherever it is seen from, and comes back at least as large", arguments: 0..<60)
  func rectangles(seed: UInt64) {
    var random = SeededRandom(seed: 900 + seed)
    let (_, views) = tree(&random)
    for _ in 0..<20 {
      let (a, b) = (views[random.below(views.count)], views[random.below(views.count)])
      let rect = CGRect(
        x: random.number(in: -90...90), y: random.number(in: -90...90), width: random.number(in: 0...90),
        height: random.number(in: 0...90))
      let there = a.convert(rect, to: b).insetBy(dx: -1e-6, dy: -1e-6)
      for corner in [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ] { #expect(there.contains(a.convert(corner, to: b))) }
      let back = a.convert(there, from: b).insetBy(dx: -1e-5, dy: -1e-5)
      #expect(back.minX <= rect.minX && back.minY <= rect.minY && back.maxX >= rect.maxX && back.maxY >= rect.maxY)
    }
  }
}
