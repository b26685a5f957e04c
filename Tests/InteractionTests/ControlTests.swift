// Controls: events in their order, targets and actions, who wins over recognisers.

import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct ControlTests {
  let log = Log()
  let stage = TouchStage()

  /// Notes every event of a control.
  @MainActor
  final class Listener {
    let log: Log
    init(_ log: Log) { self.log = log }

    func listen(_ control: UIControl, _ events: [(UIControl.Event, String)] = Listener.all) {
      for (event, name) in events {
        control.addAction(UIAction { [log] _ in log.add(name) }, for: event)
      }
    }

    static let all: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
      (.touchDragOutside, "drag outside"), (.touchDragEnter, "drag enter"), (.touchDragExit, "drag exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"),
    ]

    func fired(_ sender: UIControl, _ event: UIEvent) { log.add("fired with \(event.type)") }
    func plain() { log.add("plain") }
  }

  @Test("CT-01 down, drag inside, far outside, up: each event in its order, exit once")
  func order() {
    let listener = Listener(log)
    let control = stage.add(UIControl(), 100, 100, 100, 50)
    listener.listen(control)
    stage.down(150, 120)
    stage.move(152, 120)
    stage.move(154, 120)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    stage.move(154, 300)
    #expect(!control.isTouchInside && !control.isHighlighted)
    stage.move(154, 310)
    stage.move(154, 320)
    stage.up()
    #expect(
      log.take() == [
        "down", "drag inside", "drag inside", "drag exit", "drag outside", "drag outside", "up outside",
      ])
    #expect(!control.isTracking)
  }

  @Test("CT-02 a little outside is still inside; only well outside is not")
  func margin() {
    let listener = Listener(log)
    let control = stage.add(UIControl(), 100, 100, 100, 50)
    listener.listen(control, [(.touchUpInside, "inside"), (.touchUpOutside, "outside")])
    for x in [205.0, 269, 271] {
      stage.down(150, 120)
      stage.move(x, 120)
      stage.up()
    }
    #expect(log.take() == ["inside", "inside", "outside"])
  }

  @Test("Back inside: drag enter, and the second of two taps repeats")
  func enterAndRepeat() {
    let listener = Listener(log)
    let control = stage.add(UIControl(), 100, 100, 100, 50)
    listener.listen(control)
    stage.down(150, 120)
    stage.move(150, 300)
    stage.move(150, 120)
    stage.up()
    #expect(log.take() == ["down", "drag exit", "drag enter", "up inside"])
    stage.tap(150, 120)
    #expect(log.take() == ["down", "repeat", "up inside"])
  }

  @Test("A cancelled finger, and a control that is disabled under it: cancel, once")
  func cancelled() {
    let listener = Listener(log)
    let control = stage.add(UIControl(), 100, 100, 100, 50)
    listener.listen(control)
    stage.down(150, 120)
    stage.cancel()
    #expect(log.take() == ["down", "cancel"])
    stage.wait(1)
    stage.down(150, 120)
    control.isEnabled = false
    stage.up()
    #expect(log.take() == ["down", "cancel"] && control.state == .disabled)
    stage.tap(150, 120)
    #expect(log.take() == [])
  }

  @Test("beginTracking and continueTracking decide")
  func tracking() {
    final class Picky: UIControl {
      var begins = false
      var limit: CGFloat = .infinity
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touch.location(in: self).x < limit
      }
    }
    let listener = Listener(log)
    let control = stage.add(Picky(), 0, 0, 100, 100)
    listener.listen(control)
    stage.tap(50, 50)
    #expect(log.take() == [])
    (control.begins, control.limit) = (true, 60)
    stage.wait(1)
    stage.down(50, 50)
    stage.move(55, 50)
    stage.move(65, 50)
    #expect(!control.isTracking)
    stage.up()
    #expect(log.take() == ["down", "drag inside"])
  }

  @Test("Targets, actions and what is asked about them")
  func targets() {
    let listener = Listener(log)
    let control = stage.add(UIControl(), 0, 0, 100, 100)
    let (fired, plain) = (Selector("fired:event:", Listener.fired), Selector("plain", Listener.plain))
    control.addTarget(listener, action: fired, for: [.touchDown, .touchUpInside])
    control.addTarget(listener, action: plain, for: .touchDown)
    control.addTarget(listener, action: plain, for: .touchDown)
    #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == ["fired:event:", "plain"])
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    stage.tap(50, 50)
    #expect(log.take() == ["fired with touches", "plain", "fired with touches"])
    control.removeTarget(listener, action: fired, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .allTouchEvents)
    #expect(log.take() == [] && control.allControlEvents == [])
  }

  @Test("Targets are not owned; an action of the same identifier replaces the first")
  func ownership() {
    let control = UIControl()
    do {
      let listener = Listener(log)
      control.addTarget(listener, action: Selector("plain", Listener.plain), for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(log.take() == [])
    let id = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: id) { [log] _ in log.add("first") }, for: .touchDown)
    let second = UIAction(identifier: id) { [log] action in log.add("\(action.sender === control)") }
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == ["true"])
    control.removeAction(identifiedBy: id, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.take() == [])
  }

  @Test("GE-01 UIKit's own controls win over a tap recogniser around them; one on the control itself wins over it")
  func tapAround() {
    let gestures = GestureLog(log)
    let listener = Listener(log)
    let container = stage.add(UIView(), 0, 0, 400, 400)
    gestures.listen(UITapGestureRecognizer(), "tap", on: container)
    let control = UISwitch(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    container.addSubview(control)
    listener.listen(control, [(.valueChanged, "value"), (.touchUpInside, "up inside")])
    stage.tap(30, 20)
    #expect(control.isOn && log.take() == ["value", "up inside"])
    stage.wait(1)
    stage.tap(200, 200)
    #expect(log.take() == ["tap ended"])
    gestures.listen(UITapGestureRecognizer(), "own", on: control)
    stage.wait(1)
    stage.tap(30, 20)
    #expect(control.isOn && log.take() == ["own ended"])
  }

  @Test("A switch: tapped, dragged across, dragged back; without events when set")
  func switching() {
    let listener = Listener(log)
    let control = stage.add(UISwitch(), 0, 0, 10, 10)
    control.bounds.size = control.intrinsicContentSize
    control.frame.origin = .zero
    listener.listen(control, [(.valueChanged, "value")])
    control.isOn = true
    control.isOn = false
    #expect(log.take() == [])
    stage.tap(20, 15)
    #expect(control.isOn && log.take() == ["value"])
    stage.down(40, 15)
    stage.move(10, 15)
    stage.move(40, 15)
    stage.up()
    #expect(control.isOn && log.take() == [])
    stage.down(40, 15)
    stage.move(10, 15)
    stage.up()
    #expect(!control.isOn && log.take() == ["value"])
  }

  @Test("A slider follows the finger that took its thumb, and keeps its ends")
  func sliding() {
    let listener = Listener(log)
    let slider = stage.add(UISlider(), 0, 0, 128, 31)
    slider.maximumValue = 100
    listener.listen(slider, [(.valueChanged, "value")])
    stage.tap(100, 15)
    #expect(slider.value == 0 && log.take() == [], "the track is not taken")
    stage.down(14, 15)
    stage.move(64, 15)
    #expect(slider.value == 50)
    stage.move(500, 15)
    #expect(slider.value == 100)
    stage.up()
    #expect(log.take() == ["value", "value", "value"])
    slider.value = .nan
    slider.value = 1000
    #expect(slider.value == 100)
    slider.isContinuous = false
    stage.down(114, 15)
    stage.move(64, 15)
    stage.up()
    #expect(slider.value == 50 && log.take() == ["value"])
  }

  @Test("A stepper steps, repeats while it is held, stops at its ends or wraps")
  func stepping() {
    let listener = Listener(log)
    let stepper = stage.add(UIStepper(), 0, 0, 94, 32)
    stepper.maximumValue = 5
    listener.listen(stepper, [(.valueChanged, "value")])
    stage.tap(70, 16)
    #expect(stepper.value == 1)
    stage.down(70, 16)
    stage.wait(0.75)
    #expect(stepper.value == 5)
    stage.wait(1)
    stage.up()
    #expect(stepper.value == 5 && log.take().count == 5)
    stepper.wraps = true
    stage.tap(70, 16)
    #expect(stepper.value == 0)
    #expect(stage.ingress.isIdle)
  }

  @Test("A page control turns a page towards the side that is touched")
  func pages() {
    let listener = Listener(log)
    let control = stage.add(UIPageControl(), 0, 0, 100, 26)
    control.numberOfPages = 2
    listener.listen(control, [(.valueChanged, "value")])
    stage.tap(80, 13)
    stage.tap(80, 13)
    #expect(control.currentPage == 1 && log.take() == ["value"])
    stage.tap(20, 13)
    #expect(control.currentPage == 0)
    control.currentPage = 99
    #expect(control.currentPage == 1)
    control.numberOfPages = 0
    #expect(control.currentPage == 0)
  }
}
