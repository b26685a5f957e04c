// A piece of a control: a view that takes no touches and is no business of clients.
//
// Made by: the controls of this folder.

final class ControlPart: UIView {
  /// Rounded at half its height when `isRound`.
  var isRound = false

  convenience init(_ color: UIColor?, isRound: Bool = false) {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color
    self.isRound = isRound
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isRound { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
  }

  /// The soft shadow of thumbs. Chosen here, after how they look.
  func castShadow() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 4
  }
}

/// A picture in a control.
final class ControlPicture: UIImageView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }
}
