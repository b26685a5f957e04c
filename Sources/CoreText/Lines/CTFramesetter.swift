// CTFramesetter and CTFrame: attributed text set into a path.
//
// Called by: clients that lay out text by hand. Uses: TypesetText. A line stands where the path has room for its whole height;
// a path in several parts there holds as many fragments. y points up: line origins are from the lower left corner of the
// path's box.
import CoreGraphics
import Foundation

/// A text ready to be set. Immutable.
///
/// `@unchecked Sendable`: holds a copy of the client's string, which is not changed.
public final class CTFramesetter: @unchecked Sendable {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }
}

/// Text set into lines. Immutable.
public final class CTFrame: @unchecked Sendable {
  let path: CGPath
  let lines: [CTLine]
  /// The box that is filled, y up.
  let box: CGRect
  let range: CFRange
  let visible: CFRange

  init(_ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath) {
    let part = range.units(of: framesetter.string.length)
    let source = CTAttributedText(framesetter.string, part)
    let bounds = path.boundingBoxOfPath
    let box = bounds.isNull ? .zero : bounds
    self.path = path
    self.box = box
    var constraints = TextConstraints(width: box.width)
    constraints.height = box.height
    if !path.isRect(nil) { constraints.lineRoom = Self.room(path, box) }
    let set = TypesetText(source.text, constraints: constraints)
    let fitting = set.lines.indices.filter { set.lines[$0].usedRect.maxY <= box.height + LineFitter.tolerance }
    lines = fitting.map { CTLine(set: set, index: $0, stringOffset: part.lowerBound, source: source) }
    self.range = CFRange(location: part.lowerBound, length: part.count)
    visible = CFRange(location: part.lowerBound, length: fitting.last.map { set.lines[$0].range.upperBound } ?? 0)
  }
}

extension CTFrame {
  /// Parts of a line narrower than this hold no text. Points; chosen here.
  private static let narrowest: CGFloat = 8

  /// What of a proposed line (y down from the box's top) is inside the path, by the winding rule.
  private static func room(_ path: CGPath, _ box: CGRect) -> @Sendable (CGRect) -> TextLineRoom {
    let sides = PathSides(path)
    return { line in
      let spans = sides.inside(from: box.maxY - line.maxY, to: box.maxY - line.minY, isEvenOdd: false)
      return TextLineRoom(
        spans: spans.filter { $0.upperBound - $0.lowerBound >= narrowest }.map {
          ($0.lowerBound - box.minX)...($0.upperBound - box.minX)
        })
    }
  }
}

/// A framesetter of the string as it is now.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Sets the range (a length of 0: all that follows) into the path. `frameAttributes` are not read.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, stringRange, path) }

/// The size that the range needs within the constraints, points; in `fitRange` what fits. Documented:
/// CTFramesetterSuggestFrameSizeWithConstraints. `frameAttributes` are not read.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = stringRange.units(of: framesetter.string.length)
  var room = TextConstraints(width: constraints.width > 0 ? constraints.width : .infinity)
  if constraints.height > 0 { room.height = constraints.height }
  let set = TypesetText(CTAttributedText(framesetter.string, part).text, constraints: room)
  fitRange?.pointee = CFRange(location: part.lowerBound, length: set.lines.last?.range.upperBound ?? 0)
  return set.size
}

/// The frame's lines from top to bottom: CTLines.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Copies the origins of a range of lines (a length of 0: all that follow), from the box's lower left corner, y up.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  for (place, index) in range.units(of: frame.lines.count).enumerated() { origins[place] = frame.origin(of: index) }
}

/// The range that the frame was made for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// The part of it that found room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws every line, y up; the text position is left at the last line. Documented: CTFrameDraw.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (index, line) in frame.lines.enumerated() {
    let origin = frame.origin(of: index)
    context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
    CTLineDraw(line, context)
  }
}

extension CTFrame {
  /// A line's origin from the box's lower left corner, y up.
  func origin(of index: Int) -> CGPoint {
    guard let line = lines[index].line else { return .zero }
    return CGPoint(x: line.origin.x, y: box.height - line.origin.y)
  }
}
