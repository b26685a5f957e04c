// Taps on the status bar: what makes one, and what else may have made use of the finger.

import Testing
import UIKit

@testable import UIKitCore

@Suite("Status bar")
@MainActor
struct StatusBarTests {
  let stage = TouchStage(statusBar: CGRect(x: 0, y: 0, width: 400, height: 44))
  let view: UIScrollView

  init() {
    view = stage.add(UIScrollView(), 0, 0, 400, 800)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 400, height: 3000)
    view.contentOffset.y = 500
  }

  /// Whether the content goes to its top.
  private func goes() -> Bool {
    stage.frames(1)
    defer { view.contentOffset.y = 500 }
    return view.contentOffset.y == 0
  }

  @Test("A short tap in it scrolls to the top; one below it, a long one and a drag do not")
  func tap() {
    stage.tap(200, 20)
    #expect(goes())
    stage.tap(200, 60)
    #expect(!goes())
    stage.down(200, 20)
    stage.up(after: 1)
    #expect(!goes())
    stage.down(200, 20)
    stage.move(200, 35)
    stage.up()
    #expect(!goes())
    stage.down(200, 60)
    stage.move(200, 58)
    stage.down(200, 20, finger: 1)
    stage.up(finger: 1)
    stage.up()
    #expect(!goes(), "a second finger")
  }

  @Test("What a control or a recogniser has made use of is no tap on the status bar; one that fails leaves it")
  func taken() {
    final class Target {
      func tapped() {}
    }
    let target = Target()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 44))
    stage.window.addSubview(button)
    stage.tap(20, 20)
    #expect(!goes())
    button.removeFromSuperview()
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped", Target.tapped))
    view.addGestureRecognizer(tap)
    stage.tap(200, 20)
    #expect(!goes())
    stage.wait(2)
    tap.numberOfTapsRequired = 2
    stage.tap(200, 20)
    #expect(view.contentOffset.y == 500, "a second tap may come")
    #expect(goes())
    #expect(stage.ingress.isIdle)
  }

  @Test("A scroll view that is not seen does not count")
  func seen() {
    let box = stage.add(UIView(), 0, 0, 10, 10)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.addSubview(other)
    stage.tap(200, 20)
    #expect(!goes(), "two of them")
    box.isHidden = true
    stage.tap(200, 20)
    #expect(goes())
    box.isHidden = false
    box.frame.origin.x = 500
    stage.tap(200, 20)
    #expect(goes())
  }
}
