// Which view is under a point. Source: Apple's documentation of hitTest(_:with:).

import Testing
import UIKit

@MainActor @Suite struct HitTestingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let leaf = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() { parent.addSubview(leaf) }

  private var hit: UIView? { parent.hitTest(CGPoint(x: 20, y: 20), with: nil) }

  @Test("HT-01 hidden, not interactive, alpha under 0.01: not hit; alpha 0.01: hit") func pruned() {
    leaf.isHidden = true
    #expect(hit === parent)
    leaf.isHidden = false
    leaf.isUserInteractionEnabled = false
    #expect(hit === parent)
    leaf.isUserInteractionEnabled = true
    leaf.alpha = 0.009
    #expect(hit === parent)
    leaf.alpha = 0.01
    #expect(hit === leaf)
  }

  @Test("HT-02 a point outside the parent never reaches a child that draws there") func outside() {
    leaf.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    #expect(parent.hitTest(CGPoint(x: 150, y: 150), with: nil) == nil)
  }

  @Test("HT-04 a clear background is hit") func clear() {
    leaf.backgroundColor = .clear
    #expect(hit === leaf)
  }

  @Test("A view scaled to nothing is not hit") func flat() {
    leaf.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(hit === parent)
    leaf.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(hit === parent || leaf.frame.width > 0)
  }

  @Test("A view tilted in perspective is hit where it is seen") func tilted() {
    parent.layer.sublayerTransform.m34 = -1 / 100
    leaf.frame = CGRect(x: 25, y: 0, width: 50, height: 100)
    leaf.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    // The right side comes nearer: x = 25·cos 60° / (1 − 25·sin 60°/100) right of the middle; the left side goes away.
    let (near, far) = (50 + 12.5 / (1 + -0.2165), 50 - 12.5 / (1 + 0.2165))
    let isNearRight = parent.hitTest(CGPoint(x: near - 1, y: 50), with: nil) === leaf
    let (right, left) = isNearRight ? (near, far) : (100 - far, 100 - near)
    #expect(parent.hitTest(CGPoint(x: right - 0.1, y: 50), with: nil) === leaf)
    #expect(parent.hitTest(CGPoint(x: right + 0.1, y: 50), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: left + 0.1, y: 50), with: nil) === leaf)
    #expect(parent.hitTest(CGPoint(x: left - 0.1, y: 50), with: nil) === parent)
  }
}
