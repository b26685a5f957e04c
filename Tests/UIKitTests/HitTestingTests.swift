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
}
