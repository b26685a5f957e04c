// Text in many forms as views, and a number for the pixels of each: the same in debug and release, at every SIMD tier and
// number of threads (invariant I9).
//
// Compiled twice: by UIKitTests (debug) and, through a symbolic link, by the bench (release), which checks the same numbers.

import Foundation
import UIKit

@MainActor
enum TextScenes {
  /// Change with what is drawn: record the new values after looking at the goldens.
  static let recorded: [String: UInt64] = [
    "attributes": 10_213_400_266_809_982_337, "flow": 492_614_961_690_991_245, "scripts": 4_723_446_250_156_922_305,
    "styles": 14_576_097_884_051_197_911,
  ]

  /// FNV-1a over each scene's picture as a PNG. ACETATE_SCENES_FOLDER: where the pictures are written, to be looked at.
  static func digests() throws -> [String: UInt64] {
    var digests: [String: UInt64] = [:]
    for (name, make) in [("styles", styles), ("scripts", scripts), ("attributes", attributes), ("flow", flow)] {
      let screen = OffscreenWindow(size: CGSize(width: 320, height: 400), scale: 2)
      screen.window.backgroundColor = .white
      screen.window.addSubview(make())
      guard let data = try screen.render().flatMap({ UIImage(cgImage: $0).pngData() }) else { continue }
      if let folder = ProcessInfo.processInfo.environment["ACETATE_SCENES_FOLDER"] {
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
      }
      digests[name] = data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    return digests
  }

  private static func column(_ labels: [UILabel]) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var y: CGFloat = 4
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
      label.frame = CGRect(x: 10, y: y, width: 300, height: size.height)
      y += size.height + 2
      view.addSubview(label)
    }
    return view
  }

  private static func label(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    return label
  }

  private static func styles() -> UIView {
    let styles: [UIFont.TextStyle] = [.largeTitle, .title1, .headline, .body, .footnote, .caption2]
    var labels = styles.map { label("Hamburgefonstiv 0123", .preferredFont(forTextStyle: $0)) }
    labels += [.thin, .medium, .black].map { label("Weights", .systemFont(ofSize: 20, weight: $0)) }
    labels.append(label("let x = 3", .monospacedSystemFont(ofSize: 15, weight: .regular)))
    let tilted = label("Rotated by a tenth")
    tilted.transform = CGAffineTransform(rotationAngle: 0.1)
    return column(labels + [tilted])
  }

  private static func scripts() -> UIView {
    column(
      [
        "e\u{301}q\u{301} Đặng Tiếng Việt", "Ελληνικά · Кириллица", "مرحبا 123 بالعالم abc", "שָׁלוֹם 10-12 עולם",
        "नमस्ते क्षत्रिय",
        "สวัสดีชาวโลก น้ำใจ", "中文字符，测试。", "日本語のテキスト", "한국어 텍스트", "👩🏽‍🚀 👨‍👩‍👧‍👦 🇩🇪 1️⃣",
      ].map { label($0) })
  }

  private static func attributes() -> UIView {
    let text = NSMutableAttributedString(string: "Underlined, struck, kerned, raised, outlined and shadowed text.")
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 1)
    shadow.shadowBlurRadius = 2
    let all: [[NSAttributedString.Key: Any]] = [
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red],
      [.strikethroughStyle: NSUnderlineStyle.double.rawValue], [.kern: 3.0], [.baselineOffset: 5.0],
      [.strokeWidth: 3.0, .strokeColor: UIColor.blue], [.shadow: shadow], [.obliqueness: 0.3, .expansion: 0.2],
    ]
    for (index, attributes) in all.enumerated() {
      text.addAttributes(attributes, range: NSRange(location: index * 8, length: 8))
    }
    let many = UILabel()
    many.numberOfLines = 0
    many.attributedText = text
    let modes: [NSLineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping]
    let cut = modes.map { mode in
      let label = label("A line that is much too long for its label, whatever the mode")
      label.numberOfLines = 1
      label.lineBreakMode = mode
      return label
    }
    return column([many] + cut)
  }

  private final class Flow: UIView {
    override func draw(_ rect: CGRect) {
      let style = NSMutableParagraphStyle()
      style.alignment = .justified
      style.hyphenationFactor = 1
      let words = String(
        repeating: "Typographical considerations notwithstanding, the paragraph flows around. ", count: 6)
      let storage = NSTextStorage(
        string: words, attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style])
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: bounds.size)
      container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 100, y: 60, width: 120, height: 90))]
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: storage.length), at: .zero)
    }
  }

  private static func flow() -> UIView {
    let view = Flow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.backgroundColor = .white
    return view
  }
}
