// The table's whole-surface work through the public CGContext API.
import CoreGraphics
import Foundation

func contextRows(_ surface: Surface) -> [Row] {
  guard let canvas = Canvas(surface) else { return [] }
  return contextFills(canvas) + contextImages(canvas) + contextGradients(canvas) + contextShapes(canvas)
}

private func contextFills(_ canvas: Canvas) -> [Row] {
  let bounds = canvas.bounds
  var rows = [
    Row(work: "fill", title: "solid fill", through: "CGContext", unit: .fill, goal: 1.05) {
      canvas.context.setFillColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
      canvas.context.fill(bounds)
    },
    Row(work: "over-solid", title: "solid alpha over", through: "CGContext", unit: .copy, goal: 0.65) {
      canvas.context.setFillColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
      canvas.context.fill(bounds)
    },
  ]
  if let mask = canvas.mask() {
    rows.append(
      Row(work: "over-solid-mask", title: "solid through A8 mask", through: "CGContext", unit: .copy, goal: 1.3) {
        canvas.saved { context in
          context.clip(to: bounds, mask: mask)
          context.setFillColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
          context.fill(bounds)
        }
      })
  }
  return rows
}

private func contextImages(_ canvas: Canvas) -> [Row] {
  let bounds = canvas.bounds, width = canvas.surface.width, height = canvas.surface.height
  guard let image = canvas.image(width: width, height: height), let mask = canvas.mask(),
    let large = canvas.image(width: 2 * width, height: 2 * height),
    let small = canvas.image(width: width * 2 / 3, height: height * 2 / 3)
  else { return [] }
  func row(_ work: String, _ title: String, _ goal: Double, _ body: @escaping (CGContext) -> Void) -> Row {
    Row(work: work, title: title, through: "CGContext", unit: .copy, goal: goal) { canvas.saved(body) }
  }
  return [
    row("over-image", "image over, random alpha", 1.02) { $0.draw(image, in: bounds) },
    row("over-image-opacity", "image over x opacity", 1.3) {
      $0.setAlpha(0.5)
      $0.draw(image, in: bounds)
    },
    row("over-image-mask", "image through A8 mask", 1.6) {
      $0.clip(to: bounds, mask: mask)
      $0.draw(image, in: bounds)
    },
    row("bilinear-down", "bilinear 2x down, over", 2.6) {
      $0.interpolationQuality = .low
      $0.draw(large, in: bounds)
    },
    row("bilinear-up", "bilinear 1.5x up, over", 2.7) {
      $0.interpolationQuality = .low
      $0.draw(small, in: bounds)
    },
    row("rotate", "rotate 30 degrees bilinear over, edge", 5) {
      $0.interpolationQuality = .low
      $0.translateBy(x: bounds.midX, y: bounds.midY)
      $0.rotate(by: .pi / 6)
      $0.draw(image, in: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
    },
  ]
}

private func contextGradients(_ canvas: Canvas) -> [Row] {
  guard let gradient = canvas.gradient() else { return [] }
  let bounds = canvas.bounds, center = CGPoint(x: bounds.midX, y: bounds.midY)
  func row(_ work: String, _ title: String, _ goal: Double, _ body: @escaping (CGContext) -> Void) -> Row {
    Row(work: work, title: title, through: "CGContext", unit: .fill, goal: goal) { body(canvas.context) }
  }
  return [
    row("gradient-vertical", "linear gradient, vertical", 1.3) {
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.maxY), options: [])
    },
    row("gradient-diagonal", "linear gradient, diagonal", 1.4) {
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: bounds.maxX, y: bounds.maxY), options: [])
    },
    row("gradient-radial", "radial gradient", 2) {
      $0.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: bounds.midY,
        options: .drawsAfterEndLocation)
    },
  ]
}
