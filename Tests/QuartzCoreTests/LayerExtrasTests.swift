// Properties few layers set: their defaults, what they commit to, and the space that sublayers live in.

import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@Suite struct LayerExtrasTests {
  private func commit(_ root: CALayer) -> RenderNode {
    FramePipeline(root: root).runFrame(size: CGSize(width: 100, height: 100), scale: 1).root
  }

  @Test("Defaults are Apple's") func defaults() {
    let layer = CALayer()
    #expect(layer.isDoubleSided && !layer.isGeometryFlipped && layer.allowsGroupOpacity && !layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1 && layer.cornerCurve == .circular && layer.contentsFormat == .RGBA8Uint)
    #expect(layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
    #expect(CATransform3DIsIdentity(layer.sublayerTransform) && layer.actions == nil)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(commit(layer).style.hasExtras == false)
  }

  @Test("An ordinary value set and unset again takes the node's extras away") func backToStandard() {
    let layer = CALayer()
    layer.cornerCurve = .continuous
    #expect(commit(layer).style.extras.hasContinuousCorners)
    layer.cornerCurve = .circular
    #expect(!commit(layer).style.hasExtras)
  }

  @Test("sublayerTransform moves sublayers about the anchor, and conversion follows it") func sublayerTransform() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let child = CALayer()
    child.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    parent.addSublayer(child)
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.convert(CGPoint(x: 10, y: 10), to: parent) == CGPoint(x: 70, y: 70))
    #expect(parent.hitTest(CGPoint(x: 65, y: 65)) === child)
    #expect(commit(parent).children[0].placement.project(CGPoint(x: 10, y: 10)) == CGPoint(x: 70, y: 70))
  }

  @Test("A changed sublayerTransform, anchor or parent is seen in the next commit") func sublayerTransformChanges() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.addSublayer(child)
    let pipeline = FramePipeline(root: parent)
    func corner() -> CGPoint {
      pipeline.runFrame(size: parent.bounds.size, scale: 1).root.children[0].placement.project(.zero)
    }
    #expect(corner() == .zero)
    parent.sublayerTransform = CATransform3DMakeTranslation(5, 0, 0)
    #expect(corner() == CGPoint(x: 5, y: 0))
    parent.sublayerTransform = CATransform3DMakeScale(2, 1, 1)
    #expect(corner() == CGPoint(x: -50, y: 0))
    parent.anchorPoint = .zero
    #expect(corner() == .zero)
    let other = CALayer()
    other.addSublayer(child)
    parent.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    let root = FramePipeline(root: other).runFrame(size: CGSize(width: 9, height: 9), scale: 1).root
    #expect(root.children[0].placement.project(.zero) == .zero)
  }

  @Test("Perspective: zPosition in front of the plane grows about the vanishing point") func perspective() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var perspective = CATransform3DMakeScale(1, 1, 1)
    perspective.m34 = -1 / 500
    parent.sublayerTransform = perspective
    let child = CALayer()
    child.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
    child.zPosition = 250
    parent.addSublayer(child)
    #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 150, y: 150))
    #expect(commit(parent).children[0].needsBitmap)
  }

  @Test("Flipped geometry: sublayers are placed from the bottom; the frame stays") func flipped() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.isGeometryFlipped = true
    let child = CALayer()
    child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    parent.addSublayer(child)
    #expect(parent.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(child.convert(child.bounds, to: nil) == CGRect(x: 10, y: 70, width: 20, height: 20))
    #expect(parent.hitTest(CGPoint(x: 15, y: 75)) === child)
    #expect(child.contentsAreFlipped())
  }

  @Test("Presentation: none before a frame, the layer's values after it; the model is the layer") func presentation() {
    let layer = CALayer()
    #expect(layer.presentation() == nil)
    _ = commit(layer)
    layer.opacity = 0.5
    #expect(layer.presentation()?.opacity == 0.5 && layer.model() === layer)
  }
}
