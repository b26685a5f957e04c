// What the linter says about touches, and what the touch trace tells.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct TouchLintTests {
  private func notices(_ body: () -> Void) -> [String] {
    ViewLinter.collect()
    body()
    return ViewLinter.takeNotices()
  }

  private final class OnlyBegan: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class OnlyMoved: UIView {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class AllThree: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  @Test("Touch methods overridden without their pair")
  func unpaired() {
    let said = notices { _ = OnlyBegan() }
    #expect(said.count == 1 && said[0].hasPrefix("OnlyBegan: it overrides some of touchesBegan"))
    #expect(notices { _ = OnlyMoved() }.isEmpty && notices { _ = AllThree() }.isEmpty)
    #expect(notices { _ = UIControl() }.isEmpty && notices { _ = UIScrollView() }.isEmpty)
  }

  @Test("Views put into controls that own what they hold, and views that take a control's touches")
  func embedded() {
    #expect(notices { _ = UISlider() }.isEmpty && notices { _ = UISegmentedControl(items: ["a"]) }.isEmpty)
    let said = notices { UISlider().addSubview(UIView()) }
    #expect(said.count == 1 && said[0].hasPrefix("UISlider: a subview is added to it"))
    let stage = TouchStage()
    let control = stage.add(UIControl(), 0, 0, 100, 100)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.addSubview(badge)
    #expect(notices { stage.tap(80, 80) }.isEmpty)
    #expect(notices { stage.tap(20, 20) }.first?.contains("inside a control and takes its touches") == true)
    badge.isUserInteractionEnabled = false
    #expect(notices { stage.tap(20, 20) }.isEmpty)
    _ = stage.add(UIDatePicker(), 0, 200, 320, 216)
    #expect(notices { stage.tap(100, 300) }.isEmpty, "its wheels are its own")
  }

  @Test("Once for a class that is written so, once for a call site that adds a view; another class or place is told of")
  func sites() {
    #expect(notices { _ = Untold() }.count == 1)
    #expect(notices { _ = Untold() }.isEmpty)
    #expect(notices { _ = Unsaid() }.count == 1)
    var counts: [Int] = []
    for _ in 0..<3 { counts.append(notices { UISwitch().addSubview(UIView()) }.count) }
    #expect(counts == [1, 0, 0])
    #expect(notices { UISwitch().addSubview(UIView()) }.count == 1)
  }

  private final class Unsaid: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
  private final class Untold: UIView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  @Test("The touch trace tells the hit path, who won and why")
  func trace() {
    var lines: [String] = []
    let stage = TouchStage()
    let outer = stage.add(UIView(), 0, 0, 100, 100)
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    pan.name = "move"
    inner.addGestureRecognizer(tap)
    outer.addGestureRecognizer(pan)
    let old = TouchTrace.sink
    TouchTrace.sink = { lines.append($0) }
    stage.down(10, 10)
    stage.move(40, 10)
    stage.up()
    TouchTrace.sink = old
    #expect(lines.first == "began at (10 10), tap 1, hit UIView < UIView < UIWindow")
    #expect(lines.contains("UITapGestureRecognizer on UIView failed: the finger moved"))
    #expect(lines.contains("move on UIView began: it has begun"))
    #expect(lines.contains("move on UIView takes the finger from its view"))
  }
}
