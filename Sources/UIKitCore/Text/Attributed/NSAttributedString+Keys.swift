// UIKit's attributes of Foundation's NSAttributedString. Raw values are UIKit's.
//
// Used by: clients. Read by: AttributeReader, which says what each means. Foundation's class stays as it is.

extension NSAttributedString.Key {
  /// UIFont; Helvetica of 12 points when absent, here the system font of 12.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// NSParagraphStyle; the one at a paragraph's first character rules all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// UIColor; black when absent.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// UIColor; none when absent.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: 0 only the ligatures the script needs, 1 (default) the standard ones, 2 all.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number, points after each character; 0 turns kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number, points after each character; kerning stays. Wins over `kern`.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// NSUnderlineStyle's raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// NSUnderlineStyle's raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// UIColor; the foreground colour when absent.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number, percent of the point size: above 0 outlines only, below 0 outlines over filled glyphs.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// NSShadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// NSTextAttachment, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// URL or String; drawn in link colours where nothing else is set.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A number, points up.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// UIColor; the foreground colour when absent.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// UIColor; the foreground colour when absent.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number, how far glyphs lean right per point of height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number, the natural logarithm of how much wider glyphs are.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An array of numbers: NSWritingDirection's raw value | NSWritingDirectionFormatType's, outermost first.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// A TextEffectStyle, or its raw value.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// A number, 0 for horizontal text, which all text is: on iOS other values are undefined. Source: documented.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
  /// How glyphs look apart from their colours.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pressed into the paper: a dark edge inside the top of the glyphs, a light one below them.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
