// The frame of a layer under transforms, anchors and bounds: as observed of Core Animation, and the FR cases.

import QuartzCore
import Testing

private func expectClose(
  _ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-5, _ place: SourceLocation = #_sourceLocation
) {
  let parts = [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)]
  for (x, y) in parts where !(abs(x - y) <= tolerance) {
    Issue.record("\(a) is not \(b)", sourceLocation: place)
    return
  }
}

@Suite struct LayerFrameTests {
  private func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  @Test("FR-01 scaled by two: the frame grows about the centre, bounds and position stay")
  func scaled() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    expectClose(layer.frame, CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(layer.position == CGPoint(x: 50, y: 50))
  }

  @Test("FR-03 and FR-04 rotated by 0.1: read, set again, read back")
  func rotated() {
    let layer = layer(CGRect(x: 20, y: 20, width: 100, height: 100))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
    expectClose(layer.frame, CGRect(x: 15.258121, y: 15.258121, width: 109.483758, height: 109.483758))
    layer.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
    expectClose(layer.frame, CGRect(x: 11.063205, y: 20, width: 117.873589, height: 100))
    #expect(abs(layer.bounds.width - 109.483758) < 1e-5 && abs(layer.bounds.height - 89.517075) < 1e-5)
    #expect(layer.position == CGPoint(x: 70, y: 70))
  }

  @Test("A frame set under scale(2, 4) (observed)")
  func setUnderScale() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(layer.position == CGPoint(x: 60, y: 45))
  }

  @Test("FR-06 a new bounds size keeps the position")
  func boundsSize() {
    let layer = layer(CGRect(x: 50, y: 50, width: 100, height: 100))
    layer.bounds.size = CGSize(width: 256, height: 512)
    #expect(layer.position == CGPoint(x: 100, y: 100))
    #expect(layer.frame == CGRect(x: -28, y: -156, width: 256, height: 512))
  }

  @Test("FR-07 a new anchor keeps the position and moves the frame")
  func anchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.position = CGPoint(x: 272.5, y: 242.5)
    #expect(layer.frame.origin == CGPoint(x: 222.5, y: 192.5))
    layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(layer.position == CGPoint(x: 272.5, y: 242.5))
    #expect(layer.frame.origin == CGPoint(x: 172.5, y: 142.5))
  }

  @Test("FR-10 rotated by an eighth turn")
  func eighthTurn() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    expectClose(layer.frame, CGRect(x: -20.710678, y: -20.710678, width: 141.421356, height: 141.421356))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("CV-01 points between siblings and their children")
  func conversion() {
    let root = CALayer()
    let a = layer(CGRect(x: 20, y: 10, width: 10, height: 10))
    let b = layer(CGRect(x: 80, y: 80, width: 20, height: 20))
    let c = layer(CGRect(x: 5, y: 5, width: 5, height: 5))
    root.addSublayer(a)
    root.addSublayer(b)
    b.addSublayer(c)
    #expect(root.convert(CGPoint(x: 15, y: 15), to: a) == CGPoint(x: -5, y: 5))
    #expect(a.convert(CGPoint(x: 60, y: 70), to: b) == CGPoint(x: 0, y: 0))
    #expect(c.convert(CGPoint(x: 1, y: 1), to: a) == CGPoint(x: 66, y: 76))
  }

  @Test("A singular transform leaves a frame that can be set and read without a trap")
  func singular() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.frame.width == 0)
  }
}
