// CATextLayer: a string drawn as a layer's contents, without views.
//
// Made by: clients. Reads: CoreText sets the text (CATextLayer+Drawing). Defaults are documented. Attributed text takes fonts and
// colours by Core Text's and UIKit's keys; a view library's own font and colour classes say what they are by
// TextLayerFont and TextLayerColor.

import CoreText
import Foundation

/// A font of another module: UIFont.
package protocol TextLayerFont {
  var textLayerFont: CTFont { get }
}

/// A colour of another module: UIColor.
package protocol TextLayerColor {
  var textLayerColor: CGColor { get }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

open class CATextLayer: CALayer {
  struct Text {
    var string: Any?
    var font: Any?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
  }

  private(set) var text = Text()

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { text = other.text }
    needsDisplayOnBoundsChange = true
  }

  /// A string that is a String, its size, colour and modes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    text.string = coder.text("string")
    text.fontSize = coder.number("fontSize", 36)
    text.foregroundColor = coder.color("foregroundColor", text.foregroundColor)
    text.isWrapped = coder.flag("wrapped", false)
    text.truncationMode = coder.text("truncationMode").map { .init(rawValue: $0) } ?? .none
    text.alignmentMode = coder.text("alignmentMode").map { .init(rawValue: $0) } ?? .natural
    needsDisplayOnBoundsChange = true
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.write(text.string as? String ?? (text.string as? NSAttributedString)?.string, "string")
    coder.write(text.fontSize, "fontSize", unless: 36)
    coder.write(text.foregroundColor, "foregroundColor", unless: CGColor(gray: 1, alpha: 1))
    coder.write(text.isWrapped, "wrapped", unless: false)
    coder.write(text.truncationMode.rawValue, "truncationMode", unless: "none")
    coder.write(text.alignmentMode.rawValue, "alignmentMode", unless: "natural")
  }

  private func set<Value>(_ property: WritableKeyPath<Text, Value>, _ value: Value) {
    text[keyPath: property] = value
    setNeedsDisplay()
  }

  /// A String or an NSAttributedString; anything else draws nothing.
  open var string: Any? {
    get { text.string }
    set { set(\.string, newValue) }
  }
  /// A CTFont, a CGFont, a font of the view library, or a name; nil is the system font. Only its face matters: the size is
  /// `fontSize`. Not for attributed text.
  open var font: Any? {
    get { text.font }
    set { set(\.font, newValue) }
  }
  /// Points. Not for attributed text.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { set(\.fontSize, newValue) }
  }
  /// Opaque white by default. Not for attributed text.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { set(\.foregroundColor, newValue) }
  }
  /// Whether lines wrap at the bounds' width.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { set(\.isWrapped, newValue) }
  }
  /// How text that does not fit ends.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { set(\.truncationMode, newValue) }
  }
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { set(\.alignmentMode, newValue) }
  }

  open override func draw(in ctx: CGContext) { text.draw(in: bounds, ctx) }

  /// The text's size on lines that are not wrapped, points.
  open override func preferredFrameSize() -> CGSize { text.naturalSize ?? super.preferredFrameSize() }
}
