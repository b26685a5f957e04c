// Sets a text storage's text in containers, one after another; in a container that is alike all the way down, paragraph by
// paragraph, so that an edit sets anew what it touches.
//
// Called by: NSLayoutManager when layout is asked for. Hands on: LaidContainers. A container that overrides
// lineFragmentRect(forProposedRect:…) is asked for each line; others give their exclusion paths.

enum TextContainerSetter {
  static func lay(
    _ storage: NSTextStorage, in containers: [NSTextContainer], usesFontLeading: Bool
  ) -> [LaidContainer] {
    if containers.count == 1, isUniform(containers[0]) {
      let parts = paragraphs(of: storage, in: 0..<storage.length, containers[0], usesFontLeading: usesFontLeading)
      return [LaidContainer(containers[0], parts: parts)]
    }
    var laid: [LaidContainer] = []
    var start = 0
    for container in containers {
      guard start < storage.length || laid.isEmpty else { break }
      let part = part(of: storage, start..<storage.length, container, usesFontLeading)
      let filled = LaidContainer(container, parts: [part])
      laid.append(filled)
      start = max(start, filled.range.upperBound)
    }
    return laid
  }

  /// Whether a paragraph in the container does not depend on where it stands, nor on what precedes it.
  static func isUniform(_ container: NSTextContainer) -> Bool {
    let mode = container.lineBreakMode
    return type(of: container) == NSTextContainer.self && container.exclusionPaths.isEmpty
      && container.maximumNumberOfLines == 0 && StringDrawing.limit(container.size.width).isFinite
      && StringDrawing.limit(container.size.height) > unlimited && (mode == .byWordWrapping || mode == .byCharWrapping)
  }

  /// A container as high as this is taken to be bottomless: what text views use. Points. Chosen here.
  private static let unlimited: CGFloat = 1e6

  /// Whole paragraphs, each set on its own; one part for no text.
  static func paragraphs(
    of storage: NSTextStorage, in units: Range<Int>, _ container: NSTextContainer, usesFontLeading: Bool
  ) -> [LaidPart] {
    guard !units.isEmpty else { return [part(of: storage, units, container, usesFontLeading)] }
    let text = (storage.string as NSString).substring(with: NSRange(units))
    var parts: [LaidPart] = []
    var start = units.lowerBound
    for end in paragraphEnds(text) {
      parts.append(part(of: storage, start..<(units.lowerBound + end), container, usesFontLeading))
      start = units.lowerBound + end
    }
    return parts
  }

  /// Where paragraphs end, line ends included; the last is the text's end.
  private static func paragraphEnds(_ text: String) -> [Int] {
    var ends: [Int] = []
    var at = 0
    var isAfterReturn = false
    for unit in text.utf16 {
      if isAfterReturn && unit != 0x0A { ends.append(at) }
      at += 1
      isAfterReturn = unit == 0x0D
      if unit == 0x0A || unit == 0x85 || unit == 0x2029 { ends.append(at) }
    }
    if ends.last != at { ends.append(at) }
    return ends
  }

  private static func part(
    of storage: NSTextStorage, _ units: Range<Int>, _ container: NSTextContainer, _ usesFontLeading: Bool
  ) -> LaidPart {
    let own = AttributeWalk(text: storage).part(NSRange(units))
    let prepared = PreparedText(own, defaults: AttributeReader.Defaults(firstUnit: units.lowerBound))
    let text = prepared.typeset(constraints(container, at: units.lowerBound, usesFontLeading: usesFontLeading))
    return LaidPart(text, start: units.lowerBound, length: units.count)
  }

  private static func constraints(
    _ container: NSTextContainer, at start: Int, usesFontLeading: Bool
  ) -> TextConstraints {
    var room = TextConstraints(
      width: StringDrawing.limit(container.size.width), lineLimit: container.maximumNumberOfLines)
    room.height = StringDrawing.limit(container.size.height)
    room.lineFragmentPadding = container.lineFragmentPadding
    room.usesFontLeading = usesFontLeading
    let mode = container.lineBreakMode.ct
    if mode.isTruncating || mode == .byClipping { room.lastLineMode = mode }
    if type(of: container) != NSTextContainer.self || !container.exclusionPaths.isEmpty {
      // Layout runs on the caller's thread, within this call.
      nonisolated(unsafe) let container = container
      room.lineRoom = { proposed in
        var spans: [ClosedRange<CGFloat>] = []
        var rest = proposed
        // A line has no more parts than it has points.
        while rest.width > 0, spans.count < 64 {
          var remaining = CGRect.zero
          let free = container.lineFragmentRect(
            forProposedRect: rest, at: start, writingDirection: .leftToRight, remaining: &remaining)
          if free.width > 0 { spans.append(free.minX...free.maxX) }
          guard remaining.width > 0, remaining.minX >= free.maxX else { break }
          rest = remaining
        }
        return TextLineRoom(spans: spans)
      }
    }
    return room
  }
}
