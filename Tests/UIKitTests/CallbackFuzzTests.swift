// Views that rebuild the tree from inside every callback that UIKit gives them, at random: whatever the order of calls, superviews
// and subviews, views and layers, windows and responders agree afterwards, and everything can be drawn and let go of.

import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct CallbackFuzzTests {
  /// What all views of a run share: the random numbers, the views, and how much may still be done from callbacks.
  @MainActor private final class Stage {
    var random: SeededRandom
    var views: [MeddlingView] = []
    var window: UIWindow?
    var budget = 0
    /// Views that are being told that they are about to move: nothing is put into another view meanwhile, which could be
    /// the view's own parent to be.
    var departures = 0
    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    var one: MeddlingView { views[random.below(views.count)] }

    /// Something to the tree; half of it from within whatever is going on.
    func meddle() {
      guard budget > 0, !views.isEmpty else { return }
      budget -= 1
      let (a, b) = (one, one)
      switch departures == 0 ? random.below(16) : 9 + random.below(7) {
      case 0, 1, 2: if !a.isDescendant(of: b) { a.addSubview(b) }
      case 3: a.removeFromSuperview()
      case 4: if !a.isDescendant(of: b) { a.insertSubview(b, at: random.below(5) - 1) }
      case 5: a.exchangeSubview(at: random.below(3), withSubviewAt: random.below(3))
      case 6: a.superview?.bringSubviewToFront(a)
      case 7: a.superview?.sendSubviewToBack(a)
      case 8: if let window, !window.isDescendant(of: a) { window.addSubview(a) }
      case 9: a.overrideUserInterfaceStyle = [.light, .dark, .unspecified][random.below(3)]
      case 10: a.tintColor = [UIColor.red, .blue, nil][random.below(3)]
      case 11: a.frame = CGRect(x: random.below(20), y: random.below(20), width: random.below(30), height: 9)
      case 12: a.isHidden.toggle()
      case 13: a.setNeedsLayout()
      case 14: a.layoutIfNeeded()
      default: window?.isHidden.toggle()
      }
    }
  }

  private final class MeddlingView: UIView {
    weak var stage: Stage?

    convenience init(_ stage: Stage) {
      self.init(frame: CGRect(x: 1, y: 1, width: 20, height: 20))
      self.stage = stage
      autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    }

    private func meddle() {
      guard let stage, stage.random.below(3) == 0 else { return }
      stage.meddle()
    }

    private func meddleBeforeMove() {
      stage?.departures += 1
      meddle()
      stage?.departures -= 1
    }

    override func willMove(toSuperview newSuperview: UIView?) { meddleBeforeMove() }
    override func didMoveToSuperview() { meddle() }
    override func willMove(toWindow newWindow: UIWindow?) { meddleBeforeMove() }
    override func didMoveToWindow() { meddle() }
    override func didAddSubview(_ subview: UIView) { meddle() }
    override func willRemoveSubview(_ subview: UIView) { meddle() }
    override func layoutSubviews() { meddle() }
    override func draw(_ rect: CGRect) { meddle() }
    override func tintColorDidChange() { meddle() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { meddle() }
    override func safeAreaInsetsDidChange() { meddle() }
  }

  private func check(_ stage: Stage, _ comment: Comment) {
    for view in stage.views {
      for subview in view.subviews { #expect(subview.superview === view, comment) }
      if let parent = view.superview {
        #expect(parent.subviews.filter { $0 === view }.count == 1, comment)
        #expect(view.layer.superlayer === parent.layer, comment)
      } else {
        #expect(view.layer.superlayer == nil, comment)
      }
      #expect(view.window === view.superview?.window, comment)
      let layers = (view.layer.sublayers ?? []).filter { layer in view.subviews.contains { $0.layer === layer } }
      #expect(layers.map(ObjectIdentifier.init) == view.subviews.map { ObjectIdentifier($0.layer) }, comment)
      let outer = view.superview?.traitCollection.userInterfaceStyle ?? UIScreen.main.traitCollection.userInterfaceStyle
      let own = view.overrideUserInterfaceStyle
      #expect(view.traitCollection.userInterfaceStyle == (own == .unspecified ? outer : own), comment)
    }
  }

  @Test("Callbacks that rebuild the tree at random leave a tree that agrees with itself", arguments: 0..<60)
  func callbacks(seed: UInt64) throws {
    let screen = OffscreenWindow(size: CGSize(width: 40, height: 40), scale: 1)
    let stage = Stage(seed: seed &+ 1)
    ViewLinter.collect()
    defer { _ = ViewLinter.takeNotices() }
    stage.window = screen.window
    stage.views = (0..<12).map { _ in MeddlingView(stage) }
    for step in 0..<40 {
      stage.budget = 6
      stage.meddle()
      if step % 5 == 0 {
        stage.budget = 10
        _ = try screen.render()
      }
      check(stage, "seed \(seed), step \(step)")
    }
    stage.budget = 0
    screen.window.isHidden = false
    #expect(try screen.render() != nil)
    // Nothing holds the views once the tree is taken apart.
    stage.window = nil
    let gone = stage.views.map { WeakView(view: $0) }
    for view in stage.views { view.removeFromSuperview() }
    stage.views = []
    _ = try screen.render()
    #expect(gone.allSatisfy { $0.view == nil }, "seed \(seed)")
  }

  private struct WeakView {
    weak var view: UIView?
  }

  private final class Flipping: UIView {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
    }
  }

  @Test("A view that turns its own traits round whenever they change is told of, and ends") func endless() {
    ViewLinter.collect()
    Flipping().overrideUserInterfaceStyle = .dark
    #expect(ViewLinter.takeNotices().contains { $0.hasPrefix("Flipping: traits are changed while changed traits") })
  }
}
