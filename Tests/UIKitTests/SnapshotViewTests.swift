// drawHierarchy and snapshot views: which state they show, how large, and what of views that are not shown.

import Testing
import UIKit

@MainActor @Suite struct SnapshotViewTests {
  private let screen = OffscreenWindow(size: CGSize(width: 40, height: 40), scale: 2)
  private let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  init() throws {
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    child.backgroundColor = .blue
    view.addSubview(child)
    screen.window.backgroundColor = .white
    screen.window.addSubview(view)
  }

  private func drawn(_ view: UIView, after: Bool, size: CGSize = CGSize(width: 20, height: 10)) -> (CGImage, Bool) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    var isComplete = false
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      isComplete = view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: after)
    }
    return (image.cgImage!, isComplete)
  }

  @Test("drawHierarchy of a shown view draws it and its subviews at the context's scale") func shown() throws {
    _ = try screen.render()
    let (image, isComplete) = drawn(view, after: false)
    #expect(isComplete && image.width == 40 && image.height == 20)
    #expect(image.pixels[0, 0] == red && image.pixels[19, 19] == red && image.pixels[20, 0] == blue)
  }

  @Test("false shows what the last frame showed, true what has changed since") func state() throws {
    _ = try screen.render()
    view.backgroundColor = .green
    #expect(drawn(view, after: false).0.pixels[0, 0] == red)
    #expect(drawn(view, after: true).0.pixels[0, 0] == 0xFF00_FF00)
    let next = try screen.render()
    #expect(next?.pixels[10, 10] == 0xFF00_FF00)
  }

  @Test("A view that no frame has shown gives nothing with false, and its picture with true") func notShown() {
    let (empty, isComplete) = drawn(view, after: false)
    #expect(!isComplete && empty.pixels[0, 0] == 0)
    view.removeFromSuperview()
    let (image, isDone) = drawn(view, after: true)
    #expect(isDone && image.pixels[0, 0] == red && image.pixels[39, 0] == blue)
  }

  @Test("A subview added since the last frame makes the picture incomplete") func incomplete() throws {
    _ = try screen.render()
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)))
    #expect(!drawn(view, after: false).1)
    #expect(drawn(view, after: true).1)
  }

  @Test("The picture is as large as the rectangle asked for, without the view's own transform") func scaled() throws {
    view.transform = CGAffineTransform(rotationAngle: 1)
    _ = try screen.render()
    let (image, _) = drawn(view, after: false, size: CGSize(width: 10, height: 20))
    #expect(image.width == 20 && image.height == 40)
    #expect(image.pixels[9, 39] == red && image.pixels[10, 39] == blue)
  }

  @Test("Bounds that begin elsewhere are drawn from where they begin") func boundsOrigin() throws {
    view.bounds.origin.x = 10
    _ = try screen.render()
    let (image, _) = drawn(view, after: false)
    #expect(image.pixels[0, 0] == blue && image.pixels[19, 0] == blue && image.pixels[20, 0] == red)
  }

  @Test("A snapshot view is as large as the view, shows its picture, and is left alone when the view changes")
  func snapshotView() throws {
    _ = try screen.render()
    let shot = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(shot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .green
    shot.frame.origin = CGPoint(x: 10, y: 20)
    screen.window.addSubview(shot)
    let image = try screen.render()
    #expect(image?.pixels[20, 40] == red && image?.pixels[59, 59] == blue && image?.pixels[10, 10] == 0xFF00_FF00)
    let again = try #require(shot.snapshotView(afterScreenUpdates: true))
    #expect(again.layer.contents != nil)
  }

  @Test("The contents of a snapshot view's layer cannot be changed") func fixedContents() throws {
    _ = try screen.render()
    let shot = try #require(view.snapshotView(afterScreenUpdates: false))
    shot.layer.contents = nil
    #expect(shot.layer.contents != nil)
  }

  @Test("A snapshot view of what was not shown has no content") func emptySnapshot() throws {
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    let shot = try #require(hidden.snapshotView(afterScreenUpdates: false))
    #expect(shot.layer.contents == nil && shot.bounds.size == CGSize(width: 3, height: 3))
  }

  @Test("Cap insets keep their size while the middle stretches") func caps() throws {
    _ = try screen.render()
    let insets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 2)
    let shot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 2, y: 0, width: 12, height: 10), afterScreenUpdates: false, withCapInsets: insets))
    #expect(shot.bounds.size == CGSize(width: 12, height: 10))
    shot.frame = CGRect(x: 0, y: 20, width: 40, height: 10)
    screen.window.addSubview(shot)
    let image = try screen.render()
    // Eight points of red on the left as they were, all between is the blue of the two points in the middle.
    #expect(image?.pixels[14, 50] == red && image?.pixels[18, 50] == blue && image?.pixels[79, 50] == blue)
  }

  @Test("Rectangles without an end or without a size") func strangeRectangles() {
    #expect(view.resizableSnapshotView(from: .infinite, afterScreenUpdates: true, withCapInsets: .zero) != nil)
    #expect(view.resizableSnapshotView(from: .null, afterScreenUpdates: true, withCapInsets: .zero) == nil)
    let empty = view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero)
    #expect(empty?.layer.contents == nil)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }
}
