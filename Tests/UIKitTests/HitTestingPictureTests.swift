// What is seen at a pixel is what is hit there: random trees, each view in a colour of its own, drawn and hit.
//
// Only pixels whose neighbours look the same are compared: how edges are rounded to pixels is another matter.

import Testing
import UIKit

@MainActor @Suite struct HitTestingPictureTests {
  private let screen = OffscreenWindow(size: CGSize(width: 120, height: 90), scale: 1)
  private var window: UIWindow { screen.window }

  /// Sixteen steps a channel, far enough apart for a hint of alpha not to matter.
  private func color(_ number: Int) -> UIColor {
    UIColor(
      red: CGFloat(number & 15) / 15, green: CGFloat(number >> 4 & 15) / 15, blue: CGFloat(number >> 8 & 15) / 15,
      alpha: 1)
  }

  private func number(_ pixel: UInt32) -> Int {
    func step(_ shift: UInt32) -> Int { (Int(pixel >> shift & 255) + 8) / 17 }
    return step(16) | step(8) << 4 | step(0) << 8
  }

  /// Views by number; 0 is the window.
  private func fill(_ random: inout SeededRandom, isClipped: Bool) -> [UIView] {
    window.backgroundColor = color(0)
    window.clipsToBounds = true
    var views: [UIView] = [window]
    for i in 1...60 {
      let parent = views[random.below(views.count)]
      let view = UIView(
        frame: CGRect(
          x: random.number(in: -20...60), y: random.number(in: -20...60), width: random.number(in: 4...70),
          height: random.number(in: 4...60)))
      view.backgroundColor = color(i * 61 % 4096)
      view.clipsToBounds = isClipped
      switch random.below(14) {
      case 0: view.isHidden = true
      case 1: view.alpha = 0.004
      case 2: view.isUserInteractionEnabled = false
      case 3, 4: view.transform = CGAffineTransform(rotationAngle: random.number(in: -4...4))
      case 5: view.transform = CGAffineTransform(scaleX: random.number(in: 0.4...2), y: random.number(in: 0.4...2))
      case 6: view.bounds.origin = CGPoint(x: random.number(in: -20...20), y: random.number(in: -20...20))
      case 7: view.layer.anchorPoint = CGPoint(x: random.number(in: 0...1), y: random.number(in: 0...1))
      case 8:
        view.layer.sublayerTransform.m34 = -1 / 200
      case 9: view.transform3D = CATransform3DMakeRotation(random.number(in: -1...1), 0.3, 1, 0)
      default: break
      }
      parent.addSubview(view)
      views.append(view)
    }
    return views
  }

  private func each(_ picture: CGImage, _ body: (Int, CGPoint) -> Void) {
    for y in 1..<picture.height - 1 {
      for x in 1..<picture.width - 1 {
        let here = number(picture.pixels[x, y])
        var isPlain = true
        for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
        where number(picture.pixels[x + dx, y + dy]) != here { isPlain = false }
        if isPlain { body(here, CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) }
      }
    }
  }

  @Test("Clipped: the view that is seen, once those that take no touches are out of sight", arguments: 0..<40)
  func clipped(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let views = fill(&random, isClipped: true)
    let indices = Dictionary(uniqueKeysWithValues: views.indices.map { ($0 * 61 % 4096, $0) })
    for view in views where !view.isUserInteractionEnabled { view.layer.isHidden = true }
    let picture = try #require(try screen.render())
    for view in views where !view.isUserInteractionEnabled { view.layer.isHidden = false }
    var wrong = 0
    each(picture) { number, point in
      guard let index = indices[number] else { return wrong += 1 }
      if window.hitTest(point, with: nil) !== views[index] { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test("Unclipped: what is seen outside of a superview is not hit, all else is", arguments: 0..<40)
  func unclipped(seed: UInt64) throws {
    var random = SeededRandom(seed: 100 + seed)
    let views = fill(&random, isClipped: false)
    let indices = Dictionary(uniqueKeysWithValues: views.indices.map { ($0 * 61 % 4096, $0) })
    let picture = try #require(try screen.render())
    var wrong = 0
    each(picture) { number, point in
      guard let index = indices[number] else { return wrong += 1 }
      var (isReachable, view) = (true, Optional(views[index]))
      while let here = view {
        let own = here.convert(point, from: window)
        if !here.isUserInteractionEnabled || !here.point(inside: own, with: nil) { isReachable = false }
        view = here.superview
      }
      if (window.hitTest(point, with: nil) === views[index]) != isReachable { wrong += 1 }
    }
    #expect(wrong == 0)
  }
}
