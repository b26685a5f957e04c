import UIKit

/// Linear and radial gradients with hard and soft stops, clipped to shapes.
final class GradientsView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    fill(CGRect(x: 24, y: 24, width: 128, height: 96), context) { box in
      context.drawLinearGradient(
        sunset, start: CGPoint(x: box.minX, y: box.minY), end: CGPoint(x: box.minX, y: box.maxY), options: [])
    }
    fill(CGRect(x: 168, y: 24, width: 128, height: 96), context) { box in
      context.drawLinearGradient(
        sunset, start: CGPoint(x: box.minX, y: box.minY), end: CGPoint(x: box.maxX, y: box.maxY), options: [])
    }
    fill(CGRect(x: 24, y: 164, width: 128, height: 128), radius: 64, context) { box in
      context.drawRadialGradient(
        glow, startCenter: CGPoint(x: box.midX, y: box.midY), startRadius: 0,
        endCenter: CGPoint(x: box.midX, y: box.midY), endRadius: 66, options: [])
    }
    fill(CGRect(x: 168, y: 164, width: 128, height: 128), context) { box in
      context.drawRadialGradient(
        glow, startCenter: CGPoint(x: box.midX - 20, y: box.midY - 20), startRadius: 4,
        endCenter: CGPoint(x: box.midX, y: box.midY), endRadius: 64,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
  }

  private var sunset: CGGradient {
    let colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor]
    return CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 0.6, 1])!
  }

  private var glow: CGGradient {
    let colors = [UIColor.white.cgColor, UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
    return CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 0.35, 1])!
  }

  private func fill(_ box: CGRect, radius: CGFloat = 16, _ context: CGContext, paint: (CGRect) -> Void) {
    context.saveGState()
    UIBezierPath(roundedRect: box, cornerRadius: radius).addClip()
    paint(box)
    context.restoreGState()
  }
}

#Preview("Gradients") {
  let view = GradientsView(frame: CGRect(x: 0, y: 0, width: 320, height: 332))
  view.backgroundColor = .systemBackground
  let captions = [("linear, down", 0, 124), ("linear, across", 1, 124), ("radial", 0, 296), ("two centres", 1, 296)]
  for (text, column, y) in captions { view.addCaption(text, x: 88 + CGFloat(column) * 144, y: CGFloat(y)) }
  return view
}
