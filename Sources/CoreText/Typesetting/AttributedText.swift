// The text that the engine sets: UTF-16 units with attributes and paragraph styles.
//
// Made by: UIKitCore from NSAttributedString, whose indices these are. Read by: ShapedText.
import Foundation

/// Text in attributed runs. Units that no run covers take the last run's attributes, or style; surplus is ignored.
package struct AttributedText: Hashable, Sendable {
  /// Attributes for the next `length` units.
  package struct Run: Hashable, Sendable {
    package var length: Int
    package var attributes: TextAttributes
    package init(length: Int, attributes: TextAttributes) {
      self.length = max(0, length)
      self.attributes = attributes
    }
  }

  /// A paragraph style for the next `length` units.
  package struct StyleRun: Hashable, Sendable {
    package var length: Int
    package var style: TextParagraphStyle
    package init(length: Int, style: TextParagraphStyle) {
      self.length = max(0, length)
      self.style = style
    }
  }

  package var units: [UInt16]
  /// At least one, even for an empty text: it says how high an empty line is.
  package var runs: [Run]
  /// At least one.
  package var styles: [StyleRun]

  /// `runs` must not be empty; no `styles` stand for the default style.
  package init(units: [UInt16], runs: [Run], styles: [StyleRun]) {
    precondition(!runs.isEmpty, "AttributedText needs a run, even for no text: it gives an empty line its height")
    self.units = units
    self.runs = runs
    self.styles = styles.isEmpty ? [StyleRun(length: units.count, style: TextParagraphStyle())] : styles
  }

  /// The whole text in the same attributes.
  package init(
    _ text: String, attributes: TextAttributes, style: TextParagraphStyle = TextParagraphStyle()
  ) {
    let units = Array(text.utf16)
    self.init(
      units: units, runs: [Run(length: units.count, attributes: attributes)],
      styles: [StyleRun(length: units.count, style: style)])
  }
}
