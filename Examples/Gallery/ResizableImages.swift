import UIKit

/// One small picture at four widths of the same size: stretched as a whole, with caps and a tiled inside, with caps and a
/// stretched inside, and tiled as a whole because its caps are zero.
final class ResizableImagesView: UIView {
  private let rows: [(title: String, image: UIImage)]

  override init(frame: CGRect) {
    let picture = Self.makePicture()
    let caps = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    rows = [
      ("Plain", picture),
      ("Caps, tiled", picture.resizableImage(withCapInsets: caps)),
      ("Caps, stretched", picture.resizableImage(withCapInsets: caps, resizingMode: .stretch)),
      ("Zero insets", picture.resizableImage(withCapInsets: .zero)),
    ]
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for (index, row) in rows.enumerated() { addRow(row.title, row.image, y: 24 + CGFloat(index) * 104) }
  }

  required init?(coder: NSCoder) {
    rows = []
    super.init(coder: coder)
  }

  /// 36 points: corners of one colour, edges of another, dots inside.
  private static func makePicture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 36, height: 36)).image { context in
      UIColor.systemIndigo.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 36, height: 36), cornerRadius: 12).fill()
      UIColor.systemYellow.setFill()
      UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 28, height: 28), cornerRadius: 8).fill()
      UIColor.systemRed.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 14, y: 14, width: 8, height: 8))
    }
  }

  private func addRow(_ title: String, _ image: UIImage, y: CGFloat) {
    let small = UIImageView(image: image)
    small.frame.origin = CGPoint(x: 24, y: y + 14)
    addSubview(small)
    let large = UIImageView(image: image)
    large.frame = CGRect(x: 80, y: y, width: 216, height: 66)
    addSubview(large)
    let caption = UILabel(frame: CGRect(x: 80, y: y + 68, width: 216, height: 20))
    caption.text = title
    caption.font = .systemFont(ofSize: 13)
    caption.textColor = .secondaryLabel
    addSubview(caption)
  }
}

#Preview("Resizable images") {
  ResizableImagesView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
}
