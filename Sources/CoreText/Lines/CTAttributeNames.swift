// Core Text's names of attributes, and how their values become the engine's.
//
// Read by: CTLine and CTFramesetter. UIKit's keys have the same names on Apple's platforms, so UIFont and NSParagraphStyle
// count as well: they say what they are in Core Text's terms by the protocols below.
import CoreGraphics
import Foundation

/// A CTFont. Without it: the system font at 12 points.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"
/// A number, points. Nil: the font's own kerning; 0: none.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"
/// A number, points; takes the place of kern.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"
/// 0: essential ligatures only, 1: standard, 2: all.
public nonisolated(unsafe) let kCTLigatureAttributeName: CFString = "NSLigature"
/// A CGColor. Without it: black.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// A Boolean: the context's fill colour is used.
public nonisolated(unsafe) let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A number, points up.
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = "CTBaselineOffset"
/// A number: 1 for the font's raised figures and letters, −1 for its lowered ones, where it has them. Source: documented.
public nonisolated(unsafe) let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// A BCP 47 tag.
public nonisolated(unsafe) let kCTLanguageAttributeName: CFString = "NSLanguage"
/// A paragraph's style.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"

/// What stands for a font in an attributed string besides CTFont: UIFont.
package protocol CTFontConvertible {
  var ctFont: CTFont { get }
}

/// What stands for a paragraph's style in an attributed string: NSParagraphStyle.
package protocol TextParagraphStyleConvertible {
  var textParagraphStyle: TextParagraphStyle { get }
}

/// What stands for a colour in an attributed string besides CGColor: UIColor.
package protocol CGColorConvertible {
  var coreTextColor: CGColor { get }
}

/// How a stretch is painted.
struct CTPaint: Sendable {
  /// Nil: the context's fill colour.
  var color: CGColor?
}

/// An attributed string in the engine's terms.
struct CTAttributedText {
  var text: AttributedText
  /// By `runID`.
  var paints: [CTPaint] = []
  /// The attributes as they came, by `runID`.
  nonisolated(unsafe) var dictionaries: [[NSAttributedString.Key: Any]] = []

  init(_ string: NSAttributedString, _ part: Range<Int>? = nil) {
    let units = Array((string.string as NSString as String).utf16)
    let part = part ?? 0..<units.count
    var runs: [AttributedText.Run] = []
    var styles: [AttributedText.StyleRun] = []
    var at = part.lowerBound
    while at < part.upperBound {
      var range = NSRange(location: at, length: 0)
      let values = string.attributes(at: at, effectiveRange: &range)
      let end = min(part.upperBound, max(range.location + range.length, at + 1))
      runs.append(AttributedText.Run(length: end - at, attributes: Self.attributes(values, runID: paints.count)))
      styles.append(AttributedText.StyleRun(length: end - at, style: Self.style(values)))
      paints.append(Self.paint(values))
      dictionaries.append(values)
      at = end
    }
    if runs.isEmpty {
      runs = [AttributedText.Run(length: 0, attributes: Self.attributes([:], runID: 0))]
      paints = [CTPaint(color: .black)]
      dictionaries = [[:]]
    }
    text = AttributedText(units: Array(units[part]), runs: runs, styles: styles)
  }

  private static func attributes(_ values: [NSAttributedString.Key: Any], runID: Int) -> TextAttributes {
    func value(_ name: CFString) -> Any? { values[NSAttributedString.Key(rawValue: name as String)] }
    func number(_ name: CFString) -> CGFloat? {
      (value(name) as? NSNumber).map { CGFloat($0.doubleValue) } ?? value(name) as? CGFloat
    }
    let font =
      value(kCTFontAttributeName) as? CTFont ?? (value(kCTFontAttributeName) as? any CTFontConvertible)?.ctFont
      ?? FontCatalog.shared.requiredSystemFont(SystemFontRequest(size: 12))
    let raised = number(kCTSuperscriptAttributeName) ?? 0
    let position: FontFeatures = raised > 0 ? .superiors : raised < 0 ? .inferiors : []
    var attributes = TextAttributes(font: font.adding(position), runID: runID)
    attributes.kern = number(kCTKernAttributeName)
    attributes.tracking = number(kCTTrackingAttributeName)
    attributes.baselineOffset = number(kCTBaselineOffsetAttributeName) ?? 0
    attributes.language = value(kCTLanguageAttributeName) as? String
    if let ligature = number(kCTLigatureAttributeName) {
      attributes.ligatures = ligature <= 0 ? .essential : ligature < 2 ? .standard : .all
    }
    return attributes
  }

  private static func style(_ values: [NSAttributedString.Key: Any]) -> TextParagraphStyle {
    let value = values[NSAttributedString.Key(rawValue: kCTParagraphStyleAttributeName as String)]
    return (value as? any TextParagraphStyleConvertible)?.textParagraphStyle ?? TextParagraphStyle()
  }

  private static func paint(_ values: [NSAttributedString.Key: Any]) -> CTPaint {
    func value(_ name: String) -> Any? { values[NSAttributedString.Key(rawValue: name)] }
    if (value(kCTForegroundColorFromContextAttributeName as String) as? NSNumber)?.boolValue == true {
      return CTPaint(color: nil)
    }
    if let color = value(kCTForegroundColorAttributeName as String) as? CGColor { return CTPaint(color: color) }
    return CTPaint(color: (value("NSColor") as? any CGColorConvertible)?.coreTextColor ?? .black)
  }
}
