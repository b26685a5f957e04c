// A window to pixels through every pass: what is drawn, what is redrawn, what is not.

import Testing
import UIKit

@MainActor @Suite struct OffscreenTests {
  private let screen = OffscreenWindow(size: CGSize(width: 40, height: 40), scale: 2)

  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> UInt32 { image!.pixels[x, y] }

  @Test("A coloured subview is where its frame says, at the screen's scale") func subview() throws {
    screen.window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    view.backgroundColor = .red
    screen.window.addSubview(view)
    let image = try screen.render()
    #expect(image?.width == 80 && image?.height == 80)
    #expect(pixel(image, 19, 20) == 0xFFFF_FFFF && pixel(image, 20, 20) == 0xFFFF_0000)
    #expect(pixel(image, 39, 39) == 0xFFFF_0000 && pixel(image, 40, 39) == 0xFFFF_FFFF)
  }

  @Test("A second frame of the same tree draws and presents nothing (I6)") func idle() throws {
    screen.window.backgroundColor = .white
    _ = try screen.render()
    try screen.driver.renderFrame()
    #expect(screen.driver.renderCounters.damagedPixels == 0 && screen.driver.renderCounters.drawnNodes == 0)
    #expect(screen.driver.frameCounters.committedNodes == 0)
  }

  @Test(
    "DR-01 a resized view is not drawn again unless its mode is redraw",
    arguments: [UIView.ContentMode.scaleToFill, .redraw])
  func contentMode(mode: UIView.ContentMode) throws {
    final class Drawing: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.red.setFill()
        UIRectFill(bounds)
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentMode = mode
    screen.window.addSubview(view)
    _ = try screen.render()
    #expect(view.count == 1)
    view.bounds.size = CGSize(width: 20, height: 20)
    view.frame.origin = .zero
    let image = try screen.render()
    #expect(view.count == (mode == .redraw ? 2 : 1))
    #expect(pixel(image, 38, 38) == 0xFFFF_0000)
  }

  @Test("A group fades as one: overlapping children do not show through each other") func group() throws {
    screen.window.backgroundColor = .white
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    group.alpha = 0.5
    for color in [UIColor.red, .blue] {
      let child = UIView(frame: group.bounds)
      child.backgroundColor = color
      group.addSubview(child)
    }
    screen.window.addSubview(group)
    #expect(pixel(try screen.render(), 10, 10) == 0xFF7F_7FFF)
  }

  @Test("A view without draw(_:) of its own records nothing") func plainView() throws {
    final class Quiet: UIView { var tapped = false }
    let view = Quiet(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    _ = try screen.render()
    #expect(screen.driver.frameCounters.displays == 0)
  }

  @Test("A mask shows where it is opaque") func mask() throws {
    screen.window.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    screen.window.addSubview(view)
    let image = try screen.render()
    #expect(pixel(image, 10, 10) == 0xFFFF_0000 && pixel(image, 30, 10) == 0xFFFF_FFFF)
  }

  @Test("DR-03 the first rectangle is the bounds; a later one holds what was marked") func drawnRectangle() throws {
    final class Recording: UIView {
      var rects: [CGRect] = []
      override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIRectFill(rect)
      }
    }
    let view = Recording(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    screen.window.addSubview(view)
    _ = try screen.render()
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 30, height: 30)])
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 20, height: 20))
    _ = try screen.render()
    #expect(view.rects.count == 2 && view.rects[1].contains(CGRect(x: 10, y: 10, width: 20, height: 20)))
  }
}
