// Adding, moving, exchanging and removing subviews, and who is told. Source: Apple's documentation of UIView.

import Testing
import UIKit

@MainActor @Suite struct HierarchyTests {
  private final class Teller: UIView {
    var told: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { told.append(newSuperview == nil ? "will nil" : "will") }
    override func didMoveToSuperview() { told.append(superview == nil ? "did nil" : "did") }
    override func willMove(toWindow newWindow: UIWindow?) {
      told.append(newWindow == nil ? "will window nil" : "will window")
    }
    override func didMoveToWindow() { told.append(window == nil ? "did window nil" : "did window") }
  }

  private let parent = UIView()
  private let views = (0..<4).map { tag in
    let view = UIView()
    view.tag = tag + 1
    return view
  }

  init() { views.forEach(parent.addSubview) }

  private var tags: [Int] { parent.subviews.map(\.tag) }
  private var layerTags: [Int] {
    (parent.layer.sublayers ?? []).compactMap { ($0.delegate as? UIView)?.tag }
  }

  @Test("Every order of calls keeps subviews and sublayers in the same order") func order() {
    parent.bringSubviewToFront(views[0])
    #expect(tags == [2, 3, 4, 1] && layerTags == tags)
    parent.sendSubviewToBack(views[2])
    #expect(tags == [3, 2, 4, 1] && layerTags == tags)
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags == [1, 2, 4, 3] && layerTags == tags)
    parent.insertSubview(views[2], at: 1)
    #expect(tags == [1, 3, 2, 4] && layerTags == tags)
    parent.insertSubview(views[3], belowSubview: views[0])
    #expect(tags == [4, 1, 3, 2] && layerTags == tags)
    parent.insertSubview(views[3], aboveSubview: views[2])
    #expect(tags == [1, 3, 4, 2] && layerTags == tags)
    parent.insertSubview(views[0], at: 99)
    #expect(tags == [3, 4, 2, 1] && layerTags == tags)
  }

  @Test("Seeded random edits keep the two orders equal") func randomOrder() {
    var seed: UInt64 = 7
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for _ in 0..<500 {
      let view = views[random(4)]
      switch random(5) {
      case 0: parent.addSubview(view)
      case 1: view.removeFromSuperview()
      case 2: parent.insertSubview(view, at: random(6))
      case 3: parent.sendSubviewToBack(view)
      default: parent.exchangeSubview(at: random(4), withSubviewAt: random(4))
      }
      #expect(layerTags == tags)
      #expect(Set(tags).count == tags.count)
    }
  }

  @Test("A foreign sublayer keeps its place among the views' layers") func foreignLayer() {
    parent.layer.insertSublayer(CALayer(), at: 0)
    parent.sendSubviewToBack(views[3])
    #expect(layerTags == tags)
  }

  @Test("A view that moves is told in UIKit's order") func callbacks() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let teller = Teller()
    parent.addSubview(teller)
    #expect(teller.told == ["will", "did"])
    teller.told = []
    window.addSubview(parent)
    #expect(teller.told == ["will window", "did window"])
    teller.told = []
    teller.removeFromSuperview()
    #expect(teller.told == ["will nil", "will window nil", "did window nil", "did nil"])
  }

  @Test("A view taken by another parent leaves the first") func reparent() {
    let other = UIView()
    other.addSubview(views[1])
    #expect(tags == [1, 3, 4] && views[1].superview === other)
  }

  @Test("viewWithTag finds the view itself and those below") func tag() {
    #expect(parent.viewWithTag(3) === views[2])
    #expect(parent.viewWithTag(9) == nil)
  }

  @Test("A tree that is let go is freed, and a surviving child has no parent") func freed() {
    let survivor = UIView()
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      view.addSubview(survivor)
    }
    #expect(gone == nil && survivor.superview == nil && survivor.layer.superlayer == nil)
  }
}
