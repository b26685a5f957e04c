import UIKit

/// A card with a turned square that the card clips, and a caption below.
final class FirstLightView: UIView {
  private let card = UIView()
  private let square = UIView()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground

    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 24
    card.clipsToBounds = true
    addSubview(card)

    square.backgroundColor = .systemOrange
    square.transform = CGAffineTransform(rotationAngle: .pi / 8)
    square.layer.cornerRadius = 12
    card.addSubview(square)

    caption.text = "A turned square, cut by its card"
    caption.font = .systemFont(ofSize: 15, weight: .medium)
    caption.textColor = .secondaryLabel
    caption.textAlignment = .center
    addSubview(caption)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = CGRect(x: 24, y: 24, width: bounds.width - 48, height: bounds.height - 84)
    square.bounds = CGRect(x: 0, y: 0, width: 180, height: 180)
    square.center = CGPoint(x: card.bounds.maxX - 60, y: card.bounds.maxY - 50)
    caption.frame = CGRect(x: 24, y: bounds.height - 48, width: bounds.width - 48, height: 24)
  }
}

#Preview("First light") {
  FirstLightView(frame: CGRect(x: 0, y: 0, width: 320, height: 280))
}
