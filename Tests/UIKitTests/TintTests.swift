// Tint colours down the tree. Source: Apple's documentation of tintColor and tintAdjustmentMode.

import Testing
import UIKit

@MainActor @Suite struct TintTests {
  private final class Told: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test("Inherited until set; told when what is seen changes") func inheritance() {
    let parent = Told()
    let child = Told()
    parent.addSubview(child)
    #expect(child.tintColor == .tintColor)
    parent.tintColor = .red
    #expect(child.tintColor == .red && parent.count == 1 && child.count == 1)
    child.tintColor = .green
    parent.tintColor = .blue
    #expect(child.tintColor == .green && child.count == 2)
    child.tintColor = nil
    #expect(child.tintColor == .blue && child.count == 3)
  }

  @Test("Dimmed is grey, down the tree; normal brings the colour back") func dimmed() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    parent.tintColor = .red
    parent.tintAdjustmentMode = .dimmed
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    _ = child.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red == green && green == blue)
    #expect(child.tintAdjustmentMode == .dimmed)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == .red)
  }

  @Test("A view that moves into another tree is told when its tint is another there, its subviews too") func moved() {
    let (red, blue) = (UIView(), UIView())
    red.tintColor = .red
    blue.tintColor = .blue
    let view = Told()
    let child = Told()
    let own = Told()
    own.tintColor = .green
    (view.count, child.count, own.count) = (0, 0, 0)
    view.addSubview(child)
    view.addSubview(own)
    red.addSubview(view)
    #expect(view.count == 1 && child.count == 1 && own.count == 0)
    blue.addSubview(view)
    #expect(view.count == 2 && child.count == 2 && own.count == 0 && child.tintColor == .blue)
    let inner = UIView()
    blue.addSubview(inner)
    inner.addSubview(view)
    #expect(view.count == 2)
    view.removeFromSuperview()
    #expect(view.count == 3 && child.tintColor == .tintColor)
    UIView().addSubview(view)
    #expect(view.count == 3)
  }
}
