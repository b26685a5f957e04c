// Whether a controller is on its way into a container or out of it, and what it wants of the status bar.

import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ControllerMoveTests {
  private final class Moving: UIViewController {
    var log: [String] = []
    private func note(_ name: String) {
      log.append("\(name) \(isMovingToParent ? "to" : "")\(isMovingFromParent ? "from" : "")")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private let screen = OffscreenWindow(size: CGSize(width: 40, height: 40), scale: 1)

  private func shownParent() throws -> UIViewController {
    let parent = UIViewController()
    screen.window.rootViewController = parent
    _ = try screen.render()
    return parent
  }

  private func join(_ child: UIViewController, _ parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("Moving to a parent in the callbacks of appearing, from it in those of disappearing, and at no other time")
  func moves() throws {
    let parent = try shownParent()
    let child = Moving()
    join(child, parent)
    #expect(child.log == ["willAppear to", "didAppear to"] && !child.isMovingToParent)
    child.log = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.log == ["willDisappear from", "didDisappear from"])
    #expect(!child.isMovingFromParent && !child.isMovingToParent)
  }

  @Test("Appearing and disappearing with the parent is no move") func withParent() throws {
    let parent = try shownParent()
    let child = Moving()
    join(child, parent)
    child.log = []
    screen.window.rootViewController = nil
    #expect(child.log == ["willDisappear ", "didDisappear "])
    child.log = []
    screen.window.rootViewController = parent
    _ = try screen.render()
    #expect(child.log == ["willAppear ", "didAppear "])
  }

  @Test("Added before the parent is shown: the move is over when didMove(toParent:) has said so") func early() throws {
    let parent = UIViewController()
    let child = Moving()
    parent.addChild(child)
    #expect(child.isMovingToParent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    screen.window.rootViewController = parent
    _ = try screen.render()
    #expect(child.log == ["willAppear ", "didAppear "])
  }

  @Test("A move that is said and not made, and odd orders of calls, leave nothing behind") func odd() throws {
    let parent = try shownParent()
    let child = Moving()
    join(child, parent)
    child.willMove(toParent: nil)
    child.willMove(toParent: parent)
    #expect(!child.isMovingFromParent)
    child.removeFromParent()
    child.removeFromParent()
    #expect(!child.isMovingFromParent && !child.isMovingToParent && child.parent == nil)
    child.willMove(toParent: nil)
    #expect(!child.isMovingFromParent)
  }

  // MARK: Status bar

  private final class Barred: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var child: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var childForStatusBarStyle: UIViewController? { child }
    override var childForStatusBarHidden: UIViewController? { child }
  }

  @Test("The status bar is as the root wants it, or the child it leaves it to; asked anew when they say so")
  func statusBar() throws {
    let manager = UIStatusBarManager()
    var changes = 0
    manager.changed = { _ in changes += 1 }
    let (root, child) = (Barred(), Barred())
    screen.window.rootViewController = root
    // In front of the windows of tests that are under way.
    screen.window.isHidden = true
    screen.window.makeKeyAndVisible()
    #expect(UIApplication.shared.windows.last { $0.windowLevel == .normal } === screen.window)
    _ = try screen.render()
    manager.update()
    #expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden && changes == 0)
    root.style = .lightContent
    #expect(manager.statusBarStyle == .default)
    manager.update()
    #expect(manager.statusBarStyle == .lightContent && changes == 1)
    (child.style, child.hides) = (.darkContent, true)
    root.child = child
    manager.update()
    #expect(manager.statusBarStyle == .darkContent && manager.isStatusBarHidden && manager.statusBarFrame == .zero)
    // A chain that leads back to itself ends.
    child.child = root
    manager.update()
    child.child = child
    manager.update()
    #expect(manager.statusBarStyle == .darkContent)
  }
}
