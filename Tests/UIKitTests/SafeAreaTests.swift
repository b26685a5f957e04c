// Safe areas and margins: how they reach down the tree, and who is told. Numbers observed of UIKit.
import Testing
import UIKit

@Suite("Safe areas and margins", .serialized)
@MainActor
struct SafeAreaTests {
  /// A view with the insets of the cases, as if its window had given them.
  private final class Insetted: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12) }
  }

  private func parent() -> UIView { Insetted(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  @Test(
    "SA-01 overlap per edge, at most the parent's inset",
    arguments: [
      (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
      (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0)),
      (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12)),
      (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(top: 34, left: 5, bottom: 0, right: 0)),
      (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
    ])
  func propagation(frame: CGRect, expected: UIEdgeInsets) {
    let parent = parent()
    let child = UIView(frame: frame)
    parent.addSubview(child)
    #expect(child.safeAreaInsets == expected)
  }

  @Test("SA-06 a view that is scaled keeps the safe area that it has unscaled, as on later systems")
  func scaled() {
    let parent = parent()
    let child = UIView(frame: parent.bounds)
    parent.addSubview(child)
    #expect(child.safeAreaInsets.top == 44)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(child.safeAreaInsets == parent.safeAreaInsets)
  }

  @Test("SA-02 the safe area guide")
  func guide() {
    let parent = parent()
    #expect(parent.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
  }

  @Test("SA-04 margins are 8 and the safe area, or 8 alone")
  func margins() {
    let parent = parent()
    let child = UIView(frame: parent.bounds)
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("a superview's margins reach a child that keeps them, as far as it overlaps (documented)")
  func preserved() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)
    let child = UIView(frame: CGRect(x: 10, y: 25, width: 190, height: 100))
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 60))
  }

  @Test("outside a window there is no safe area; a window has its screen's (documented)")
  func window() throws {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let offscreen = OffscreenWindow(size: CGSize(width: 393, height: 852), scale: 1, safeAreaInsets: insets)
    let view = UIView(frame: offscreen.window.bounds)
    #expect(view.safeAreaInsets == .zero)
    offscreen.window.addSubview(view)
    #expect(view.safeAreaInsets == insets)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  private final class Told: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  @Test("a view is told once for each change, with the next layout")
  func told() throws {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let offscreen = OffscreenWindow(size: CGSize(width: 393, height: 852), scale: 1, safeAreaInsets: insets)
    let view = Told(frame: offscreen.window.bounds)
    offscreen.window.addSubview(view)
    _ = try offscreen.render()
    #expect(view.changes == 1)
    _ = try offscreen.render()
    #expect(view.changes == 1)
    view.frame.origin.y = 100
    _ = try offscreen.render()
    #expect(view.changes == 2)
  }

  @Test("a view that leaves and comes back between frames is told once")
  func toldOnceAfterReturning() throws {
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let offscreen = OffscreenWindow(size: CGSize(width: 393, height: 852), scale: 1, safeAreaInsets: insets)
    let view = Told(frame: offscreen.window.bounds)
    for _ in 0..<3 {
      offscreen.window.addSubview(view)
      view.removeFromSuperview()
    }
    offscreen.window.addSubview(view)
    _ = try offscreen.render()
    #expect(view.changes == 1)
  }

  @Test("a controller's view has the system's margins and the controller's own insets (documented)")
  func controller() throws {
    let offscreen = OffscreenWindow(
      size: CGSize(width: 393, height: 852), scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    offscreen.window.rootViewController = controller
    _ = try offscreen.render()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 60, left: 2, bottom: 37, right: 4))
    controller.view.directionalLayoutMargins.leading = 5
    #expect(controller.view.layoutMargins.left == 18)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 7)
  }
}
