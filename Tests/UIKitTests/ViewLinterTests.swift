// The linter's notices: each is given for its case, once, and not for the case beside it.

import Testing
import UIKit

@MainActor @Suite(.serialized) struct ViewLinterTests {
  private let screen = OffscreenWindow(size: CGSize(width: 40, height: 40), scale: 1)

  private func notices(_ body: () throws -> Void) rethrows -> [String] {
    ViewLinter.collect()
    try body()
    return ViewLinter.takeNotices()
  }

  private func show(_ view: UIView) throws {
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    screen.window.addSubview(view)
    _ = try screen.render()
  }

  private final class TransformedView: UIView {}

  @Test("A frame under a transform; not without one, and not for what UIKit does itself") func frame() {
    let view = TransformedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(notices { _ = view.frame }.isEmpty)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let said = notices { for _ in 0..<3 { _ = view.frame } }
    #expect(said.count == 1 && said[0].hasPrefix("TransformedView: its frame"))
    #expect(notices { _ = view.description }.isEmpty)
  }

  private final class EmptyView: UIView {
    var count = 0
    override func draw(_ rect: CGRect) { count += 1 }
  }

  @Test("An override that draws nothing") func empty() throws {
    let said = try notices { try show(EmptyView()) }
    #expect(said.count == 1 && said[0].hasPrefix("EmptyView: draw(_:) is overridden"))
  }

  private final class HoledView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  @Test("Opaque with holes; not when it is not opaque", arguments: [true, false]) func holes(isOpaque: Bool) throws {
    let view = HoledView()
    view.isOpaque = isOpaque
    let said = try notices { try show(view) }
    #expect(said.contains { $0.hasPrefix("HoledView: isOpaque") } == isOpaque)
  }

  private final class RestlessView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(bounds)
      setNeedsLayout()
    }
  }

  @Test("Asking for layout while drawing") func restless() throws {
    let said = try notices { try show(RestlessView()) }
    #expect(said.contains { $0.hasPrefix("RestlessView: layout or display") })
  }

  private final class UnsettledView: UIView {
    var isEndless = false
    override func layoutSubviews() {
      super.layoutSubviews()
      if isEndless || bounds.width < 19 { setNeedsLayout() }
    }
  }

  @Test("A layout that asks for layout each time") func unsettled() throws {
    let view = UnsettledView()
    #expect(try notices { try show(view) }.isEmpty)
    view.isEndless = true
    view.setNeedsLayout()
    #expect(try notices { _ = try screen.render() }.contains { $0.hasPrefix("UnsettledView: its layout asks") })
    view.removeFromSuperview()
  }

  private final class GrowingView: UIView {
    override func draw(_ rect: CGRect) { UIRectFill(bounds) }
  }

  @Test("Redraw at every size") func redraw() {
    let view = GrowingView()
    view.contentMode = .redraw
    #expect(notices { for size in 1..<10 { view.bounds.size.width = CGFloat(size) } }.isEmpty)
    #expect(notices { for size in 10..<30 { view.bounds.size.width = CGFloat(size) } }.count == 1)
  }

  @Test("A layer that asks to be drawn at every size is not what the notice is about") func boundsChange() {
    let view = GrowingView()
    view.layer.needsDisplayOnBoundsChange = true
    #expect(notices { for size in 1..<40 { view.bounds.size.width = CGFloat(size) } }.isEmpty)
    #expect(view.layer.needsDisplay())
  }

  @Test("A huge drawing") func huge() throws {
    let view = GrowingView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 20_000))
    screen.window.addSubview(view)
    let said = try notices { _ = try screen.render() }
    #expect(said.contains { $0.hasPrefix("GrowingView: its drawing would need") })
  }

  private final class ChangingView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(bounds)
      alpha = 0.5
    }
  }

  @Test("Changing a property while drawing; a picture of others, made while drawing, is no change") func property()
    throws
  {
    let said = try notices { try show(ChangingView()) }
    #expect(said.contains { $0.hasPrefix("ChangingView: a property of it is changed inside draw(_:)") })
    let view = PicturingView()
    view.other.addSubview(GrowingView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(try notices { try show(view) }.isEmpty)
  }

  private final class PicturingView: UIView {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(bounds)
      other.drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
  }

  private final class SiteView: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(bounds)
      setNeedsDisplay()
    }
  }

  @inline(never) private func read(_ view: UIView) -> [String] { notices { _ = view.frame } }
  @inline(never) private func write(_ view: UIView) -> [String] { notices { view.frame = .zero } }

  @Test("Each notice is given once for a call site, and again for another one") func sites() throws {
    let view = SiteView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    var counts: [Int] = []
    for _ in 0..<3 { counts.append(read(view).count) }
    #expect(counts == [1, 0, 0])
    counts = []
    for _ in 0..<3 { counts.append(write(view).count) }
    #expect(counts == [1, 0, 0])
    counts = []
    view.transform = .identity
    for _ in 0..<3 {
      view.setNeedsDisplay()
      counts.append(try notices { try show(view) }.filter { $0.contains("layout or display") }.count)
    }
    #expect(counts == [1, 0, 0])
  }

  @Test("Off is silent") func off() {
    ViewLinter.isEnabled = false
    defer { ViewLinter.isEnabled = true }
    let view = TransformedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(rotationAngle: 2)
    #expect(notices { _ = view.frame }.isEmpty)
  }
}
