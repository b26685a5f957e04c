// View controllers: loading, the order of callbacks, containment, and changes of size.
import Testing
import UIKit

@Suite("View controllers", .serialized)
@MainActor
struct ViewControllerTests {
  /// What was called, in order.
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Speaking: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func say(_ what: String) { log.lines.append("\(name) \(what)") }
    override func loadView() {
      say("loadView")
      super.loadView()
    }
    override func viewDidLoad() { say("didLoad") }
    override func viewWillAppear(_ animated: Bool) { say("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { say("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { say("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { say("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { say("didDisappear") }
    override func viewWillLayoutSubviews() { say("willLayout") }
    override func viewDidLayoutSubviews() { say("didLayout") }
    override func willMove(toParent parent: UIViewController?) { say(parent == nil ? "willLeave" : "willJoin") }
    override func didMove(toParent parent: UIViewController?) { say(parent == nil ? "didLeave" : "didJoin") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      say("willTransition \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { _ in
        self.say("alongside")
      } completion: { _ in
        self.say("completion")
      }
    }
  }

  private final class Asking: UIViewController {
    var answers: [Bool] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      answers.append(transitionCoordinator === coordinator)
      coordinator.animate { [self] _ in answers.append(transitionCoordinator === coordinator) }
    }
  }

  private let log = Log()
  private let offscreen = OffscreenWindow(size: CGSize(width: 100, height: 200), scale: 1)

  @Test("VC-08 a root: loaded when shown, laid out before it has appeared (documented order)")
  func root() throws {
    let root = Speaking("A", log)
    offscreen.window.rootViewController = root
    _ = try offscreen.render()
    #expect(
      log.take() == [
        "A loadView", "A didLoad", "A willAppear", "A isAppearing", "A willLayout", "A didLayout", "A didAppear",
      ])
    #expect(root.view.frame == offscreen.window.bounds)
    offscreen.window.rootViewController = nil
    #expect(log.take() == ["A willDisappear", "A didDisappear"])
  }

  @Test(
    "the coordinator of a change of size can be asked for while it is under way, and not before or after (documented)")
  func transitionCoordinator() {
    let root = Asking()
    offscreen.window.rootViewController = root
    #expect(root.transitionCoordinator == nil)
    offscreen.window.resize(to: CGSize(width: 200, height: 100), safeAreaInsets: .zero)
    #expect(root.answers == [true, true] && root.transitionCoordinator == nil)
    offscreen.window.rootViewController = nil
  }

  @Test("a hidden window does not load its root (observed)")
  func hidden() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(window.isHidden)
    window.rootViewController = Speaking("A", log)
    #expect(log.take() == [])
    window.isHidden = false
    #expect(log.take() == ["A loadView", "A didLoad", "A willAppear", "A isAppearing"])
  }

  @Test("a child added in viewDidLoad appears with its parent; its layout comes before its didAppear (observed)")
  func childWithParent() throws {
    let parent = Speaking("P", log)
    let child = Speaking("C", log)
    parent.loadViewIfNeeded()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.take() == ["P loadView", "P didLoad", "C willJoin", "C loadView", "C didLoad", "C didJoin"])
    offscreen.window.rootViewController = parent
    _ = try offscreen.render()
    let lines = log.take()
    #expect(
      lines.filter { $0.hasPrefix("C") } == [
        "C willAppear", "C isAppearing", "C willLayout", "C didLayout", "C didAppear",
      ])
    #expect(lines.prefix(2) == ["P willAppear", "C willAppear"])
    #expect(lines.suffix(2) == ["P didAppear", "C didAppear"])
  }

  @Test("a child that joins and leaves a parent on the screen (documented order of moves)")
  func childLater() throws {
    let parent = Speaking("P", log)
    offscreen.window.rootViewController = parent
    _ = try offscreen.render()
    _ = log.take()
    let child = Speaking("C", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "C willJoin", "C loadView", "C didLoad", "C willAppear", "C isAppearing", "C didAppear", "C didJoin",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["C willLeave", "C willDisappear", "C didDisappear", "C didLeave"])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  private final class Container: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("a container that forwards by hand: children hear only what it says (documented)")
  func manual() throws {
    let container = Container()
    let child = Speaking("C", log)
    container.addChild(child)
    container.view.addSubview(child.view)
    _ = log.take()
    offscreen.window.rootViewController = container
    #expect(log.take() == [])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.take() == ["C willAppear", "C didAppear"])
  }

  @Test("a new size: told first, then laid out, then the coordinator's blocks (observed)")
  func rotation() throws {
    let root = Speaking("A", log)
    offscreen.window.rootViewController = root
    _ = try offscreen.render()
    _ = log.take()
    offscreen.window.resize(to: CGSize(width: 200, height: 100), safeAreaInsets: .zero)
    #expect(log.take() == ["A willTransition 200", "A willLayout", "A didLayout", "A alongside", "A completion"])
    #expect(root.view.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test("a controller in the responder chain: view, controller, superview (documented)")
  func responders() {
    let root = UIViewController()
    offscreen.window.rootViewController = root
    #expect(root.view.next === root)
    #expect(root.next === offscreen.window)
  }

  @Test("a controller and its children go when nobody holds them")
  func released() {
    weak var parent: UIViewController?
    weak var child: UIViewController?
    do {
      let container = UIViewController()
      let inner = UIViewController()
      container.addChild(inner)
      container.view.addSubview(inner.view)
      offscreen.window.rootViewController = container
      offscreen.window.rootViewController = nil
      parent = container
      child = inner
    }
    #expect(parent == nil && child == nil)
  }
}
