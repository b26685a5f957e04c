// What cannot be meant ends the program with a message; what is only odd is bounded: layout without an end, drawing that
// throws its context away, trees that are far too deep or too wide.

import Testing
import UIKit

@MainActor @Suite struct MisuseTests {
  private let screen = OffscreenWindow(size: CGSize(width: 40, height: 40), scale: 1)

  @Test("A view added to its own descendant, or to itself, ends the program with a message") func loops() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (top, middle, bottom) = (UIView(), UIView(), UIView())
        top.addSubview(middle)
        middle.addSubview(bottom)
        bottom.addSubview(top)
      }
    }
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(said.contains("adding it below would make a loop"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
  }

  private final class Turncoat: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {
      if let newSuperview { addSubview(newSuperview) }
    }
  }

  @Test("A view that takes its superview in while it moves there ends the program with a message") func turncoat()
    async throws
  {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().addSubview(Turncoat()) }
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("adding it below would make a loop"))
  }

  @Test("A mask that has a superview, or masks itself, ends the program") func masks() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (view, parent) = (UIView(), UIView())
        parent.addSubview(view)
        UIView().mask = view
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        view.mask = view
      }
    }
  }

  private final class Restless: UIView {
    var count = 0
    override func layoutSubviews() {
      count += 1
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  @Test("layoutSubviews that asks for layout for ever: some rounds a frame, and a picture") func restless() throws {
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    screen.window.addSubview(view)
    let image = try screen.render(limit: 3)
    #expect(image?.pixels[5, 5] == 0xFFFF_0000)
    #expect((1...16).contains(view.count))
    let before = view.count
    view.layoutIfNeeded()
    #expect((1...8).contains(view.count - before))
  }

  private final class Careless: UIView {
    let use: () -> Void
    init(_ use: @escaping () -> Void) {
      self.use = use
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      backgroundColor = .blue
    }
    required init?(coder: NSCoder) { nil }
    override func draw(_ rect: CGRect) { use() }
  }

  @Test("draw(_:) that throws its context away, saves without end, restores too often, or goes away itself")
  func careless() throws {
    var going: UIView?
    let uses: [() -> Void] = [
      { for _ in 0..<3 { UIGraphicsPopContext() } },
      { for _ in 0..<3 { UIGraphicsEndImageContext() } },
      { for _ in 0..<1000 { UIGraphicsGetCurrentContext()?.saveGState() } },
      { for _ in 0..<1000 { UIGraphicsGetCurrentContext()?.restoreGState() } },
      { for _ in 0..<10 { UIGraphicsGetCurrentContext()?.beginTransparencyLayer(auxiliaryInfo: nil) } },
      { UIGraphicsGetCurrentContext()?.clip(to: .zero) },
      { UIGraphicsBeginImageContext(CGSize(width: 5, height: 5)) },
      { going?.removeFromSuperview() },
    ]
    for (index, use) in uses.enumerated() {
      let view = Careless(use)
      going = view
      let after = Careless {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      after.frame.origin.x = 20
      screen.window.addSubview(view)
      screen.window.addSubview(after)
      let image = try screen.render()
      // A view that is drawn later is not touched by it, and no context is left current.
      #expect(image?.pixels[25, 5] == 0xFFFF_0000, "use \(index)")
      #expect(UIGraphicsGetCurrentContext() == nil, "use \(index)")
      while UIGraphicsGetCurrentContext() != nil { UIGraphicsPopContext() }
      view.removeFromSuperview()
      after.removeFromSuperview()
    }
  }

  @Test("100,000 nested views: built, in a window, hit, converted, moved out and let go of") func nested() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.isHidden = false
    weak var gone: UIView?
    do {
      let top = UIView(frame: window.bounds)
      var deepest = top
      for _ in 1..<100_000 {
        let view = UIView(frame: window.bounds)
        deepest.addSubview(view)
        deepest = view
      }
      gone = deepest
      window.addSubview(top)
      #expect(deepest.window === window)
      #expect(window.hitTest(CGPoint(x: 3, y: 3), with: nil) === deepest)
      #expect(deepest.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
      top.tintColor = .red
      #expect(deepest.tintColor == .red)
      top.removeFromSuperview()
      #expect(deepest.window == nil)
    }
    #expect(gone == nil)
  }

  @Test("A million siblings: added, hit and let go of") func siblings() {
    weak var gone: UIView?
    do {
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      for i in 0..<1_000_000 {
        top.addSubview(UIView(frame: CGRect(x: i % 1000, y: i / 1000, width: 1, height: 1)))
      }
      gone = top.subviews[500_500]
      for _ in 0..<6 { #expect(top.hitTest(CGPoint(x: 500.5, y: 500.5), with: nil) === gone) }
    }
    #expect(gone == nil)
  }

  @Test(
    "Frames with numbers that are none are kept out of the picture", arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbers(value: CGFloat) throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    parent.backgroundColor = .red
    screen.window.addSubview(parent)
    for frame in [
      CGRect(x: value, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: value, height: 5),
      CGRect(x: value, y: value, width: value, height: value),
    ] {
      let view = UIView(frame: frame)
      view.backgroundColor = .blue
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.addSubview(view)
      view.addSubview(UIView(frame: frame))
      parent.bounds.size.width += 1
      _ = view.convert(CGPoint(x: 1, y: 1), to: nil)
      _ = view.description
      #expect(try screen.render() != nil)
      view.removeFromSuperview()
    }
    #expect(try screen.render()?.pixels[20, 20] == 0xFFFF_0000)
  }
}
