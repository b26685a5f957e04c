// NSLayoutManager: sets a text storage's text in containers, and says where characters are.
//
// Made by: clients. Layout is made when it is asked for and kept until text or containers change (TextContainerSetter). Glyph
// indices are character indices: every UTF-16 unit counts as one glyph, as TextKit's null glyphs make it possible. Answers
// about places are in NSLayoutManager+Geometry, drawing in NSLayoutManager+Drawing.

open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage? {
    didSet { discardLayout() }
  }
  open internal(set) var textContainers: [NSTextContainer] = [] {
    didSet { discardLayout() }
  }
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether fonts' leading counts between lines.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { discardLayout() } }
  }

  private var kept: [LaidContainer]?
  /// What was edited since the layout was made: the layout's units, and how many more the text has now.
  private struct Edit {
    var old: Range<Int>
    var delta: Int
  }
  private var edited: Edit?

  public override init() { super.init() }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager?.textContainers.removeAll { $0 === container }
    container.layoutManager = self
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { discardLayout() }

  // MARK: Layout

  /// The text in its containers, made if need be: anew, or where it was edited.
  var laid: [LaidContainer] {
    if let kept, edited == nil { return kept }
    guard let textStorage else { return [] }
    // Taken, so that mending it does not copy it.
    var made = kept ?? []
    let edit = kept == nil ? nil : edited
    kept = nil
    if !(edit.map { mend(&made, $0, textStorage) } ?? false) {
      made = TextContainerSetter.lay(textStorage, in: textContainers, usesFontLeading: usesFontLeading)
    }
    kept = made
    edited = nil
    delegate?.layoutManager(self, didCompleteLayoutFor: made.last?.container, atEnd: isComplete(made))
    return made
  }

  private func isComplete(_ laid: [LaidContainer]) -> Bool {
    (laid.last?.range.upperBound ?? 0) >= textStorage?.length ?? 0
  }

  /// Sets the edited paragraphs anew; false, and nothing changed, where that is not possible.
  private func mend(_ laid: inout [LaidContainer], _ edit: Edit, _ text: NSTextStorage) -> Bool {
    guard laid.count == 1, TextContainerSetter.isUniform(laid[0].container) else { return false }
    // The paragraph before as well: a line feed after its carriage return would be part of its end.
    let first = laid[0].partIndex(ofUnit: max(0, edit.old.lowerBound - 1))
    let last = laid[0].partIndex(ofUnit: edit.old.upperBound)
    let count = laid[0].parts.count
    let start = laid[0].parts[first].start
    let end = laid[0].parts[last].units.upperBound + edit.delta
    guard start <= end, end <= text.length, laid[0].parts[count - 1].units.upperBound + edit.delta == text.length
    else { return false }
    let new = TextContainerSetter.paragraphs(
      of: text, in: start..<end, laid[0].container, usesFontLeading: usesFontLeading)
    laid[0].replace(first..<(last + 1), with: start == end && count > last - first + 1 ? [] : new)
    return true
  }

  private func discardLayout() {
    edited = nil
    guard kept != nil else { return }
    kept = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  open func ensureLayout(for container: NSTextContainer) { _ = laid }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = laid }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = laid }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = laid }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = laid }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = laid }
  /// All layout is made anew when it is asked for next; the actual range is the whole text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    discardLayout()
  }

  /// Told by the text storage after every edit.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    guard kept != nil else { return }
    let new = NSUnionRange(newCharRange, invalidatedCharRange)
    let before = edited
    // The edit in the units of the layout: what an earlier edit added or took is subtracted behind it.
    let shift = before?.delta ?? 0
    let low = min(new.location, before?.old.lowerBound ?? new.location)
    let high = max(new.location + new.length - delta - shift, before?.old.upperBound ?? 0, low)
    edited = Edit(old: low..<high, delta: shift + delta)
    if before == nil { delegate?.layoutManagerDidInvalidateLayout(self) }
  }

  // MARK: Drawing

  /// `origin` is the container's top left in the context's user space, points. Draws the lines that show the glyphs.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, origin) { painter, context, units in painter.drawForeground(in: context, units: units) }
  }

  /// The colours behind the glyphs; to be called before `drawGlyphs`.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, origin) { painter, context, units in painter.drawBackgrounds(in: context, units: units) }
  }

  // MARK: Glyphs are characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// What the container holds.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    laid.first { $0.container === container }.map { NSRange($0.range) } ?? NSRange(location: 0, length: 0)
  }
  open func firstUnlaidCharacterIndex() -> Int { laid.last?.range.upperBound ?? 0 }
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
}

/// Hears of layout. Both members may be left out.
public protocol NSLayoutManagerDelegate: AnyObject {
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
