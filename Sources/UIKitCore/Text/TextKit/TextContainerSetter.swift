// Sets a text storage's text in containers, one after another.
//
// Called by: NSLayoutManager when layout is asked for. Hands on: LaidContainers. A container that overrides
// lineFragmentRect(forProposedRect:…) is asked for each line; others give their exclusion paths.

enum TextContainerSetter {
  static func lay(
    _ storage: NSAttributedString, in containers: [NSTextContainer], usesFontLeading: Bool
  ) -> [LaidContainer] {
    var laid: [LaidContainer] = []
    var start = 0
    for container in containers {
      guard start < storage.length || laid.isEmpty else { break }
      let rest =
        start == 0
        ? storage : storage.attributedSubstring(from: NSRange(location: start, length: storage.length - start))
      let prepared = PreparedText(rest, defaults: defaults(of: container))
      let text = prepared.typeset(constraints(container, at: start, usesFontLeading: usesFontLeading))
      let filled = LaidContainer(
        container: container, text: text, start: start, padding: container.lineFragmentPadding)
      laid.append(filled)
      start = max(start, filled.range.upperBound)
    }
    return laid
  }

  private static func defaults(of container: NSTextContainer) -> AttributeReader.Defaults {
    AttributeReader.Defaults()
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
