// Random events against a tree of everything: nothing is left stuck, nothing is left alive.
//
// 100,000 events; ACETATE_RANDOM_EVENTS takes another number.

import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct RandomEventTests {
  /// A window with scroll views in scroll views, controls and recognisers of every kind, on views that come and go.
  @MainActor
  private final class World {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private(set) var views: [UIView] = []
    private(set) var recognizers: [UIGestureRecognizer] = []
    var scrollViews: [UIScrollView] { views.compactMap { $0 as? UIScrollView } }
    var controls: [UIControl] { views.compactMap { $0 as? UIControl } }

    init(_ random: inout InteractionRandom) {
      window.isHidden = false
      for index in 0..<24 {
        let view = makeView(index, &random)
        let size = CGSize(width: random.next(in: 40...350), height: random.next(in: 40...500))
        view.frame = CGRect(origin: CGPoint(x: random.next(in: 0...200), y: random.next(in: 0...300)), size: size)
        parent(&random).addSubview(view)
        views.append(view)
        view.isMultipleTouchEnabled = index % 3 == 0
        view.isExclusiveTouch = index == 7
      }
      for index in 0..<24 { addRecognizer(index, &random) }
      recognizers[0].require(toFail: recognizers[8])
      recognizers[8].require(toFail: recognizers[16])
      recognizers[16].require(toFail: recognizers[0])
    }

    private func makeView(_ index: Int, _ random: inout InteractionRandom) -> UIView {
      switch index % 8 {
      case 0, 1:
        let view = UIScrollView()
        view.contentSize = CGSize(width: random.next(in: 100...1000), height: random.next(in: 100...3000))
        view.isPagingEnabled = random.next(below: 3) == 0
        view.canCancelContentTouches = random.next(below: 3) > 0
        return view
      case 2: return UISwitch()
      case 3: return UISlider()
      case 4: return UIStepper()
      case 5: return UISegmentedControl(items: ["one", "two", "three"])
      case 6: return index < 8 ? UIControl() : UIDatePicker()
      default: return Focused()
      }
    }

    /// Keys go to it once it has been asked to take them.
    private final class Focused: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }

    private func addRecognizer(_ index: Int, _ random: inout InteractionRandom) {
      let recognizer: UIGestureRecognizer =
        switch index % 8 {
        case 0: UITapGestureRecognizer()
        case 1: UILongPressGestureRecognizer()
        case 2: UIPanGestureRecognizer()
        case 3: UIPinchGestureRecognizer()
        case 4: UIRotationGestureRecognizer()
        case 5: UISwipeGestureRecognizer()
        case 6: UIScreenEdgePanGestureRecognizer()
        default: UIGestureRecognizer()
        }
      if let tap = recognizer as? UITapGestureRecognizer { tap.numberOfTapsRequired = 1 + index / 8 }
      if let pan = recognizer as? UIPanGestureRecognizer, index >= 8 { pan.allowedScrollTypesMask = .all }
      recognizer.delaysTouchesBegan = random.next(below: 4) == 0
      recognizer.cancelsTouchesInView = random.next(below: 4) > 0
      if index % 3 == 0 { recognizer.allowedPressTypes = [4, 5] }
      views[random.next(below: views.count)].addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }

    func parent(_ random: inout InteractionRandom) -> UIView {
      let scrolls: [UIView] = scrollViews.filter { $0.window != nil }
      return scrolls.isEmpty || random.next(below: 2) == 0 ? window : scrolls[random.next(below: scrolls.count)]
    }
  }

  private func disturb(_ world: World, _ random: inout InteractionRandom) {
    let view = world.views[random.next(below: world.views.count)]
    switch random.next(below: 6) {
    case 0: view.removeFromSuperview()
    case 1:
      let parent = world.parent(&random)
      if view.superview == nil, !parent.isDescendant(of: view) { parent.addSubview(view) }
    case 2:
      let recognizer = world.recognizers[random.next(below: world.recognizers.count)]
      recognizer.isEnabled.toggle()
      recognizer.isEnabled = true
    case 3:
      (view as? UIControl)?.isEnabled.toggle()
      view.becomeFirstResponder()
    case 4:
      let offset = CGPoint(x: random.next(in: -50...500), y: random.next(in: -50...1000))
      (view as? UIScrollView)?.setContentOffset(offset, animated: random.next(below: 2) == 0)
    default:
      if random.next(below: 10) == 0 {
        world.window.isHidden = true
        world.window.isHidden = false
      }
    }
  }

  private static let keys = ["return", "escape", "a"]

  /// Pressed, repeated or released, in any order.
  private static func key(_ random: inout InteractionRandom, at time: Double) -> HostEvent {
    key(keys[random.next(below: keys.count)], isDown: random.next(below: 3) > 0, at: time)
  }

  private static func key(_ name: String, isDown: Bool, at time: Double) -> HostEvent {
    var key = HostKey.named(name) ?? .typing("a")
    key.isDown = isDown
    return .key(key, time: time)
  }

  @Test("Random events leave no finger, recogniser, control or scroll view stuck", arguments: [1, 2])
  func random(seed: Int) {
    var random = InteractionRandom(seed: UInt64(seed))
    let count = (ProcessInfo.processInfo.environment["ACETATE_RANDOM_EVENTS"].flatMap(Int.init) ?? 100_000) / 2
    weak var leaked: UIWindow?
    do {
      let world = World(&random)
      leaked = world.window
      let ingress = HostEventIngress(windows: { [weak window = world.window] in window.map { [$0] } ?? [] })
      var now = 1.0
      for _ in 0..<count {
        now += random.next(in: 0...0.05)
        let phases: [HostTouch.Phase] = [.began, .moved, .moved, .moved, .ended, .cancelled]
        let touches = (0...random.next(below: 2)).map { _ in
          HostTouch(
            id: random.next(below: 5), phase: phases[random.next(below: 14) % 6],
            location: CGPoint(x: random.next(in: -20...420), y: random.next(in: -20...820)))
        }
        ingress.handle(.touches(touches, time: now))
        if random.next(below: 20) == 0 {
          let place = CGPoint(x: random.next(in: 0...400), y: random.next(in: 0...800))
          let delta = CGVector(dx: random.next(in: -40...40), dy: random.next(in: -80...80))
          ingress.handle(.scroll(place, delta: delta, isContinuous: random.next(below: 2) == 0, time: now))
        }
        if random.next(below: 12) == 0 { ingress.handle(Self.key(&random, at: now)) }
        if random.next(below: 1000) == 0 { ingress.handle(.shake(time: now)) }
        if random.next(below: 20_000) == 0 { ingress.cancelAll() }
        if random.next(below: 3) == 0 { TickPass.run(at: now) }
        if random.next(below: 8) == 0 { disturb(world, &random) }
      }
      for id in 0..<5 { ingress.handle(.touches([HostTouch(id: id, phase: .ended, location: .zero)], time: now)) }
      for name in Self.keys { ingress.handle(Self.key(name, isDown: false, at: now)) }
      ingress.advance(to: now + 5)
      for frame in 0..<600 { TickPass.run(at: now + 5 + Double(frame) / 60) }
      #expect(ingress.isIdle)
      #expect(world.recognizers.allSatisfy { $0.actual == .possible && $0.tracked.isEmpty && $0.wish == nil })
      #expect(world.recognizers.allSatisfy { $0.trackedPresses.isEmpty && $0.trackedScroll == nil })
      #expect(world.controls.allSatisfy { !$0.isTracking && !$0.isHighlighted })
      #expect(
        world.scrollViews.allSatisfy {
          !$0.isTracking && !$0.isDragging && !$0.isDecelerating && !$0.isZooming && $0.motion == nil
        })
      world.window.isHidden = true
    }
    #expect(leaked == nil)
  }

  @Test("A window that goes while a finger is on it is freed, and its finger forgotten")
  func windowGoes() {
    weak var gone: UIWindow?
    var ingress: HostEventIngress?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      window.addGestureRecognizer(UIPanGestureRecognizer())
      gone = window
      ingress = HostEventIngress(windows: { [weak window] in window.map { [$0] } ?? [] })
      ingress?.handle(.touches([HostTouch(id: 0, phase: .began, location: .zero)], time: 1))
    }
    #expect(gone == nil)
    ingress?.handle(.touches([HostTouch(id: 0, phase: .began, location: .zero)], time: 2))
    ingress?.advance(to: 5)
    #expect(ingress?.isIdle == true)
  }
}
