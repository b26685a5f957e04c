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
    guard let (laid, place) = place(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(laid.range(of: place))
    return laid.fragmentRect(of: place)
  }

  /// The part of the line's share that the text uses.
  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let (laid, place) = place(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(laid.range(of: place))
    return laid.usedRect(of: place)
  }

  /// The glyph's origin on the baseline, from the line fragment's top left.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (laid, place) = place(of: glyphIndex) else { return .zero }
    let rect = laid.fragmentRect(of: place)
    let part = laid.parts[place.part]
    let span = part.geometry(ofLine: place.line).span(of: glyphIndex - part.start)
    return CGPoint(x: span.lowerBound - rect.minX, y: part.top + part.lines[place.line].origin.y - rect.minY)
  }

  /// The empty line after a final line end; zero when there is none.
  public var extraLineFragmentRect: CGRect { laid.last?.extraLine?.fragment ?? .zero }
  public var extraLineFragmentUsedRect: CGRect { laid.last?.extraLine?.used ?? .zero }
  public var extraLineFragmentTextContainer: NSTextContainer? {
    laid.last.flatMap { $0.extraLine == nil ? nil : $0.container }
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
    var stop = ObjCBool(false)
    for laid in laid where !stop.boolValue {
      laid.forEachLine(showing: glyphRange.units) { place in
        block(
          laid.fragmentRect(of: place), laid.usedRect(of: place), laid.container, NSRange(laid.range(of: place)), &stop)
        return !stop.boolValue
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
    var stop = ObjCBool(false)
    found.forEachLine(showing: glyphRange.units) { place in
      let range = found.range(of: place)
      let part = range.clamped(to: glyphRange.units)
      for var rect in found.rects(of: part) where !stop.boolValue {
        let fragment = found.fragmentRect(of: place)
        if isSelection {
          rect = CGRect(x: rect.minX, y: fragment.minY, width: rect.width, height: fragment.height)
          if part.upperBound == range.upperBound, part.upperBound < glyphRange.units.upperBound {
            rect.size.width = max(rect.width, fragment.maxX - rect.minX)
          }
        }
        block(rect, &stop)
      }
      return !stop.boolValue
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

  /// The glyphs of the lines that a rectangle touches, and of those between them; whole lines, as what draws or highlights a
  /// part of a text needs. Empty when it touches none.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let found = laid.first { $0.container === container }?.units(touching: bounds)
    return NSRange(found ?? 0..<0)
  }

  /// The same: layout is always whole.
  public func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer)
    -> NSRange
  {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  /// What a truncation token stands for in the glyph's line; location NSNotFound when nothing is left out.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let (laid, place) = place(of: glyphIndex), let cut = laid.parts[place.part].lines[place.line].truncatedRange
    else { return NSRange(location: NSNotFound, length: 0) }
    let start = laid.parts[place.part].start
    return NSRange((cut.lowerBound + start)..<(cut.upperBound + start))
  }

  private func place(of unit: Int) -> (LaidContainer, LaidContainer.Place)? {
    for laid in laid {
      if let place = laid.place(ofUnit: unit) { return (laid, place) }
    }
    return nil
  }

  private func hit(_ point: CGPoint, _ container: NSTextContainer) -> (unit: Int, fraction: CGFloat)? {
    guard let found = laid.first(where: { $0.container === container }), let place = found.place(at: point) else {
      return nil
    }
    let part = found.parts[place.part]
    let answer = part.geometry(ofLine: place.line).unit(atX: point.x)
    return (answer.unit + part.start, answer.fraction)
  }
}

extension NSRange {
  /// Empty for a range that is nowhere.
  var units: Range<Int> {
    guard location != NSNotFound, length >= 0 else { return 0..<0 }
    return location..<(location + length)
  }
}
