// Which window a view is in, as it moves, and when it is told.

import Testing
import UIKit

private final class Told: UIView {
  var log: [String] = []
  private func name(_ window: UIWindow?) -> String { window.map { "\($0.tag)" } ?? "nil" }

  override func willMove(toWindow newWindow: UIWindow?) { log.append("will \(name(window))→\(name(newWindow))") }
  override func didMoveToWindow() { log.append("did \(name(window))") }
}

@MainActor @Suite struct WindowTests {
  private func window(_ tag: Int) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.tag = tag
    return window
  }

  @Test("Views below a view that moves are told of the window, the old one before and the new one after") func told() {
    let (first, second) = (window(1), window(2))
    let parent = UIView()
    let child = Told()
    parent.addSubview(child)
    #expect(child.window == nil && child.log.isEmpty)
    first.addSubview(parent)
    #expect(child.window === first)
    second.addSubview(parent)
    #expect(child.window === second && parent.window === second)
    parent.removeFromSuperview()
    #expect(child.window == nil)
    #expect(child.log == ["will nil→1", "did 1", "will 1→2", "did 2", "will 2→nil", "did nil"])
  }

  @Test("A window is its own; its views are in none once it is gone") func gone() {
    let view = UIView()
    let deeper = UIView()
    view.addSubview(deeper)
    do {
      let window = window(3)
      #expect(window.window === window)
      window.addSubview(view)
      #expect(deeper.window === window)
    }
    #expect(view.window == nil && deeper.window == nil && view.superview == nil)
  }

  @Test("All views of the tree are in the window before the first is told") func allAtOnce() {
    final class Looking: UIView {
      var seen: UIWindow?
      override func didMoveToWindow() { seen = subviews.first?.subviews.first?.window }
    }
    let looking = Looking()
    let child = UIView()
    child.addSubview(UIView())
    looking.addSubview(child)
    let window = window(4)
    window.addSubview(looking)
    #expect(looking.seen === window)
  }
}
