// NSTextAttachment: a picture that stands in text in place of one character (U+FFFC).
//
// Made by: clients. Hands on: its box to AttributeReader, its picture to TextPainter. File wrappers and view providers are
// not here.

open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
  // Sendable: its maker sets it up before text that carries it is handed on, as with UIKit's.
  private let foundationTag = FoundationTag()
  /// The character that an attachment stands on.
  public static let character = 0xFFFC

  open var contents: Data? {
    didSet { decoded = nil }
  }
  open var fileType: String?
  /// Wins over `contents`.
  open var image: UIImage?
  /// Points, y up from the baseline: a negative y puts it below. An empty size stands for the image's own. Source: documented.
  open var bounds = CGRect.zero
  /// Points on both sides, inside `bounds`' advance.
  open var lineLayoutPadding: CGFloat = 0

  private var decoded: UIImage?

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  public required init?(coder: NSCoder) {
    contents = coder.object("contents", as: Data.self)
    fileType = coder.text("fileType")
    super.init()
    read(coder)
  }

  open func encode(with coder: NSCoder) { write(coder) }
  open class var supportsSecureCoding: Bool { true }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Where the picture stands, y up from the baseline; override to size it to the line.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.width != 0 || bounds.height != 0 { return bounds }
    guard let shown else { return .zero }
    return CGRect(x: 0, y: bounds.minY - shown.baselineDrop, width: shown.size.width, height: shown.size.height)
  }

  /// The picture for `imageBounds`; nil draws nothing.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shown }

  private var shown: UIImage? {
    if let image { return image }
    if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
    return decoded
  }
}

extension UIImage {
  /// How far the image's own baseline is above its bottom: a symbol sits on the text's line. Points.
  fileprivate var baselineDrop: CGFloat { attributes.baselineOffset ?? 0 }
}

extension NSAttributedString {
  /// One character with the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// With other attributes on the same character.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
  }

  /// Whether some of the units are an attachment's. Source: documented.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      isFound = value is NSTextAttachment
      stop.pointee = ObjCBool(isFound)
    }
    return isFound
  }
}
