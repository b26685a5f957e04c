// Hit testing against a plain reference, on random trees: the same view, and the same questions to views that have a hit
// test of their own, in the same order. Wide trees go through the index, narrow ones do not.

import Testing
@testable import UIKit

/// Answers as UIView does, and says that it was asked.
private final class AskedView: UIView {
  static var asked: [Int] = []

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    Self.asked.append(tag)
    return super.hitTest(point, with: event)
  }
}

/// Round: takes no points in its corners.
private final class RoundView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}

@MainActor @Suite struct HitTestingAgainstReferenceTests {
  /// The documented rules, word by word, by general conversions.
  private func reference(_ view: UIView, _ point: CGPoint) -> UIView? {
    if view is AskedView { AskedView.asked.append(view.tag) }
    guard !view.isHidden, view.alpha >= CGFloat(Float(0.01)), view.isUserInteractionEnabled,
      view.point(inside: point, with: nil)
    else { return nil }
    for child in view.subviews.reversed() {
      if let found = reference(child, child.convert(point, from: view)) { return found }
    }
    return view
  }

  private func randomView(_ random: inout SeededRandom, side: CGFloat) -> UIView {
    let frame = CGRect(
      x: random.number(in: -20...side), y: random.number(in: -20...side), width: random.number(in: 0...side / 3),
      height: random.number(in: 0...side / 3))
    let view: UIView
    switch random.below(12) {
    case 0: view = AskedView(frame: frame)
    case 1: view = RoundView(frame: frame)
    default: view = UIView(frame: frame)
    }
    switch random.below(16) {
    case 0: view.isHidden = true
    case 1: view.alpha = random.below(2) == 0 ? 0.009 : 0.01
    case 2: view.isUserInteractionEnabled = false
    case 3: view.transform = CGAffineTransform(rotationAngle: random.number(in: -4...4)).scaledBy(x: 2, y: 0.5)
    case 4: view.bounds.origin = CGPoint(x: random.number(in: -9...9), y: random.number(in: -9...9))
    case 5: view.layer.anchorPoint = CGPoint(x: random.number(in: 0...1), y: random.number(in: -1...2))
    case 6: view.layer.isGeometryFlipped = true
    case 7: view.layer.sublayerTransform = CATransform3DMakeRotation(random.number(in: -1...1), 0, 0, 1)
    case 8: view.layer.transform.m34 = -0.002
    case 9: view.layer.zPosition = random.number(in: -9...9)
    default: break
    }
    return view
  }

  private func fill(_ view: UIView, depth: Int, width: Int, _ random: inout SeededRandom) {
    for _ in 0..<random.below(width) + 1 {
      let child = randomView(&random, side: view.bounds.width)
      child.tag = random.below(1_000_000)
      view.addSubview(child)
      if depth > 1 { fill(child, depth: depth - 1, width: width, &random) }
    }
  }

  private func compare(_ root: UIView, _ random: inout SeededRandom, points: Int) {
    for _ in 0..<points {
      let point = CGPoint(x: random.number(in: -5...405), y: random.number(in: -5...405))
      AskedView.asked = []
      let expected = reference(root, point)
      let questions = AskedView.asked
      AskedView.asked = []
      let found = root.hitTest(point, with: nil)
      #expect(found === expected, "\(point)")
      #expect(AskedView.asked == questions)
    }
  }

  @Test("Narrow trees", arguments: 0..<60) func narrow(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    fill(root, depth: 4, width: 6, &random)
    compare(root, &random, points: 60)
  }

  @Test("Wide trees, and again after one of the siblings was changed", arguments: 0..<12) func wide(seed: UInt64) {
    var random = SeededRandom(seed: 1000 + seed)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let count = [64, 100, 500, 2000][Int(seed % 4)]
    for _ in 0..<count {
      let view = randomView(&random, side: seed % 3 == 0 ? 400 : 40)
      if seed % 3 != 0 { view.center = CGPoint(x: random.number(in: 0...400), y: random.number(in: 0...400)) }
      view.tag = random.below(1_000_000)
      if random.below(20) == 0 { fill(view, depth: 1, width: 3, &random) }
      root.addSubview(view)
    }
    for _ in 0..<8 {
      compare(root, &random, points: 12)
      let view = root.subviews[random.below(root.subviews.count)]
      switch random.below(6) {
      case 0: view.removeFromSuperview()
      case 1: root.bringSubviewToFront(view)
      case 2: view.isHidden.toggle()
      case 3: view.transform = CGAffineTransform(scaleX: 3, y: 3)
      case 4: root.addSubview(randomView(&random, side: 400))
      default: view.center = CGPoint(x: random.number(in: 0...400), y: random.number(in: 0...400))
      }
    }
  }

  @Test("Siblings far apart, without a size, or with numbers that are none") func strange() {
    var random = SeededRandom(seed: 5)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    for i in 0..<200 {
      let view = UIView(frame: CGRect(x: CGFloat(i), y: CGFloat(i), width: 10, height: 10))
      if i % 20 == 1 { view.center.x = 1e12 }
      if i % 20 == 2 { view.bounds.size = CGSize(width: 1e9, height: 1e9) }
      if i % 20 == 3 { view.bounds.size = .zero }
      if i % 20 == 4 { view.center.y = .nan }
      if i % 20 == 5 { view.center.y = .infinity }
      root.addSubview(view)
    }
    compare(root, &random, points: 200)
    let stacked = UIView(frame: root.bounds)
    for _ in 0..<200 { stacked.addSubview(UIView(frame: .zero)) }
    #expect(stacked.hitTest(.zero, with: nil) === stacked)
  }
}
