// Shapes, strokes and shadows at random places through the public CGContext API, per operation.
import CoreGraphics
import Foundation

func contextShapes(_ canvas: Canvas) -> [Row] {
  var random = Random()
  let places = (0..<1000).map { _ in
    CGPoint(x: random.coordinate(below: 870), y: random.coordinate(below: 2472))
  }
  func each(
    _ work: String, _ title: String, _ goal: Double, count: Int = 1000, _ body: @escaping (Int, CGPoint) -> Void
  ) -> Row {
    Row(work: work, title: title, through: "CGContext", unit: .microseconds, goal: goal, operations: count) {
      for i in 0..<count { body(i, places[i]) }
    }
  }
  let context = canvas.context
  func ink(_ i: Int, _ alpha: CGFloat) {
    context.setFillColor(red: CGFloat(i * 37 & 255) / 255, green: 0.4, blue: 0.2, alpha: alpha)
  }
  func rounded(_ i: Int, _ at: CGPoint, _ alpha: CGFloat) {
    ink(i, alpha)
    context.addPath(roundedRect(CGRect(origin: at, size: CGSize(width: 300, height: 60)), 12))
    context.fillPath()
  }
  return [
    each("rounded-rect", "rounded rect 300x60 r12, opaque", 6) { rounded($0, $1, 1) },
    each("rounded-rect-alpha", "rounded rect 300x60 r12, alpha", 8.5) { rounded($0, $1, 0.5) },
    each("circle", "circle r20", 4) { i, at in
      ink(i, 1)
      context.fillEllipse(in: CGRect(origin: at, size: CGSize(width: 40, height: 40)))
    },
    each("border", "rounded rect border 2 px", 9) { i, at in
      context.setStrokeColor(red: CGFloat(i * 37 & 255) / 255, green: 0.4, blue: 0.2, alpha: 1)
      context.setLineWidth(2)
      context.addPath(roundedRect(CGRect(x: at.x + 1, y: at.y + 1, width: 298, height: 58), 11))
      context.strokePath()
    },
    each("stroke", "3-px Bezier stroke, 100-px icon", 20) { i, at in
      context.setStrokeColor(red: CGFloat(i * 37 & 255) / 255, green: 0.4, blue: 0.2, alpha: 1)
      context.setLineWidth(3)
      func corner(_ x: Int, _ y: Int) -> CGPoint {
        CGPoint(x: at.x + CGFloat(i * x % 100), y: at.y + CGFloat(i * y % 100))
      }
      context.move(to: at)
      context.addCurve(to: corner(19, 23), control1: corner(7, 11), control2: corner(13, 17))
      context.strokePath()
    },
  ] + contextShadows(canvas, places)
}

private func roundedRect(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
  CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
}

/// A blur of 20 is sigma 10. The first of its size each time, or the same size again and again; whole-pixel places.
private func contextShadows(_ canvas: Canvas, _ places: [CGPoint]) -> [Row] {
  var serial = 0
  func shadowed(_ width: CGFloat, _ at: CGPoint) {
    canvas.saved { context in
      context.setShadow(offset: CGSize(width: 0, height: -3), blur: 20, color: CGColor(gray: 0, alpha: 0.4))
      context.setFillColor(gray: 1, alpha: 1)
      let rect = CGRect(x: at.x.rounded(), y: at.y.rounded(), width: width, height: 60)
      context.addPath(roundedRect(rect, 12))
      context.fillPath()
    }
  }
  return [
    Row(
      work: "shadow-first", title: "shadow sigma 10, first", through: "CGContext", unit: .microseconds, goal: 150,
      operations: 20
    ) {
      for i in 0..<20 {
        serial += 1
        shadowed(250 + CGFloat(serial % 5000) / 100, places[i])
      }
    },
    Row(
      work: "shadow-repeated", title: "shadow sigma 10, repeated", through: "CGContext", unit: .microseconds, goal: 25,
      operations: 20
    ) {
      for i in 0..<20 { shadowed(300, places[i]) }
    },
  ]
}
