// A line shortened to a width, with a token for what is left out.
//
// Called by: clients that lay out text by hand. Uses: the engine's truncation, between user-perceived characters.
import CoreGraphics
import Foundation

/// Which part gives way. Documented: CTLineTruncationType.
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}

/// The line itself when it fits `width` points; otherwise a shorter one with the token, or with an ellipsis where it is
/// nil. Nil when the token is wider than `width`. Documented: CTLineCreateTruncatedLine.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard let index = line.index, Double(line.set.lines[index].width) > width else { return line }
  var source = line.source
  var constraints = TextConstraints(width: CGFloat(width), lineLimit: 1)
  constraints.lastLineMode =
    switch truncationType {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  if let token = truncationToken {
    var text = token.source.text
    // The token's runs are told apart from the line's by coming after them.
    for run in text.runs.indices { text.runs[run].attributes.runID += source.paints.count }
    source.paints += token.source.paints
    source.dictionaries += token.source.dictionaries
    constraints.truncationToken = text
  }
  let range = line.set.lines[index].range
  let set = TypesetText(source.text.part(range), constraints: constraints)
  guard let first = set.lines.first, Double(first.width) <= width + Double(LineFitter.tolerance) else { return nil }
  return CTLine(set: set, index: 0, stringOffset: line.stringOffset + range.lowerBound, source: source)
}

/// The line with its spaces widened by `justificationFactor` of what is missing to `justificationWidth`; nil when it has no
/// spaces or is wider. Documented: CTLineCreateJustifiedLine.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  guard let index = line.index else { return nil }
  let missing = CGFloat(justificationWidth) - line.set.lines[index].width
  let content = line.set.lines[index].contentRange
  let spaces = content.filter { line.source.text.units[$0] == 0x20 }
  guard missing >= 0, missing.isFinite, !spaces.isEmpty else { return nil }
  let extra = missing * min(max(justificationFactor, 0), 1) / CGFloat(spaces.count)
  let source = line.source
  var runs: [AttributedText.Run] = []
  for unit in source.text.units.indices {
    var attributes = line.set.text.source.runs[line.set.text.runIndex(at: unit)].attributes
    if content.contains(unit), source.text.units[unit] == 0x20 {
      attributes.kern = (attributes.tracking ?? attributes.kern ?? 0) + extra
      attributes.tracking = nil
    }
    if let last = runs.last, last.attributes == attributes {
      runs[runs.count - 1].length += 1
    } else {
      runs.append(AttributedText.Run(length: 1, attributes: attributes))
    }
  }
  let set = TypesetText(AttributedText(units: source.text.units, runs: runs, styles: source.text.styles))
  return CTLine(set: set, index: set.lines.isEmpty ? nil : 0, stringOffset: line.stringOffset, source: source)
}

extension AttributedText {
  /// A part of the text with its runs and styles.
  func part(_ range: Range<Int>) -> AttributedText {
    func cut(_ length: Int, _ at: inout Int) -> Int {
      let end = at + length
      defer { at = end }
      return max(0, min(end, range.upperBound) - max(at, range.lowerBound))
    }
    var at = 0
    let runs = self.runs.map { Run(length: cut($0.length, &at), attributes: $0.attributes) }.filter { $0.length > 0 }
    at = 0
    let styles = self.styles.map { StyleRun(length: cut($0.length, &at), style: $0.style) }.filter { $0.length > 0 }
    return AttributedText(
      units: Array(units[range]), runs: runs.isEmpty ? [self.runs[self.runs.count - 1]] : runs, styles: styles)
  }
}
