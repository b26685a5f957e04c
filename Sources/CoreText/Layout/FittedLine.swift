// One line before its glyphs are placed.
//
// Made by: LineFitter (what stands on it) and TextSetter (where it stands). Read by: LinePlacer and TypesetText.
import CoreGraphics
import Foundation

/// A part of a line, in the text's order.
enum LinePart: Sendable, Equatable {
  /// Units of the text.
  case text(Range<Int>)
  /// The mark for text left out. `after`: the unit that it follows, or at a line's head precedes.
  case token(after: Int)
  /// A hyphen after a divided word's last unit.
  case hyphen(after: Int)
}

struct FittedLine: Sendable {
  var paragraph: Int
  var parts: [LinePart]
  /// The units that the line shows or leaves out; hanging spaces and the line end are not among them.
  var content: Range<Int>
  /// Points; hanging spaces are not included, token and hyphen are.
  var width: CGFloat
  /// Where the text goes on after the line.
  var next: Int
  /// Whether the line was ended by its width, not by its paragraph.
  var isWrapped = false
  /// What was left out.
  var truncated: Range<Int>?
  /// Points after every glyph that moves the pen: negative where characters were set closer.
  var tightening: CGFloat = 0

  // Where it stands; set by TextSetter.
  /// From the container's leading edge to the room's.
  var lead: CGFloat = 0
  /// The room's edges, container's coordinates; infinite on the right until the container's width is known.
  var room: ClosedRange<CGFloat> = 0...0
  var top: CGFloat = 0
  var height: CGFloat = 0
  /// The height without spacing above and below.
  var usedTop: CGFloat = 0
  var usedHeight: CGFloat = 0
  var baseline: CGFloat = 0
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var leading: CGFloat = 0
}
