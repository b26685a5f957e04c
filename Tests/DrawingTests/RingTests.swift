// Strokes and even-odd frames of known shapes, drawn as rings, against the same elements as a plain path.
@testable import CoreGraphics
import Testing

@Suite struct RingTests {
  /// The elements alone: nothing tells what shape they are.
  private func plain(_ path: CGPath) -> CGPath {
    let copy = CGMutablePath()
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: copy.move(to: points[0])
      case .addLineToPoint: copy.addLine(to: points[0])
      case .addQuadCurveToPoint: copy.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: copy.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: copy.closeSubpath()
      @unknown default: break
      }
    }
    return copy
  }

  private func shape(_ random: inout SeededRandom, _ kind: Int) -> CGPath {
    let size = CGSize(width: random.number(6...30), height: random.number(6...30))
    let rect = CGRect(origin: CGPoint(x: random.number(6...12), y: random.number(6...12)), size: size)
    switch kind {
    case 0: return CGPath(rect: rect, transform: nil)
    case 1:
      return CGPath(
        ellipseIn: CGRect(origin: rect.origin, size: CGSize(width: size.width, height: size.width)), transform: nil)
    default:
      let radius = random.number(0.5...Double(min(size.width, size.height) / 2))
      return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
  }

  /// Draws shapes as they are, and as plain paths eight times as large, whose pixels are then averaged: in a pixel that two
  /// edges cross, overlaps of a plain path count twice. Returns the greatest difference of alphas in levels.
  private func difference(_ path: CGPath, _ draw: (CGContext) -> Void) -> Int {
    let (side, factor) = (60, 8)
    let context = canvas(side, side)
    context.addPath(path)
    draw(context)
    let large = canvas(side * factor, side * factor)
    large.scaleBy(x: CGFloat(factor), y: CGFloat(factor))
    large.addPath(plain(path))
    draw(large)
    let (found, fine) = (pixels(of: context), pixels(of: large))
    var worst = 0
    for y in 0..<side {
      for x in 0..<side {
        var sum = 0
        for v in 0..<factor {
          for u in 0..<factor { sum += Int(fine.values[(y * factor + v) * fine.width + x * factor + u] >> 24) }
        }
        worst = max(worst, abs(Int(found[x, y] >> 24) - (sum + 32) / 64))
      }
    }
    return worst
  }

  /// Edges lie on 1/256 pixel, which may be a level on both sides of a thin ring; circles of a path are cubics, 0.03 % off.
  private let tolerance = 5

  @Test("Strokes of rectangles, circles and rounded rectangles", arguments: 0..<3)
  func strokes(_ kind: Int) {
    var random = SeededRandom(kind + 400)
    let joins: [CGLineJoin] = [.miter, .round, .bevel]
    for round in 0..<30 {
      let path = shape(&random, kind)
      let width = random.number(0.2...14)
      let worst = difference(path) { context in
        context.setLineWidth(width)
        context.setLineJoin(joins[round % 3])
        context.strokePath()
      }
      #expect(worst <= tolerance, "kind \(kind) round \(round) width \(width)")
    }
  }

  @Test("Even-odd frames, also where the inner shape sticks out")
  func frames() {
    var random = SeededRandom(410)
    for round in 0..<45 {
      let (outer, inner) = (shape(&random, round % 3), shape(&random, (round / 3) % 3))
      let path = CGMutablePath()
      path.addPath(outer)
      path.addPath(inner, transform: inside(outer, inner, share: [0.6, 0.9, 1.2][round % 3]))
      for clips in [false, true] {
        func draw(_ context: CGContext) {
          guard clips else { return context.fillPath(using: .evenOdd) }
          context.clip(using: .evenOdd)
          context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        // Shapes that cross are drawn as the plain path that they are, inexact where two edges cross a pixel.
        #expect(
          difference(path, draw) <= tolerance || isDrawnAsPlain(path, draw), "round \(round), clips: \(clips)")
      }
    }
  }

  private func isDrawnAsPlain(_ path: CGPath, _ draw: (CGContext) -> Void) -> Bool {
    let (context, other) = (canvas(60, 60), canvas(60, 60))
    context.addPath(path)
    draw(context)
    other.addPath(plain(path))
    draw(other)
    return pixels(of: context) == pixels(of: other)
  }

  /// Scales the inner shape to a share of the outer one's bounds, about their middle.
  private func inside(_ outer: CGPath, _ inner: CGPath, share: CGFloat) -> CGAffineTransform {
    let (a, b) = (outer.boundingBoxOfPath, inner.boundingBoxOfPath)
    let scale = share * min(a.width / b.width, a.height / b.height)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: a.midX - b.midX * scale, ty: a.midY - b.midY * scale)
  }
}
