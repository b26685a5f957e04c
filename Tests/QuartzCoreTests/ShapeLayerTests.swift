// CAShapeLayer, CAGradientLayer and CAReplicatorLayer: what they commit to, drawn into a context.

import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import Testing

@Suite struct ShapeLayerTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  /// 40×40 pixels, y down.
  private func pixels(_ layer: CALayer) -> PixelBuffer {
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let buffer = PixelBuffer(width: 40, height: 40)!
    layer.render(in: CGContext(backend: BitmapBackend(buffer: buffer, baseTransform: .identity)))
    return buffer
  }

  private func painted(_ row: Int, _ image: PixelBuffer) -> [Int] { (0..<40).filter { image[$0, row] != 0 } }

  private var line: CAShapeLayer {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 40, y: 10))
    layer.path = path
    layer.strokeColor = red
    layer.fillColor = nil
    layer.lineWidth = 4
    return layer
  }

  @Test("Defaults are Apple's") func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.fillColor == .black && layer.strokeColor == nil && layer.lineWidth == 1 && layer.miterLimit == 10)
    #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.fillRule == .nonZero && layer.lineDashPattern == nil && layer.path == nil)
  }

  @Test("Fill rules") func fill() {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    layer.path = path
    layer.fillColor = blue
    #expect(pixels(layer)[15, 15] == 0xFF00_00FF)
    layer.fillRule = .evenOdd
    #expect(pixels(layer)[15, 15] == 0 && pixels(layer)[5, 5] == 0xFF00_00FF)
  }

  @Test("The stroke's ends cut by length") func strokeEnds() {
    let layer = line
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    #expect(painted(10, pixels(layer)) == Array(10..<30))
    layer.strokeEnd = 0.25
    #expect(painted(10, pixels(layer)).isEmpty)
  }

  @Test("The stroke's ends count through all subpaths, closing lines included") func strokeEndsThroughSubpaths() {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    path.addRect(CGRect(x: 25, y: 5, width: 10, height: 10))
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = red
    layer.lineWidth = 2
    layer.strokeEnd = 0.5
    let image = pixels(layer)
    #expect(image[5, 10] != 0 && image[10, 5] != 0 && image[25, 10] == 0)
  }

  @Test("A trimmed circle ends where the angle says") func trimmedCircle() {
    let layer = CAShapeLayer()
    layer.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30), transform: nil)
    layer.fillColor = nil
    layer.strokeColor = red
    layer.lineWidth = 2
    let whole = pixels(layer).words.count { $0 != 0 }
    layer.strokeEnd = 0.25
    let quarter = pixels(layer).words.count { $0 != 0 }
    #expect(abs(quarter * 4 - whole) < whole / 8)
  }

  @Test("Dashes") func dashes() {
    let layer = line
    layer.lineDashPattern = [10, 10]
    #expect(painted(10, pixels(layer)) == Array(0..<10) + Array(20..<30))
    layer.lineDashPhase = 5
    #expect(painted(10, pixels(layer)) == Array(0..<5) + Array(15..<25) + Array(35..<40))
  }

  @Test("A shape shows beyond its bounds, and its node says so") func beyond() {
    let layer = line
    layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 5)
    let node = FramePipeline(root: layer).runFrame(size: CGSize(width: 40, height: 40), scale: 1).root
    #expect(node.paintedBounds.contains(CGRect(x: 0, y: 8, width: 40, height: 4)))
  }

  @Test("An axial gradient runs down by default; types and locations") func gradients() {
    let layer = CAGradientLayer()
    layer.colors = [red, blue]
    let axial = pixels(layer)
    #expect(axial[5, 0] >> 16 & 255 > 240 && axial[5, 39] & 255 > 240 && axial[5, 20] == axial[35, 20])
    layer.locations = [0, 0.25]
    #expect(pixels(layer)[5, 20] == 0xFF00_00FF)
    layer.locations = nil
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let radial = pixels(layer)
    #expect(radial[20, 20] >> 16 & 255 > 240 && radial[0, 0] == 0xFF00_00FF && radial[20, 39] & 255 > 230)
    layer.type = .conic
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let conic = pixels(layer)
    #expect(conic[39, 21] >> 16 & 255 > 240 && conic[39, 18] & 255 > 240)
  }

  @Test("Round corners cut a gradient without masksToBounds") func roundGradient() {
    let layer = CAGradientLayer()
    layer.colors = [red, blue]
    layer.cornerRadius = 10
    #expect(pixels(layer)[0, 0] == 0 && pixels(layer)[20, 0] != 0)
  }

  @Test("A replicator shows its sublayers again and again, moved and coloured on") func replicator() {
    let layer = CAReplicatorLayer()
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    dot.backgroundColor = .white
    layer.addSublayer(dot)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    layer.instanceRedOffset = -0.5
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let pipeline = FramePipeline(root: layer)
    let root = pipeline.runFrame(size: layer.bounds.size, scale: 1).root
    #expect(root.children.count == 3 && root.children[0].children[0] === root.children[2].children[0])
    #expect(root.children[2].placement.project(.zero) == CGPoint(x: 20, y: 0))
    #expect(root.children[2].style.extras.tint?.components == [0, 1, 1, 1])
    layer.instanceColor = .black
    let again = pipeline.runFrame(size: layer.bounds.size, scale: 1).root
    #expect(again.children.map(\.id) == root.children.map(\.id))
  }
}

extension PixelBuffer {
  /// All pixels, row by row.
  var words: [UInt32] { (0..<height).flatMap { y in (0..<width).map { self[$0, y] } } }
}
