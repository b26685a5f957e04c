import UIKit

/// A warm circle over a cool one, in each of the separable and non-separable blend modes.
final class BlendModeCell: UIView {
  private let mode: CGBlendMode

  init(mode: CGBlendMode, name: String, frame: CGRect) {
    self.mode = mode
    super.init(frame: frame)
    let caption = UILabel(frame: CGRect(x: 0, y: frame.height - 16, width: frame.width, height: 16))
    caption.text = name
    caption.font = .systemFont(ofSize: 10)
    caption.textAlignment = .center
    caption.textColor = .secondaryLabel
    addSubview(caption)
  }

  required init?(coder: NSCoder) {
    mode = .normal
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    UIColor(red: 0.2, green: 0.55, blue: 0.9, alpha: 1).setFill()
    context.fillEllipse(in: CGRect(x: 6, y: 4, width: 44, height: 44))
    context.setBlendMode(mode)
    UIColor(red: 0.95, green: 0.6, blue: 0.25, alpha: 1).setFill()
    context.fillEllipse(in: CGRect(x: 26, y: 16, width: 44, height: 44))
    context.endTransparencyLayer()
  }
}

private let modes: [(CGBlendMode, String)] = [
  (.normal, "normal"), (.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"),
  (.darken, "darken"), (.lighten, "lighten"), (.colorDodge, "colorDodge"), (.colorBurn, "colorBurn"),
  (.softLight, "softLight"), (.hardLight, "hardLight"), (.difference, "difference"), (.exclusion, "exclusion"),
  (.hue, "hue"), (.saturation, "saturation"), (.color, "color"), (.luminosity, "luminosity"),
  (.xor, "xor"), (.sourceAtop, "sourceAtop"), (.plusDarker, "plusDarker"), (.plusLighter, "plusLighter"),
]

#Preview("Blend modes") {
  let board = UIView(frame: CGRect(x: 0, y: 0, width: 344, height: 432))
  board.backgroundColor = .systemBackground
  for (index, (mode, name)) in modes.enumerated() {
    let origin = CGPoint(x: 12 + CGFloat(index % 4) * 80, y: 12 + CGFloat(index / 4) * 84)
    let cell = BlendModeCell(mode: mode, name: name, frame: CGRect(origin: origin, size: CGSize(width: 80, height: 80)))
    board.addSubview(cell)
  }
  return board
}
