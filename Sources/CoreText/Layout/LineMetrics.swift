// How high a line is: the largest of its fonts and boxes, and a paragraph style's rules over that.
//
// Called by: TextSetter. Fonts count as the attributes name them, not as fallbacks draw: a line keeps its height whatever is
// written on it, as a label does. Chosen here.
import CoreGraphics
import Foundation

struct LineMetrics {
  /// Above the baseline.
  private(set) var ascent: CGFloat = -.infinity
  /// Below the baseline.
  private(set) var descent: CGFloat = -.infinity
  private(set) var leading: CGFloat = 0

  /// Adds what the units are set in; for no units, what would be set there.
  mutating func add(_ text: ShapedText, units: Range<Int>) {
    guard !units.isEmpty else {
      return add(text.settings[text.settingIndex(at: units.lowerBound)].attributes, box: nil)
    }
    var index = text.pieceIndex(at: units.lowerBound)
    var last: Int32 = -1
    while index < text.pieces.count, text.pieces[index].range.lowerBound < units.upperBound {
      let piece = text.pieces[index]
      index += 1
      let attributes = text.settings[Int(piece.setting)].attributes
      if piece.kind == .attachment {
        add(attributes, box: attributes.attachment)
        last = -1
      } else if piece.setting != last {
        add(attributes, box: nil)
        last = piece.setting
      }
    }
  }

  private mutating func add(_ attributes: TextAttributes, box: TextAttachmentBox?) {
    let metrics = attributes.font.metrics
    let offset = TextSetter.length(attributes.baselineOffset)
    ascent = max(ascent, (box?.ascent ?? metrics.ascent) + offset)
    descent = max(descent, (box?.descent ?? metrics.descent) - offset)
    if box == nil { leading = max(leading, metrics.leading) }
  }

  /// The line's height under a style: the natural one times the multiple, within the style's bounds. Documented:
  /// NSParagraphStyle.
  func height(_ style: TextParagraphStyle, usesLeading: Bool) -> CGFloat {
    var height = max(0, ascent + descent + (usesLeading ? leading : 0))
    let multiple = TextSetter.length(style.lineHeightMultiple)
    if multiple > 0 { height *= multiple }
    let highest = TextSetter.length(style.maximumLineHeight)
    if highest > 0 { height = min(height, highest) }
    return max(height, TextSetter.length(style.minimumLineHeight))
  }
}
