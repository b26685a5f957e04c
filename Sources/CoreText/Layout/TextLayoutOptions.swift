// How a text is to be broken into lines and aligned.
//
// Made by: UIKitCore's labels and string drawing. Read by: LineFitter and TextLayout.
import Foundation

/// How lines sit between the edges. Documented: CTTextAlignment.
public enum CTTextAlignment: UInt8, Sendable, Hashable {
  case left = 0
  case right = 1
  case center = 2
  /// Lines that were wrapped are stretched at their spaces; the last of a paragraph is not.
  case justified = 3
  /// The script's own edge: left, as long as text is not set right to left.
  case natural = 4
}

/// What happens to a line that is too wide. Documented: CTLineBreakMode.
public enum CTLineBreakMode: UInt8, Sendable, Hashable {
  /// Lines end between words; inside one only when it is wider than a line, and then between characters.
  case byWordWrapping = 0
  /// Lines end between characters.
  case byCharWrapping = 1
  /// Lines are not wrapped; what is too wide runs over the edge.
  case byClipping = 2
  /// As byWordWrapping, and the last allowed line loses its head when it is too wide.
  case byTruncatingHead = 3
  /// As byWordWrapping, and the last allowed line loses its tail when text is left over.
  case byTruncatingTail = 4
  /// As byWordWrapping, and the last allowed line loses its middle when it is too wide.
  case byTruncatingMiddle = 5

  var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle }
}

/// The box that a text is set into.
package struct TextLayoutOptions: Hashable, Sendable {
  /// Points; infinite for no wrapping. NaN and negative widths count as 0: then every character has its own line.
  package var width: CGFloat
  /// The largest number of lines; 0 or less for any number.
  package var lineLimit: Int
  package var alignment: CTTextAlignment
  package var lineBreakMode: CTLineBreakMode

  package init(
    width: CGFloat = .infinity, lineLimit: Int = 0, alignment: CTTextAlignment = .natural,
    lineBreakMode: CTLineBreakMode = .byWordWrapping
  ) {
    self.width = width.isNaN ? 0 : max(0, width)
    self.lineLimit = max(0, lineLimit)
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
  }

  /// The options with the number of whole lines that `height` points hold, at least one, as a further limit.
  package func limited(toHeight height: CGFloat, font: CTFont) -> TextLayoutOptions {
    guard height.isFinite, font.metrics.lineHeight > 0 else { return self }
    let fitting = max(1, Int(min(1e6, (height + LineFitter.tolerance) / font.metrics.lineHeight)))
    var options = self
    options.lineLimit = lineLimit == 0 ? fitting : min(lineLimit, fitting)
    return options
  }
}
