// Views with numbers that make no sense, and trees that are far too deep or too wide: shown or left out, never a crash.

@testable import UIKit
import Testing

@MainActor @Suite struct HostileTreeTests {
  private func show(_ view: UIView) throws -> CGImage? {
    let offscreen = OffscreenWindow(size: CGSize(width: 40, height: 40), scale: 1)
    offscreen.window.addSubview(view)
    return try offscreen.render()
  }

  @Test("A point or bounds with a NaN hits nothing", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func hitTesting(value: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: value, height: 10))
    parent.addSubview(child)
    #expect(parent.hitTest(CGPoint(x: value, y: 5), with: nil) == nil)
    child.bounds.origin.x = value
    _ = parent.hitTest(CGPoint(x: 5, y: 5), with: nil)
    _ = child.layer.hitTest(CGPoint(x: 5, y: value))
    if value.isNaN { #expect(!child.point(inside: .zero, with: nil)) }
  }

  @Test("3,000 nested views are shown, and shown again after a change") func deep() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var deepest = root
    for _ in 0..<3000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      deepest.addSubview(view)
      deepest = view
    }
    deepest.backgroundColor = .red
    let offscreen = OffscreenWindow(size: CGSize(width: 40, height: 40), scale: 1)
    offscreen.window.addSubview(root)
    #expect(try offscreen.render() != nil)
    deepest.backgroundColor = .blue
    #expect(try offscreen.render() != nil)
    #expect(offscreen.driver.renderCounters.comparedNodes > 3000)
  }

  @Test("20,000 nested views are built, shown, hit, pictured, told as text, and dropped") func deepest() throws {
    let offscreen = OffscreenWindow(size: CGSize(width: 40, height: 40), scale: 1)
    weak var dropped: UIView?
    do {
      let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      let innermost = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      innermost.backgroundColor = .red
      dropped = innermost
      var root = innermost
      for level in 0..<20_000 {
        let view = UIView(frame: frame)
        // Each adds a tree to a tree.
        if level % 2 == 0 { view.addSubview(UIView()) }
        view.addSubview(root)
        root = view
      }
      offscreen.window.addSubview(root)
      #expect(try offscreen.render()?.pixels[15, 15] == 0xFFFF_0000)
      let point = CGPoint(x: 15, y: 15)
      #expect(offscreen.window.hitTest(point, with: nil) === innermost)
      #expect(root.layer.hitTest(point) === innermost.layer)
      #expect(innermost.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 10))
      let renderer = UIGraphicsImageRenderer(size: frame.size)
      let drawn = renderer.image { root.layer.render(in: $0.cgContext) }
      #expect(drawn.cgImage?.pixels[15, 15] == 0xFFFF_0000)
      let shown = renderer.image { _ in root.drawHierarchy(in: frame, afterScreenUpdates: true) }
      #expect(shown.cgImage?.pixels[15, 15] == 0xFFFF_0000)
      #expect(root.snapshotView(afterScreenUpdates: false) != nil)
      #expect(root.recursiveTree().utf8.count < 30_000 * 1000)
      root.removeFromSuperview()
    }
    _ = try offscreen.render()
    #expect(dropped == nil)
  }

  @Test("Hit tests of one's own, thousands inside of each other, end with a message") func hitTests() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Asking: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
        }
        let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let root = Asking(frame: frame)
        var deepest: UIView = root
        for _ in 0..<5000 {
          let view = Asking(frame: frame)
          deepest.addSubview(view)
          deepest = view
        }
        _ = root.hitTest(CGPoint(x: 1, y: 1), with: nil)
      }
    }
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("hit tests") } == true)
  }

  @Test("20,000 subviews are added, shown and removed") func wide() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    for index in 0..<20_000 { root.addSubview(UIView(frame: CGRect(x: index % 40, y: 0, width: 1, height: 1))) }
    #expect(try show(root) != nil)
    for view in root.subviews { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty && root.layer.sublayers == nil)
  }

  @Test("A shadow of any radius, of a view of any size", arguments: [CGFloat.nan, .infinity, 1e9, 300])
  func shadows(radius: CGFloat) throws {
    for side in [CGFloat(10), 20_000, 1e9, 1e300] {
      let view = UIView(frame: CGRect(x: 5, y: 5, width: side, height: side))
      view.backgroundColor = .red
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = radius
      #expect(try show(view) != nil)
    }
  }

  @Test("Shadows of layers without a background, nested, are not drawn twice for every level")
  func nestedShadows() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var deepest = root
    for _ in 0..<24 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layer.shadowOpacity = 1
      deepest.addSubview(view)
      deepest = view
    }
    deepest.backgroundColor = .red
    #expect(try show(root) != nil)
  }

  @Test("Parts of contents, scales and perspectives of any number", arguments: [CGFloat.nan, .infinity, -1e300, 1e300])
  func contents(value: CGFloat) throws {
    let square = CGRect(x: 0, y: 0, width: 8, height: 8)
    let image = UIGraphicsImageRenderer(size: square.size).image { $0.fill(square) }
    for change: (CALayer) -> Void in [
      { $0.contentsCenter = CGRect(x: value, y: 0.5, width: 0.1, height: value) },
      { $0.contentsRect = CGRect(x: value, y: 0, width: value, height: 1) },
      { $0.contentsScale = value },
      { $0.transform.m34 = value },
      { $0.transform.m11 = value },
      { $0.cornerRadius = value },
      { $0.borderWidth = value },
      { $0.opacity = Float(value) },
      { $0.zPosition = value },
      { $0.anchorPoint.x = value },
      { $0.bounds.origin.y = value },
    ] {
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
      view.backgroundColor = .red
      view.layer.contents = image.cgImage
      change(view.layer)
      #expect(try show(view) != nil)
    }
  }
}
