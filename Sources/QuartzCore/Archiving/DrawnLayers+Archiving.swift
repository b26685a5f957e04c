// Shape, gradient and replicator layers in keyed archives: what they have beyond CALayer.

import CoreGraphics
import Foundation
import RenderTree

extension CAShapeLayer.Shape {
  func write(_ coder: NSCoder) {
    let new = Self()
    coder.write(path, "path")
    coder.write(fillColor, "fillColor", unless: new.fillColor)
    coder.write(fillRule.rawValue, "fillRule", unless: new.fillRule.rawValue)
    coder.write(strokeColor, "strokeColor", unless: nil)
    coder.write(strokeStart, "strokeStart", unless: 0)
    coder.write(strokeEnd, "strokeEnd", unless: 1)
    coder.write(lineWidth, "lineWidth", unless: 1)
    coder.write(miterLimit, "miterLimit", unless: 10)
    coder.write(lineCap.rawValue, "lineCap", unless: new.lineCap.rawValue)
    coder.write(lineJoin.rawValue, "lineJoin", unless: new.lineJoin.rawValue)
    coder.write(lineDashPhase, "lineDashPhase", unless: 0)
    if let lineDashPattern { coder.encode(lineDashPattern as NSArray, forKey: "lineDashPattern") }
  }

  mutating func read(_ coder: NSCoder) {
    path = coder.path("path")
    fillColor = coder.color("fillColor", fillColor)
    fillRule = coder.text("fillRule").map { .init(rawValue: $0) } ?? fillRule
    strokeColor = coder.color("strokeColor", nil)
    strokeStart = coder.number("strokeStart", 0)
    strokeEnd = coder.number("strokeEnd", 1)
    lineWidth = coder.number("lineWidth", 1)
    miterLimit = coder.number("miterLimit", 10)
    lineCap = coder.text("lineCap").map { .init(rawValue: $0) } ?? lineCap
    lineJoin = coder.text("lineJoin").map { .init(rawValue: $0) } ?? lineJoin
    lineDashPhase = coder.number("lineDashPhase", 0)
    lineDashPattern = coder.object("lineDashPattern", as: [NSNumber].self)
  }
}

extension CAGradientLayer.Ramp {
  func write(_ coder: NSCoder) {
    let new = Self()
    if let colors {
      coder.encode(colors.compactMap(ColorText.text).map { $0 as NSString } as NSArray, forKey: "colors")
    }
    if let locations { coder.encode(locations as NSArray, forKey: "locations") }
    coder.write([startPoint.x, startPoint.y, endPoint.x, endPoint.y], "points", unless: [0.5, 0, 0.5, 1])
    coder.write(type.rawValue, "type", unless: new.type.rawValue)
  }

  mutating func read(_ coder: NSCoder) {
    colors = coder.object("colors", as: [NSString].self)?.compactMap { ColorText.color(from: $0 as String) }
    locations = coder.object("locations", as: [NSNumber].self)
    let points = coder.numbers("points", [0.5, 0, 0.5, 1])
    (startPoint, endPoint) = (CGPoint(x: points[0], y: points[1]), CGPoint(x: points[2], y: points[3]))
    type = coder.text("type").map { .init(rawValue: $0) } ?? type
  }
}

extension CAReplicatorLayer.Copies {
  private var offsets: [CGFloat] { [redOffset, greenOffset, blueOffset, alphaOffset].map { CGFloat($0) } }

  func write(_ coder: NSCoder) {
    coder.write(count, "instanceCount", unless: 1)
    coder.write(transform.numbers, "instanceTransform", unless: Matrix4.identity.numbers)
    coder.write(color, "instanceColor", unless: .white)
    coder.write(offsets, "instanceOffsets", unless: [0, 0, 0, 0])
    coder.write(preservesDepth, "preservesDepth", unless: false)
  }

  mutating func read(_ coder: NSCoder) {
    count = coder.integer("instanceCount", 1)
    transform = Matrix4(numbers: coder.numbers("instanceTransform", Matrix4.identity.numbers))
    color = coder.color("instanceColor", .white)
    let offsets = coder.numbers("instanceOffsets", [0, 0, 0, 0]).map { Float($0) }
    (redOffset, greenOffset, blueOffset, alphaOffset) = (offsets[0], offsets[1], offsets[2], offsets[3])
    preservesDepth = coder.flag("preservesDepth", false)
  }
}
