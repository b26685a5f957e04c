// Where characters are, and which character is where. Rectangles and points in the container's coordinates.
//
// Called by: clients that size, hit-test or highlight text by hand. Answers come from LaidContainer and LineGeometry.

extension NSLayoutManager {
  /// What the text takes in the container, padding and the line after a final line end included.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    laid.first { $0.container === container }?.usedRect ?? .zero
  }

  public func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let found = laid.first(where: { $0.range.contains(glyphIndex) }) else { return nil }
    effectiveRange?.pointee = NSRange(found.range)
    return found.container
  }

  /// The line's share of its container; zero for a glyph that has no place.
  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let (laid, line) = place(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(laid.range(ofLine: line))
    return laid.fragmentRect(ofLine: line)
  }

  /// The part of the line's share that the text uses.
  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let (laid, line) = place(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(laid.range(ofLine: line))
    return laid.usedRect(ofLine: line)
  }

  /// The glyph's origin on the baseline, from the line fragment's top left.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (laid, line) = place(of: glyphIndex) else { return .zero }
    let rect = laid.fragmentRect(ofLine: line)
    let span = laid.geometry(ofLine: line).span(of: glyphIndex - laid.start)
    return CGPoint(x: span.lowerBound - rect.minX, y: laid.lines[line].origin.y - rect.minY)
  }

  /// The empty line after a final line end; zero when there is none.
  public var extraLineFragmentRect: CGRect { laid.last?.text.typeset.extraLine?.fragmentRect ?? .zero }
  public var extraLineFragmentUsedRect: CGRect {
    guard let last = laid.last, let extra = last.text.typeset.extraLine else { return .zero }
    return extra.usedRect.insetBy(dx: -last.padding, dy: 0)
  }
  public var extraLineFragmentTextContainer: NSTextContainer? {
    laid.last.flatMap { $0.text.typeset.extraLine == nil ? nil : $0.container }
  }

  /// The smallest rectangle around glyphs, as high as their lines.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let found = laid.first(where: { $0.container === container }) else { return .zero }
    let box = found.rects(of: glyphRange.units).reduce(CGRect.null) { $0.union($1) }
    return box.isNull ? .zero : box
  }

  /// Line by line: fragment, used part, container and glyphs.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let units = glyphRange.units
    for laid in laid {
      for line in laid.lines.indices where laid.range(ofLine: line).overlaps(units) {
        var stop = ObjCBool(false)
        block(
          laid.fragmentRect(ofLine: line), laid.usedRect(ofLine: line), laid.container,
          NSRange(laid.range(ofLine: line)), &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// The rectangles to fill behind glyphs. `selectedRange` other than NSNotFound makes whole lines reach to their ends, as a
  /// selection does.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let found = laid.first(where: { $0.container === textContainer }) else { return }
    let isSelection = selectedRange.location != NSNotFound
    for line in found.lines.indices {
      let range = found.range(ofLine: line)
      let part = range.clamped(to: glyphRange.units)
      guard !part.isEmpty else { continue }
      for var rect in found.rects(of: part) {
        let fragment = found.fragmentRect(ofLine: line)
        if isSelection {
          rect = CGRect(x: rect.minX, y: fragment.minY, width: rect.width, height: fragment.height)
          if part.upperBound == range.upperBound, part.upperBound < glyphRange.units.upperBound {
            rect.size.width = max(rect.width, fragment.maxX - rect.minX)
          }
        }
        var stop = ObjCBool(false)
        block(rect, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// The glyph nearest to a point; beyond the text the nearest line's.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    hit(point, container)?.unit ?? 0
  }

  /// With how far into the glyph the point is, 0...1 from its leading edge.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = hit(point, container)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.unit ?? 0
  }

  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    hit(point, container)?.fraction ?? 0
  }

  /// The character under a point: the first unit of the user-perceived character there, and how far through it the point is.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = hit(point, container)
    partialFraction?.pointee = found?.fraction ?? 0
    return found?.unit ?? 0
  }

  /// What a truncation token stands for in the glyph's line; location NSNotFound when nothing is left out.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let (laid, line) = place(of: glyphIndex), let cut = laid.lines[line].truncatedRange else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange((cut.lowerBound + laid.start)..<(cut.upperBound + laid.start))
  }

  private func place(of unit: Int) -> (LaidContainer, Int)? {
    guard let found = laid.first(where: { $0.range.contains(unit) }), let line = found.lineIndex(ofUnit: unit) else {
      return nil
    }
    return (found, line)
  }

  private func hit(_ point: CGPoint, _ container: NSTextContainer) -> (unit: Int, fraction: CGFloat)? {
    guard let found = laid.first(where: { $0.container === container }),
      let line = found.lineIndex(at: point)
    else { return nil }
    let answer = found.geometry(ofLine: line).unit(atX: point.x)
    return (answer.unit + found.start, answer.fraction)
  }
}

extension LaidContainer {
  /// The line at a point: of the fragments at its height the nearest.
  func lineIndex(at point: CGPoint) -> Int? {
    guard let first = text.typeset.lineIndex(atY: point.y) else { return nil }
    let top = lines[first].fragmentRect.minY
    var best = first
    var index = first
    while index < lines.count, lines[index].fragmentRect.minY == top {
      if distance(point.x, lines[index].fragmentRect) < distance(point.x, lines[best].fragmentRect) { best = index }
      index += 1
    }
    return best
  }

  private func distance(_ x: CGFloat, _ rect: CGRect) -> CGFloat { max(0, rect.minX - x, x - rect.maxX) }
}

extension NSRange {
  /// Empty for a range that is nowhere.
  var units: Range<Int> {
    guard location != NSNotFound, length >= 0 else { return 0..<0 }
    return location..<(location + length)
  }
}
