// What asks for layout, and whom: cases LY-02 and LY-03, and what is observed of UIKit.

import Testing
import UIKit

@MainActor @Suite struct LayoutMarkingTests {
  private final class Counting: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let parent = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    parent.addSubview(child)
    settle()
  }

  private func settle() {
    parent.layoutIfNeeded()
    parent.layouts = 0
    child.layouts = 0
  }

  private func layouts(after change: () -> Void) -> [Int] {
    settle()
    change()
    parent.layoutIfNeeded()
    return [parent.layouts, child.layouts]
  }

  @Test("LY-02 a new bounds origin lays out the view itself") func boundsOrigin() {
    #expect(layouts { child.bounds.origin.y = 5 } == [0, 1])
  }

  @Test("LY-03 moving, fading and anchoring lay out nothing") func position() {
    #expect(layouts { child.center = CGPoint(x: 50, y: 50) } == [0, 0])
    #expect(layouts { child.layer.position = CGPoint(x: 40, y: 50) } == [0, 0])
    #expect(layouts { child.layer.anchorPoint = .zero } == [0, 0])
    #expect(layouts { child.alpha = 0.5 } == [0, 0])
  }

  @Test("LY-03 a transform lays out the superview only") func transform() {
    #expect(layouts { child.transform = CGAffineTransform(rotationAngle: 1) } == [1, 0])
    #expect(layouts { child.layer.transform = CATransform3DIdentity } == [1, 0])
  }

  @Test("LY-03 a new size lays out the view and its superview") func size() {
    #expect(layouts { child.frame.size.width = 20 } == [1, 1])
    #expect(layouts { child.bounds.size.height = 30 } == [1, 1])
  }

  @Test("An origin alone, the same frame again: nothing") func same() {
    #expect(layouts { child.frame = child.frame } == [0, 0])
    #expect(layouts { child.frame.origin = CGPoint(x: 3, y: 4) } == [0, 0])
  }

  @Test("Adding a subview lays out both; removing lays out the parent") func adding() {
    child.removeFromSuperview()
    #expect(layouts { parent.addSubview(child) } == [1, 1])
    #expect(layouts { child.removeFromSuperview() } == [1, 0])
  }
}
