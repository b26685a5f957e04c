// What is added to a view or asked of the application around touches: interactions, ignored fingers, guides and bounces of
// scroll views, overrides of a layer's layout.

import Testing
import UIKit

@testable import UIKitCore

@Suite("Around touches", .serialized)
@MainActor
struct InteractionObjectTests {
  final class Noted: UIInteraction {
    weak var view: UIView?
    var log: [String] = []
    func willMove(to view: UIView?) { log.append(view == nil ? "will leave" : "will move") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append(view == nil ? "did leave" : "did move")
    }
  }

  @Test("An interaction is on one view, and told of its moves")
  func interactions() {
    let (first, second, noted) = (UIView(), UIView(), Noted())
    first.addInteraction(noted)
    first.addInteraction(noted)
    #expect(first.interactions.count == 1 && noted.view === first)
    second.addInteraction(noted)
    #expect(first.interactions.isEmpty && noted.view === second)
    second.interactions = []
    #expect(
      noted.log == [
        "will move", "did move", "will leave", "did leave", "will move", "did move", "will leave", "did leave",
      ])
    #expect(noted.view == nil)
  }

  @Test("Fingers that come down while events are ignored are nobody's")
  func ignoring() {
    let (stage, log) = (TouchStage(), Log())
    _ = stage.add(TouchedView("view", log), 0, 0, 100, 100)
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    stage.tap(50, 50)
    UIApplication.shared.endIgnoringInteractionEvents()
    stage.tap(50, 50)
    #expect(log.take() == [] && UIApplication.shared.isIgnoringInteractionEvents)
    UIApplication.shared.endIgnoringInteractionEvents()
    stage.tap(50, 50)
    #expect(log.take() == ["view began", "view ended"] && stage.ingress.isIdle)
  }

  @Test("A scroll view bounces on the axes that it is told to; its guides are the content and what is seen of it")
  func axes() {
    let stage = TouchStage()
    let view = stage.add(UIScrollView(), 0, 0, 200, 200)
    view.contentSize = CGSize(width: 400, height: 400)
    view.bouncesVertically = false
    stage.down(100, 100)
    stage.drag(to: 180, 180, steps: 8)
    #expect(view.contentOffset.x < 0 && view.contentOffset.y == 0)
    stage.up()
    stage.frames(2)
    #expect(view.contentOffset == .zero)
    view.contentOffset = CGPoint(x: 30, y: 40)
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 30, y: 40, width: 200, height: 200))
    #expect(view.contentLayoutGuide.owningView === view)
  }

  @Test("A view may override its layer's layout, and calls super for its own")
  func layoutSublayers() {
    final class Framed: UIView {
      let part = CALayer()
      var count = 0
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        part.frame = bounds
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = Framed(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.layer.addSublayer(view.part)
    view.layoutIfNeeded()
    #expect(view.part.frame == view.bounds && view.count > 0)
  }

  @Test("A control's primary action, by hand; none while it is disabled")
  func primaryAction() {
    var count = 0
    let button = UIButton(type: .roundedRect, primaryAction: UIAction { _ in count += 1 })
    button.performPrimaryAction()
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(count == 1 && button.buttonType == .system)
  }
}
